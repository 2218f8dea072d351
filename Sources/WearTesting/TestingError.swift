// SPDX-License-Identifier: Apache-2.0

/// Why a test helper gave up, in one readable text. Swift Testing and XCTest both print it when a test throws it.
public struct TestingError: Error, Sendable, Hashable, CustomStringConvertible {
    public var message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
