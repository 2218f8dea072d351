// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Foundation
import Testing

@testable import GATTCodec

/// One line of a vector file: a value's bytes and what they mean, with where that is known from.
struct FitnessVector: Sendable, CustomTestStringConvertible {
    var uuid: UInt16
    var bytes: [UInt8]
    var json: String
    var source: String

    var testDescription: String { "\(String(uuid, radix: 16)) \(Hex.string(bytes))" }

    /// The services whose vectors lie in this half of the fixtures.
    static let services = [
        "running-speed-and-cadence", "cycling-speed-and-cadence", "speed-and-cadence", "cycling-power",
        "fitness-machine", "location-and-navigation", "environmental-sensing", "user-data", "human-interface-device",
        "bond-management", "alerts", "scan-parameters", "automation-io", "object-transfer", "indoor-positioning",
        "supplement",
    ]

    static let all: [FitnessVector] = services.flatMap { service in
        FitnessFixtures.rows("gatt/\(service).tsv").map { row in
            FitnessVector(
                uuid: UInt16(row[0], radix: 16) ?? 0, bytes: FitnessFixtures.bytes(row[1]), json: row[2], source: row[3]
            )
        }
    }
}

/// A value that is damaged or forbidden, and how a decoder says so.
struct FitnessMalformed: Sendable, CustomTestStringConvertible {
    var uuid: UInt16
    var bytes: [UInt8]
    var policy: DecodePolicy
    /// The error or, after `accepted: `, the oddities.
    var outcome: String

    var testDescription: String { "\(String(uuid, radix: 16)) \(Hex.string(bytes)) \(policy)" }

    static let all: [FitnessMalformed] = FitnessFixtures.rows("malformed/gatt-fitness.tsv").map { row in
        FitnessMalformed(
            uuid: UInt16(row[0], radix: 16) ?? 0, bytes: FitnessFixtures.bytes(row[1]),
            policy: row[2] == "strict" ? .strict : .lenient, outcome: row[3])
    }
}

/// The fixtures at the top of the package.
enum FitnessFixtures {
    static let root: URL = {
        var folder = URL(filePath: #filePath)
        let files = FileManager.default
        while folder.path != "/" && !files.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            folder.deleteLastPathComponent()
        }
        return folder.appending(path: "Fixtures")
    }()

    /// The lines of a table without its head, in columns.
    static func rows(_ path: String) -> [[String]] {
        guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return [] }
        return text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    static func bytes(_ hex: String) -> [UInt8] { (try? Hex.bytes(hex)) ?? [] }
}

extension ValueCodec {
    /// Decodes into JSON.
    func json(_ bytes: [UInt8], policy: DecodePolicy = .lenient) -> (text: String, outcome: DecodeOutcome) {
        var printer = ValuePrinter(style: .json)
        let outcome = print(bytes.span, policy: policy, to: &printer)
        return (printer.string, outcome)
    }
}
