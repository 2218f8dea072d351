// SPDX-License-Identifier: Apache-2.0

/// Consistent Overhead Byte Stuffing as Garmin's links use it.
///
/// A frame is `00`, blocks, `00`. A block is a code n and n − 1 bytes that are not zero; a zero follows them unless n is
/// 255 or the frame ends. Against the textbook: a zero stands in front, and a last block is always written, so that data
/// that ends with a full run of 254 bytes ends with the block `01`.
///
/// Source: Gadgetbridge's Garmin support and garmin-ble, checked with frames of real watches.
public enum GarminCOBS {
    /// Bytes of data that a block with code 255 holds.
    static let longestRun = 254

    /// A whole frame around `data`, zeros in front and behind.
    public static func frame(_ data: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0]
        out.reserveCapacity(data.count + data.count / longestRun + 3)
        appendBlocks(data, to: &out)
        out.append(0)
        return out
    }

    /// Whether the last block is the one that the textbook leaves out.
    static func endsWithFullRun(_ data: [UInt8]) -> Bool {
        var run = 0
        for byte in data.reversed() {
            guard byte != 0 else { break }
            run += 1
        }
        return run > 0 && run % longestRun == 0
    }

    static func appendBlocks(_ data: [UInt8], to out: inout [UInt8]) {
        var code = out.count
        out.append(1)
        var length: UInt8 = 1
        for byte in data {
            if byte != 0 {
                out.append(byte)
                length += 1
            }
            if byte == 0 || length == 0xff {
                out[code] = length
                code = out.count
                out.append(1)
                length = 1
            }
        }
        out[code] = length
    }
}
