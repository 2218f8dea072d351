// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "bose-benchmark",
    dependencies: [.package(name: "wearkit", path: "../..")],
    targets: [
        .target(name: "CBaseline"),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "bose-benchmark",
            dependencies: [.product(name: "WearCodecs", package: "wearkit"), "CBaseline", "CAllocations"],
            swiftSettings: [
                .enableUpcomingFeature("InternalImportsByDefault"), .enableExperimentalFeature("Lifetimes"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
