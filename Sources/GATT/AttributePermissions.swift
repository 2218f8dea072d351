// SPDX-License-Identifier: Apache-2.0

/// Who may read and write an attribute (Core specification 5.4, volume 3, part F, 3.2.5). They are never sent.
public struct AttributePermissions: Sendable, Hashable {
    /// What the link has to be before access is granted, weakest first.
    public enum Security: UInt8, Sendable, Hashable, Comparable {
        case none
        case encrypted
        /// Encrypted with a key from a pairing that protects against men in the middle.
        case authenticated

        public static func < (left: Security, right: Security) -> Bool { left.rawValue < right.rawValue }
    }

    /// What reading needs; nil where reading is not permitted.
    public var read: Security?
    /// What writing needs; nil where writing is not permitted.
    public var write: Security?

    public init(read: Security? = nil, write: Security? = nil) {
        self.read = read
        self.write = write
    }

    /// The ATT error code for an access over a link of this security; nil where it is granted (part F, 3.4.1.1).
    public func error(reading isReading: Bool, over link: Security) -> UInt8? {
        guard let needed = isReading ? read : write else { return isReading ? 0x02 : 0x03 }
        if link >= needed { return nil }
        // Insufficient Authentication, or Insufficient Encryption.
        return needed == .authenticated ? 0x05 : 0x0f
    }
}
