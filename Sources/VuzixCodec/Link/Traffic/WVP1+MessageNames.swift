// SPDX-License-Identifier: Apache-2.0

extension WVP1Control {
    /// What an onlooker calls the message.
    var messageName: String {
        switch self {
        case .hello: "hello"
        case .helloAnswer: "hello_ack"
        case .authentication: "auth"
        case .authenticationResult: "auth_result"
        case .credit: "credit"
        case .acknowledgement: "ack"
        case .refusal: "nack"
        case .abort: "abort"
        case .ping: "ping"
        case .pong: "pong"
        case .unlink: "unlink"
        case .unknown: "control"
        }
    }
}

extension WVP1MessageType {
    /// What an onlooker calls the message.
    var messageName: String {
        switch self {
        case .broadcast: "broadcast"
        case .orderedBroadcast: "ordered_broadcast"
        case .result: "broadcast_result"
        case .error: "error"
        default: "message"
        }
    }
}
