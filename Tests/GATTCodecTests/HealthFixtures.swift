// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Foundation
import GATTCodec

/// A line of `Fixtures/gatt/<service>.tsv`.
struct HealthVector: Sendable, CustomStringConvertible {
    let uuid: UInt16
    let bytes: [UInt8]
    let json: String
    let source: String

    var description: String { "\(String(uuid, radix: 16)) \(Hex.string(bytes))" }
}

/// A line of `Fixtures/malformed/gatt-health.tsv`.
struct MalformedHealthVector: Sendable, CustomStringConvertible {
    let uuid: UInt16
    let bytes: [UInt8]
    /// `error` where no policy accepts the bytes, `oddity` where the lenient one does.
    let outcome: String
    /// Part of the fault's description.
    let fault: String

    var description: String { "\(String(uuid, radix: 16)) \(Hex.string(bytes))" }
}

enum HealthFixtures {
    static let services = [
        "heart-rate", "battery", "device-information", "health-thermometer", "blood-pressure", "weight-scale",
        "body-composition", "pulse-oximeter", "record-access", "glucose", "continuous-glucose", "time",
        "generic-access", "generic-attribute", "descriptors",
    ]

    static let vectors: [HealthVector] = services.flatMap { service in
        rows("gatt/\(service).tsv", columns: 4).map {
            HealthVector(uuid: uuid($0[0]), bytes: bytes($0[1]), json: $0[2], source: $0[3])
        }
    }

    static let malformed: [MalformedHealthVector] = rows("malformed/gatt-health.tsv", columns: 4).map {
        MalformedHealthVector(uuid: uuid($0[0]), bytes: bytes($0[1]), outcome: $0[2], fault: $0[3])
    }

    private static func rows(_ path: String, columns: Int) -> [[String]] {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        let file = folder.appending(path: "Fixtures/\(path)")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            preconditionFailure("\(file.path) cannot be read")
        }
        return text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            precondition(fields.count == columns, "\(path) has a line with \(fields.count) columns: \(line)")
            return fields
        }
    }

    private static func uuid(_ text: String) -> UInt16 {
        guard let value = UInt16(text, radix: 16) else { preconditionFailure("\(text) is no UUID") }
        return value
    }

    private static func bytes(_ text: String) -> [UInt8] {
        guard let value = try? Hex.bytes(text) else { preconditionFailure("\(text) is no hex") }
        return value
    }
}

/// SplitMix64: small, and the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}
