// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import ToolSupport
import TraceDecoder

/// Options that choose the codec for a single value.
enum CodecOptions {
    /// A thousand codecs are made to list them, so only for who asks for a completion script.
    private static let suggestions: [AllowedValue] =
        ProcessArguments.words.contains { $0.hasPrefix("--generate-completion") }
        ? CodecCatalog().entries.map { AllowedValue($0.codec.id, $0.codec.name) } : []

    static let codecFormat = ValueFormat<String>.text(
        "CODEC",
        suggestions: suggestions
    )
    static let codecSummary = "Codec by its UUID or name; 'wearcodec codecs' lists them."
    static let androidAPI = Option(
        "api",
        ValueFormat<Int>.integer(in: 1...99),
        "Android API level, for the codecs of parcels."
    )
}
