// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// One value of the characteristics of service 6A4E8022: at most 20 bytes, numbers little-endian.
///
/// | bytes | phone | watch |
/// |---|---|---|
/// | `00 01` | uuid, flag | status, uuid, channel |
/// | `00 02` | channel | status, channel |
/// | `00 03` | status, channel | uuid, channel |
/// | `00 04` | status, channel | channel |
/// | `00 05` | uuid | uuid, version (2; 65535: not installed) |
/// | `00 06` | uuid | uuid, status |
/// | `Fc 06` | | |
/// | `Fc 05` | key (16), flag | |
/// | `Fc 00` | format (2), byte count (4) | the same |
/// | `sc` | at most 19 bytes, `s` from 0 to 14 | the same |
/// | `Fc 01` | `s` that comes next, checksum (2) | the same |
/// | `Fc 02` | step, status, sequence number | the same |
///
/// `c` is the channel, 1 to 15. Source: Juggluco (single source, written from captures of Garmin Connect).
public struct AppChannelFrame: FieldCoded, Hashable {
    /// Bytes of a value.
    public static let maximumByteCount = 20
    /// Packets between two acknowledgements.
    public static let window: UInt8 = 15
    /// The version that stands for "not installed".
    public static let notInstalled: UInt16 = 0xffff

    public internal(set) var kind: Kind
    /// 1 to 15; given by the watch.
    public internal(set) var channel: UInt8 = 0
    /// Of data: its number in the window; of an end: the number that comes next; of an acknowledgement: which.
    public internal(set) var sequence: UInt8 = 0
    public internal(set) var app = ConnectIQAppID()
    public internal(set) var status = AppChannelStatus.ok
    public internal(set) var prompt = AppPromptStatus.promptShown
    public internal(set) var version: UInt16 = 0
    /// Last byte of an open request (0 so far) and of a key (0 phone to watch, 2 watch to phone); meaning unknown.
    public internal(set) var flag: UInt8 = 0
    public internal(set) var key = AppChannelKey()
    /// 2 so far.
    public internal(set) var format: UInt8 = 2
    /// Encrypted bytes of the message.
    public internal(set) var byteCount: UInt32 = 0
    /// CRC-16/ARC over the encrypted bytes.
    public internal(set) var checksum: UInt16 = 0
    public internal(set) var step = AppTransferStep.start
    /// Of data, and of frames that are not known.
    public internal(set) var bytes: [UInt8] = []

    public init() { self.init(.unknown) }

    init(_ kind: Kind, channel: UInt8 = 0, sequence: UInt8 = 0) {
        self.kind = kind
        self.channel = channel
        self.sequence = sequence
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var header = AppChannelHeader(kind: kind, channel: channel, sequence: sequence)
        try coder.field("frame", &header)
        if coder.isReading { self = AppChannelFrame(header.kind, channel: header.channel, sequence: header.sequence) }
        if kind.isTransfer {
            try coder.nibble("channel", &channel, 1...15)
            try codeTransfer(&coder)
        } else {
            try codeControl(&coder)
        }
    }

    private mutating func codeTransfer<C: FieldCoder & ~Copyable & ~Escapable>(
        _ coder: inout C
    ) throws(C.Failure) {
        switch kind {
        case .key:
            try coder.field("key", &key)
            try coder.field("flag", &flag)
        case .start:
            try coder.field("format", &format)
            try coder.expect(format == 2, "format", "another format than 2")
            try coder.field("byteCount", &byteCount)
        case .data:
            try coder.nibble("sequence", &sequence, 0...14)
            try coder.bytes("bytes", &bytes)
            try coder.expect((1...19).contains(bytes.count), "bytes", "a packet takes 1 to 19 bytes")
        case .end:
            try coder.field("sequence", &sequence)
            try coder.hex("checksum", &checksum)
        case .acknowledgement:
            try coder.field("step", &step)
            try coder.field("status", &status)
            try coder.hex("sequence", &sequence)
        default: break
        }
    }

    private mutating func codeControl<C: FieldCoder & ~Copyable & ~Escapable>(
        _ coder: inout C
    ) throws(C.Failure) {
        switch kind {
        case .openRequest:
            try coder.field("app", &app)
            try coder.field("flag", &flag)
        case .openResponse:
            try coder.field("status", &status)
            try coder.field("app", &app)
            try coder.field("channel", &channel)
        case .closeRequest, .watchCloseRequest:
            try coder.field("channel", &channel)
        case .closeResponse, .watchOpenResponse, .watchCloseResponse:
            try coder.field("status", &status)
            try coder.field("channel", &channel)
        case .watchOpenRequest:
            try coder.field("app", &app)
            try coder.field("channel", &channel)
        case .appInfoRequest, .promptRequest:
            try coder.field("app", &app)
        case .appInfoResponse:
            try coder.field("app", &app)
            try coder.field("version", &version)
        case .promptResponse:
            try coder.field("app", &app)
            try coder.field("status", &prompt)
        default:
            try coder.bytes("bytes", &bytes)
        }
    }
}
