// SPDX-License-Identifier: Apache-2.0

/// What a device can show and enter while pairing (Core specification 5.4, volume 3, part H, 2.3.2).
public enum InputOutputCapability: UInt8, Sendable, Hashable, CaseIterable {
    case displayOnly = 0
    case displayYesNo = 1
    case keyboardOnly = 2
    case noInputNoOutput = 3
    case keyboardDisplay = 4
}

/// How two devices convince themselves of each other (part H, 2.3.5.1).
public enum PairingMethod: Sendable, Hashable {
    case justWorks
    case numericComparison
    /// Who enters the passkey that the other one shows.
    case passkeyEntry(byInitiator: Bool, byResponder: Bool)

    /// The method by the capabilities of both (part H, table 2.8), where at least one asks for protection against men
    /// in the middle and none has data from out of band.
    public init(initiator: InputOutputCapability, responder: InputOutputCapability, isSecureConnections: Bool) {
        switch (initiator, responder) {
        case (.noInputNoOutput, _), (_, .noInputNoOutput): self = .justWorks
        case (.keyboardOnly, .keyboardOnly): self = .passkeyEntry(byInitiator: true, byResponder: true)
        case (.keyboardOnly, _): self = .passkeyEntry(byInitiator: true, byResponder: false)
        case (_, .keyboardOnly): self = .passkeyEntry(byInitiator: false, byResponder: true)
        case (.displayOnly, .keyboardDisplay): self = .passkeyEntry(byInitiator: false, byResponder: true)
        case (.keyboardDisplay, .displayOnly): self = .passkeyEntry(byInitiator: true, byResponder: false)
        case (.displayOnly, _), (_, .displayOnly): self = .justWorks
        case (.displayYesNo, .displayYesNo): self = isSecureConnections ? .numericComparison : .justWorks
        case (.displayYesNo, .keyboardDisplay), (.keyboardDisplay, .keyboardDisplay):
            self = isSecureConnections ? .numericComparison : .passkeyEntry(byInitiator: false, byResponder: true)
        case (.keyboardDisplay, .displayYesNo):
            self = isSecureConnections ? .numericComparison : .passkeyEntry(byInitiator: true, byResponder: false)
        }
    }
}
