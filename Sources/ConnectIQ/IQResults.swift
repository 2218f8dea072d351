// SPDX-License-Identifier: Apache-2.0

/// State of a device. Source: IQConstants.h of Garmin's Connect IQ Mobile SDK for iOS.
public enum IQDeviceStatus: Int, Sendable, Hashable, CaseIterable {
    case invalidDevice = 0
    case bluetoothNotReady = 1
    case notFound = 2
    case notConnected = 3
    case connected = 4
}

/// How sending a message ended. Source: IQConstants.h of Garmin's Connect IQ Mobile SDK for iOS.
public enum IQSendMessageResult: Int, Sendable, Hashable, CaseIterable {
    case success = 0
    case failureUnknown = 1
    case failureInternalError = 2
    case failureDeviceNotAvailable = 3
    case failureAppNotFound = 4
    case failureDeviceIsBusy = 5
    case failureUnsupportedType = 6
    case failureInsufficientMemory = 7
    case failureTimeout = 8
    case failureMaxRetries = 9
    case failurePromptNotDisplayed = 10
    case failureAppAlreadyRunning = 11
}
