// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "monkeyc-benchmark",
    dependencies: [.package(name: "wearkit", path: "../..")],
    targets: [
        .target(name: "CBaseline", cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(
            name: "MonkeyBench",
            dependencies: ["CBaseline", .product(name: "WearCodecs", package: "wearkit")],
            linkerSettings: [.linkedLibrary("m")]),
    ],
    swiftLanguageModes: [.v6]
)
