// SPDX-License-Identifier: Apache-2.0

/// The control point by which services give access to stored records.
public enum RecordAccess {
    static var entries: [CharacteristicEntry] { [CharacteristicEntry(RecordAccessControlPoint.self)] }
}
