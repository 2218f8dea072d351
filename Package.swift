// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Settings of every target: Swift 6 mode comes from `swiftLanguageModes` below.
let common: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Readers are non-escaping views over borrowed bytes (`ByteReader`).
    .enableExperimentalFeature("Lifetimes"),
]

/// Codec targets meet untrusted bytes, so every unsafe construct has to be spelled out.
let codec: [SwiftSetting] = common + [.strictMemorySafety()]

func codecTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: codec)
}

func rimTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: common)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: common)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: common)
}

let codecs = ["ByteCoding", "FieldCoding", "BluetoothCore", "GATTCodec", "BoseCodec", "VuzixCodec", "GarminCodec"]

var products: [Product] = [
    .library(name: "WearCodecs", targets: codecs),
    .library(name: "WearCaptures", targets: ["CaptureFiles", "TraceDecoder"]),
    .library(
        name: "WearSimulator",
        targets: [
            "GATT", "HostStack", "VirtualController", "HCITransports", "TetheredLink", "Simulator", "CaptureReplay",
        ]),
    .library(name: "WearBlueZ", targets: ["BlueZ", "FakeBlueZ"]),
    .library(name: "WearTesting", targets: ["WearTesting"]),
    .library(name: "BoseWearable", targets: ["BoseWearable"]),
    .library(name: "VuzixConnectivity", targets: ["VuzixConnectivity"]),
    .library(name: "ConnectIQ", targets: ["ConnectIQ"]),
    .library(name: "SpeziBluetooth", targets: ["SpeziBluetooth", "SpeziBluetoothServices"]),
    .executable(name: "wearcodec", targets: ["wearcodec"]),
    .executable(name: "wearsim", targets: ["wearsim"]),
]

var targets: [Target] = [
    // Codecs: pure values, no Foundation, no I/O, no system library.
    codecTarget("ByteCoding", []),
    codecTarget("FieldCoding", ["ByteCoding"]),
    codecTarget("BluetoothCore", ["ByteCoding", "FieldCoding"]),
    codecTarget("GATTCodec", ["ByteCoding", "FieldCoding", "BluetoothCore"]),
    codecTarget("BoseCodec", ["ByteCoding", "FieldCoding", "BluetoothCore"]),
    codecTarget("VuzixCodec", ["ByteCoding", "FieldCoding", "BluetoothCore"]),
    codecTarget("GarminCodec", ["ByteCoding", "FieldCoding", "BluetoothCore"]),

    // Captures.
    .systemLibrary(name: "CLibpcap", pkgConfig: "libpcap", providers: [.apt(["libpcap-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    rimTarget("CaptureFiles", ["ByteCoding", "CLibpcap", "CZlib"]),
    rimTarget(
        "TraceDecoder",
        [
            "ByteCoding", "FieldCoding", "BluetoothCore", "CaptureFiles", "GATTCodec", "BoseCodec", "VuzixCodec",
            "GarminCodec",
        ]),

    // The simulated device and the stack below it.
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    rimTarget("GATT", ["ByteCoding", "BluetoothCore"]),
    rimTarget("HostStack", ["GATT", "CCrypto"]),
    rimTarget("VirtualController", ["ByteCoding", "BluetoothCore"]),
    rimTarget("HCITransports", ["ByteCoding", "BluetoothCore"]),
    rimTarget("TetheredLink", ["GarminCodec"]),
    rimTarget("Simulator", ["GATT", "BluetoothCore", "GATTCodec", "BoseCodec", "VuzixCodec", "GarminCodec"]),
    rimTarget("CaptureReplay", ["Simulator", "TraceDecoder"]),
    rimTarget("BlueZ", ["BluetoothCore", "GATT", "CSystemd"]),
    rimTarget("FakeBlueZ", ["BlueZ", "Simulator"]),

    // The client SDKs of the vendors' documents.
    rimTarget("BoseWearable", ["GATT", "BoseCodec"]),
    rimTarget("VuzixConnectivity", ["GATT", "VuzixCodec"]),
    rimTarget("ConnectIQ", ["GATT", "GarminCodec"]),
    rimTarget("SpeziBluetooth", ["BluetoothCore", "GATT", "ByteCoding"]),
    rimTarget("SpeziBluetoothServices", ["SpeziBluetooth", "GATTCodec"]),

    // Tools.
    rimTarget("WearTesting", ["ByteCoding", "FieldCoding"]),
    rimTarget("ToolSupport", ["ByteCoding"]),
    program(
        "wearcodec",
        ["ByteCoding", "FieldCoding", "BluetoothCore", "GATTCodec", "CaptureFiles", "TraceDecoder", "ToolSupport"]),
    program("wearsim", ["ToolSupport", "Simulator"]),

    // Tests.
    tests("ByteCoding", ["ByteCoding", "WearTesting"]),
    tests("FieldCoding", ["ByteCoding", "FieldCoding", "WearTesting"]),
    tests("BluetoothCore", ["ByteCoding", "FieldCoding", "BluetoothCore", "WearTesting"]),
    tests("GATTCodec", ["ByteCoding", "FieldCoding", "BluetoothCore", "GATTCodec", "WearTesting"]),
    tests("BoseCodec", ["ByteCoding", "FieldCoding", "BluetoothCore", "BoseCodec", "WearTesting"]),
    tests("VuzixCodec", ["ByteCoding", "FieldCoding", "BluetoothCore", "VuzixCodec", "WearTesting"]),
    tests("GarminCodec", ["ByteCoding", "FieldCoding", "BluetoothCore", "GarminCodec", "WearTesting"]),
    tests("CaptureFiles", ["ByteCoding", "CaptureFiles", "WearTesting"]),
    tests(
        "TraceDecoder",
        ["ByteCoding", "FieldCoding", "BluetoothCore", "GATTCodec", "CaptureFiles", "TraceDecoder", "WearTesting"]),
    tests("ToolSupport", ["ToolSupport"]),
    tests(
        "Conformance",
        [
            "ByteCoding", "FieldCoding", "BluetoothCore", "GATTCodec", "CaptureFiles", "TraceDecoder", "WearTesting",
            "FuzzChecks",
        ]),
    tests("WearTesting", ["WearTesting"]),
    tests("GATT", ["GATT"]),
    tests("HostStack", ["HostStack"]),
    tests("HCITransports", ["HCITransports"]),
    tests("Simulator", ["Simulator", "WearTesting"]),
    tests("BlueZ", ["BluetoothCore", "GATT", "BlueZ"]),
    tests("Command", ["WearTesting"]),
]

// What the fuzz program checks, which the tests run over kept inputs too.
let fuzzed: [Target.Dependency] = [
    "FieldCoding", "BluetoothCore", "GATTCodec", "BoseCodec", "VuzixCodec", "GarminCodec", "CaptureFiles",
    "TraceDecoder", "WearTesting",
]
targets.append(.target(name: "FuzzChecks", dependencies: fuzzed, path: "Fuzz/Checks", swiftSettings: common))

// The program itself links only with libFuzzer: see Scripts/fuzz.
if Context.environment["WEARKIT_FUZZ"] != nil {
    targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["FuzzChecks", "WearTesting"], path: "Fuzz/Program", swiftSettings: common))
}

let package = Package(
    name: "wearkit",
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
