// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import ToolSupport
import TraceDecoder

/// The codec that `--as` and its companions name.
enum CodecChoice {
    static func find(_ word: String, _ arguments: ParsedArguments) throws -> CodecCatalog.Entry {
        let level = arguments[CodecOptions.androidAPI]
        if let level, !CodecCatalog.Parameters.androidLevels.contains(level) {
            let known = CodecCatalog.Parameters.androidLevels.map(String.init).joined(separator: ", ")
            throw ToolFailure(.usage, "the parcels of Android API level \(level) are not known; known levels: \(known)")
        }
        let entry: CodecCatalog.Entry
        do throws(UnknownCodec) {
            entry = try CodecCatalog(CodecCatalog.Parameters(androidAPI: level)).find(word)
        } catch {
            throw ToolFailure(.usage, "\(error); 'wearcodec codecs' lists all")
        }
        if level != nil && !entry.codec.id.hasPrefix("parcel-") {
            throw ToolFailure(.usage, "--api is for the codecs of parcels, not for \(entry.codec.id)")
        }
        return entry
    }
}
