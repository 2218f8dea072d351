// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import VuzixCodec

/// The decoder of Vuzix glasses with zlib at hand, for bodies that are compressed: codecs know no C library.
struct GlassesTraffic: TrafficDecoder {
    static var services: [BluetoothUUID] { VuzixTrafficDecoder.services }
    static var messageNames: [String] { VuzixTrafficDecoder.messageNames }

    private var decoder = VuzixTrafficDecoder(
        bodyReader: WVP1ContentReader(),
        compression: WVP1Compression(
            inflate: { bytes, limit throws(WVP1Compression.Fault) in
                do throws(Gzip.Fault) { return try Gzip.inflate(bytes, limit: limit) } catch {
                    switch error {
                    case .damaged: throw .damaged
                    case .tooLarge: throw .tooLarge
                    }
                }
            },
            deflate: { _ in nil }))

    init() {}

    mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        decoder.receive(traffic, into: &messages)
    }

    mutating func disconnected(into messages: inout [TrafficMessage]) { decoder.disconnected(into: &messages) }
}
