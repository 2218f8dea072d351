// SPDX-License-Identifier: Apache-2.0

extension AppChannelFrame {
    /// Phone: opens a channel to an app.
    public static func openRequest(_ app: ConnectIQAppID, flag: UInt8 = 0) -> AppChannelFrame {
        var frame = AppChannelFrame(.openRequest)
        frame.app = app
        frame.flag = flag
        return frame
    }

    public static func openResponse(
        _ status: AppChannelStatus, _ app: ConnectIQAppID, channel: UInt8
    ) -> AppChannelFrame {
        var frame = AppChannelFrame(.openResponse, channel: channel)
        frame.status = status
        frame.app = app
        return frame
    }

    public static func closeRequest(channel: UInt8) -> AppChannelFrame {
        AppChannelFrame(.closeRequest, channel: channel)
    }

    public static func closeResponse(_ status: AppChannelStatus = .ok, channel: UInt8) -> AppChannelFrame {
        answer(.closeResponse, status, channel)
    }

    /// Watch: opens a channel for an app.
    public static func watchOpenRequest(_ app: ConnectIQAppID, channel: UInt8) -> AppChannelFrame {
        var frame = AppChannelFrame(.watchOpenRequest, channel: channel)
        frame.app = app
        return frame
    }

    public static func watchOpenResponse(_ status: AppChannelStatus = .ok, channel: UInt8) -> AppChannelFrame {
        answer(.watchOpenResponse, status, channel)
    }

    public static func watchCloseRequest(channel: UInt8) -> AppChannelFrame {
        AppChannelFrame(.watchCloseRequest, channel: channel)
    }

    public static func watchCloseResponse(_ status: AppChannelStatus = .ok, channel: UInt8) -> AppChannelFrame {
        answer(.watchCloseResponse, status, channel)
    }

    public static func appInfoRequest(_ app: ConnectIQAppID) -> AppChannelFrame {
        var frame = AppChannelFrame(.appInfoRequest)
        frame.app = app
        return frame
    }

    /// - Parameter version: Nil where the app is not installed.
    public static func appInfoResponse(_ app: ConnectIQAppID, version: UInt16?) -> AppChannelFrame {
        var frame = AppChannelFrame(.appInfoResponse)
        frame.app = app
        frame.version = version ?? notInstalled
        return frame
    }

    public static func promptRequest(_ app: ConnectIQAppID) -> AppChannelFrame {
        var frame = AppChannelFrame(.promptRequest)
        frame.app = app
        return frame
    }

    public static func promptResponse(_ app: ConnectIQAppID, _ status: AppPromptStatus) -> AppChannelFrame {
        var frame = AppChannelFrame(.promptResponse)
        frame.app = app
        frame.prompt = status
        return frame
    }

    /// Watch: send a key.
    public static func keyRequest(channel: UInt8) -> AppChannelFrame { AppChannelFrame(.keyRequest, channel: channel) }

    public static func key(_ key: AppChannelKey, channel: UInt8, flag: UInt8) -> AppChannelFrame {
        var frame = AppChannelFrame(.key, channel: channel)
        frame.key = key
        frame.flag = flag
        return frame
    }

    public static func start(byteCount: UInt32, channel: UInt8) -> AppChannelFrame {
        var frame = AppChannelFrame(.start, channel: channel)
        frame.byteCount = byteCount
        return frame
    }

    public static func data(_ bytes: [UInt8], channel: UInt8, sequence: UInt8) -> AppChannelFrame {
        var frame = AppChannelFrame(.data, channel: channel, sequence: sequence)
        frame.bytes = bytes
        return frame
    }

    public static func end(checksum: UInt16, channel: UInt8, sequence: UInt8) -> AppChannelFrame {
        var frame = AppChannelFrame(.end, channel: channel, sequence: sequence)
        frame.checksum = checksum
        return frame
    }

    /// - Parameter sequence: 255 for key and start, 14 for a window, and that of the end for an end.
    public static func acknowledgement(
        _ step: AppTransferStep, _ status: AppChannelStatus = .ok, channel: UInt8, sequence: UInt8 = 0xff
    ) -> AppChannelFrame {
        var frame = AppChannelFrame(.acknowledgement, channel: channel, sequence: sequence)
        frame.step = step
        frame.status = status
        return frame
    }

    private static func answer(_ kind: Kind, _ status: AppChannelStatus, _ channel: UInt8) -> AppChannelFrame {
        var frame = AppChannelFrame(kind, channel: channel)
        frame.status = status
        return frame
    }
}
