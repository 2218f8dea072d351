// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// What is sent in place of an object: `XXTEA([count of padding bytes] + object + padding)`, a multiple of four bytes
/// and at least eight; and a checksum over that (single source: Juggluco).
public enum AppMessageEnvelope {
    /// How many bytes of padding a sender takes.
    public enum Padding: Sendable, Hashable {
        /// One to four, as phones do.
        case oneToFour
        /// None to three, as watches do.
        case noneToThree
    }

    /// Encrypts an object.
    public static func seal(_ object: [UInt8], key: AppChannelKey, padding: Padding = .oneToFour) -> [UInt8] {
        var count = (4 - (object.count + 1) % 4) % 4
        if count == 0 && padding == .oneToFour { count = 4 }
        while object.count + 1 + count < 8 { count += 4 }
        var bytes = [UInt8(truncatingIfNeeded: count)] + object + [UInt8](repeating: 0, count: count)
        XXTEA.encrypt(&bytes, key: key)
        return bytes
    }

    /// Decrypts an object.
    ///
    /// - Throws: `DecodeError` where the count of bytes is impossible, or the padding larger than all that there is,
    ///   which is what a wrong key most often gives.
    public static func open(_ ciphertext: [UInt8], key: AppChannelKey) throws(DecodeError) -> [UInt8] {
        guard ciphertext.count >= 8, ciphertext.count % 4 == 0 else {
            throw DecodeError(
                .invalidValue, offset: 0, detail: "\(ciphertext.count) encrypted bytes: no multiple of 4, or below 8")
        }
        var bytes = ciphertext
        XXTEA.decrypt(&bytes, key: key)
        let padding = Int(bytes[0])
        guard padding < bytes.count else {
            throw DecodeError(
                .lengthMismatch(declared: padding, actual: bytes.count - 1), path: ["padding"], offset: 0,
                detail: "decrypted")
        }
        return Array(bytes[1..<bytes.count - padding])
    }

    /// CRC-16/ARC: polynomial 0x8005 with its bits reversed, start value 0; over "123456789" it is 0xBB3D.
    public static func checksum(_ bytes: [UInt8]) -> UInt16 { Checksum.crc16ARC(bytes.span) }
}
