// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Where a decoder stands in a data block.
struct MonkeyCursor {
    /// Offset of the next value in the block.
    var offset = 0
    /// Offset of the block's values in the message.
    let base: Int
    /// Index that the first child of the next container will have.
    var nextChild = 0
    /// Containers that may still be put into each other.
    var levelsLeft = 0

    let starts: MonkeyEntryStarts
    var oddities: MonkeyOddities
    /// Contents of byte arrays.
    var blobs: [UInt8] = []

    init(base: Int, starts: MonkeyEntryStarts, oddities: MonkeyOddities) {
        self.base = base
        self.starts = starts
        self.oddities = oddities
    }

    var position: Int { base + offset }

    @inline(never)
    func truncated(_ needed: Int, _ available: Int) -> DecodeError {
        DecodeError(.truncated(needed: needed, available: available), offset: position + 1)
    }

    @inline(never)
    func tooDeep() -> DecodeError {
        DecodeError(.unsupported, offset: position, detail: "containers are nested too deeply")
    }

    @inline(never)
    func unknown(_ type: MonkeyType) -> DecodeError {
        for (code, name) in MonkeyType.internalNames where code == type.rawValue {
            return DecodeError(.unsupported, offset: position, detail: "a \(name) is never part of a message")
        }
        return DecodeError(.invalidValue, offset: position, detail: "type code \(type.rawValue) is unknown")
    }
}
