// SPDX-License-Identifier: Apache-2.0

/// How a decoder treats bytes that the specification forbids but real devices send.
public enum DecodePolicy: Sendable, Hashable {
    /// Accept them, keep them, report each as an oddity (the default).
    case lenient
    /// Refuse them with an error.
    case strict
}
