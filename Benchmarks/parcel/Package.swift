// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "parcel-benchmark",
    dependencies: [.package(name: "wearkit", path: "../..")],
    targets: [
        .target(name: "Baseline", cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(
            name: "parcel-benchmark", dependencies: ["Baseline", .product(name: "WearCodecs", package: "wearkit")]),
    ],
    swiftLanguageModes: [.v6]
)
