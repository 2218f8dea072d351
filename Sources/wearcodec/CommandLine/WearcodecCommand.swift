// SPDX-License-Identifier: Apache-2.0

/// The commands of `wearcodec`.
enum WearcodecCommand: Sendable {
    case decode, encode, codecs, info, gatt, convert, live
}
