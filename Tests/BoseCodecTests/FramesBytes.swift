// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

@testable import BoseCodec

/// Bytes of an emulated Frames Alto (Ukaton-Inc/side-missions-firmware), as `Fixtures/bose/values.tsv` has them.
enum FramesBytes {
    static let deviceInformation = hex("0400402c01 0000000f 0007000e 08 002f 04 0000")
    static let sensorInformation = hex(
        """
        00 fff8 0008 8001 7fff 001f 07  01 f830 07d0 8001 7fff 001f 07
        02 ffff 0001 c001 3fff 001f 0a  03 ffff 0001 c001 3fff 001f 08
        """)
    static let sensorConfiguration = hex("00 0000 01 0000 02 0000 03 0000")
    static let gestureInformation = hex("81 01 00 82 01 00 83 01 00 c0 01 00 c1 01 00 c2 01 00")
    static let gestureConfiguration = hex("81 00 82 00 83 00 c0 00 c1 00 c2 00")

    static func hex(_ text: String) -> [UInt8] { (try? Hex.bytes(text)) ?? [] }
}
