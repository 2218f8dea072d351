// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension Scale {
    /// A user index; 255 stands for an unknown user.
    public static let userID = Scale(special: .maximumUnknown)
}
