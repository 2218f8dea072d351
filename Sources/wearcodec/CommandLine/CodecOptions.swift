// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Options that choose the codec for a single value.
enum CodecOptions {
    static let codecFormat = ValueFormat<String>.text(
        "CODEC",
        suggestions: [
            AllowedValue("2A37", "Heart Rate Measurement"),
            AllowedValue("bose.sensor-data"), AllowedValue("bose.sensor-information"),
            AllowedValue("monkeyc"), AllowedValue("gfdi"), AllowedValue("ciq-channel"),
            AllowedValue("parcel-bundle"), AllowedValue("parcel-intent"), AllowedValue("wvp1"),
        ]
    )
    static let codecSummary = "Codec by its UUID or name; 'wearcodec codecs' lists them."
    static let androidAPI = Option(
        "api",
        ValueFormat<Int>.integer(in: 1...99),
        "Android API level, for the codecs of parcels."
    )
}
