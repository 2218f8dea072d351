// SPDX-License-Identifier: Apache-2.0

/// What a ``LinkSession`` wants to be done, or tells.
public enum LinkAction: Sendable, Hashable {
    // MARK: To be done

    /// Scan (phone) or advertise (glasses).
    case seek
    /// End the Bluetooth connection, after what is to be sent before.
    case disconnect
    /// Read ``WVP1UUID/information``. Phone only.
    case readInformation
    /// Write (phone) or indicate (glasses) this value of ``WVP1UUID/control``.
    case control([UInt8])
    /// The value of ``WVP1UUID/state`` changed. Glasses only.
    case publish(WVP1State)
    /// Delete what is stored of the link.
    case forgetLink

    // MARK: To be told

    case stateChanged(WVP1LinkState, LinkDetail)
    /// The glasses published a state. Phone only.
    case peerState(WVP1State)
    /// A token is needed: none was given, or it was refused. Phone only.
    case tokenWanted(triesLeft: UInt8?)
    /// A broadcast of either kind, or a message that answers nothing.
    case received(LinkMessage)
    /// What became of an ordered broadcast; told once for each.
    case result(WVP1CorrelationID, LinkResult)
    case acknowledged(FragmentSender.MessageID)
    case failed(FragmentSender.MessageID, WVP1Error)
    case incident(LinkIncident)
}
