// SPDX-License-Identifier: Apache-2.0

extension Intent: BroadcastAddress {
    public var componentPackage: JavaString? { component?.package }
    public var componentClass: JavaString? { component?.className }
}
