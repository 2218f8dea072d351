// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

extension LinkSession {
    mutating func takeControl(_ value: [UInt8], _ now: Int64, _ actions: inout [LinkAction]) {
        guard connection != nil else { return }
        let control: WVP1Control
        do throws(DecodeError) { control = try WVP1Control(decoding: value) } catch {
            return refuse(.malformed, &actions)
        }
        guard control.opcode.sender == side.other else { return refuse(.unsupported, &actions) }
        switch control {
        case .hello(let hello): takeHello(hello, &actions)
        case .helloAnswer(let answer): takeHelloAnswer(answer, now, &actions)
        case .authentication(let token): takeAuthentication(token, &actions)
        case .authenticationResult(let result): takeAuthenticationResult(result, &actions)
        case .credit(let count, _): connection?.sender?.addCredits(count)
        case .acknowledgement(let acknowledgement, _):
            if let event = connection?.sender?.receive(acknowledgement) { take(event, &actions) }
        case .refusal(let refusal, _): takeRefusal(refusal, &actions)
        case .abort(let slot, _): connection?.receiver?.abort(slot: slot)
        case .ping(let token): takePing(token, &actions)
        case .pong(let token): takePong(token, &actions)
        case .unlink: unlink(tellsPeer: false, &actions)
        case .unknown: refuse(.unsupported, &actions)
        }
    }

    private mutating func takeRefusal(_ refusal: WVP1Refusal, _ actions: inout [LinkAction]) {
        statistics.refusedByPeer += 1
        actions.append(.incident(.refusedByPeer(refusal)))
        count(refusal.error, &actions)
        if let event = connection?.sender?.receive(refusal) { take(event, &actions) }
    }

    mutating func take(_ event: FragmentSender.Event, _ actions: inout [LinkAction]) {
        switch event {
        case .acknowledged(let id): actions.append(.acknowledged(id))
        case .failed(let id, let error):
            actions.append(.failed(id, error))
            // Without an acknowledgement the request may have arrived all the same.
            if error != .timeOut, let request = pending.fail(id) { actions.append(.result(request, .refused(error))) }
        }
    }

    // MARK: Glasses

    private mutating func takeHello(_ hello: WVP1Hello, _ actions: inout [LinkAction]) {
        guard case .glasses(let glasses) = role else { return }
        closeFragments(&actions)
        connection?.isOpen = false
        connection?.isAccepted = false
        connection?.isAuthorized = false
        connection?.link = nil
        connection?.peerHello = hello
        var answer = WVP1HelloAnswer()
        answer.slotCount = UInt8(allSlots.count)
        answer.credits = glasses.information.initialCredits
        if hello.version != glasses.information.version {
            answer.status = .versionRefused
        } else if !glasses.acceptsPhones {
            answer.status = .notLinked
        }
        say(.helloAnswer(answer), &actions)
        switch answer.status {
        case .accepted:
            openReceiver(allSlots, credits: answer.credits)
            openSender(allSlots, credits: hello.credits)
            connection?.isOpen = true
            connection?.isAccepted = true
            change(.connecting, .connecting, &actions)
        case .versionRefused: change(.notSupported, .updateNeeded, &actions)
        default: change(.searchingForDevice, .notBonded, &actions)
        }
    }

    private mutating func takeAuthentication(_ token: WVP1LinkToken, _ actions: inout [LinkAction]) {
        guard case .glasses(let glasses) = role else { return }
        guard connection?.isAccepted == true else { return refuse(.notLinked, &actions) }
        if let link = glasses.links.first(where: { $0.token == token }) {
            connection?.isAuthorized = true
            connection?.link = link
            say(.authenticationResult(WVP1AuthenticationResult(.accepted, triesLeft: triesLeft)), &actions)
            return succeed(&actions)
        }
        let left = triesLeft
        connection?.triesLeft = left > 0 ? left - 1 : 0
        say(.authenticationResult(WVP1AuthenticationResult(.refused, triesLeft: triesLeft)), &actions)
        count(.notAuthorized, &actions)
        guard triesLeft == 0 else { return }
        actions.append(.disconnect)
        lose(detail: .authenticationFailed, &actions)
    }

    private var triesLeft: UInt8 { connection?.triesLeft ?? 0 }

    private mutating func takePing(_ token: UInt32, _ actions: inout [LinkAction]) {
        guard connection?.isAccepted == true else { return refuse(.notLinked, &actions) }
        say(.pong(token), &actions)
        succeed(&actions)
    }

    // MARK: Phone

    mutating func takeInformation(_ value: [UInt8], _ now: Int64, _ actions: inout [LinkAction]) {
        guard case .phone(let phone) = role, connection != nil else { return }
        let information: WVP1Information
        do throws(DecodeError) { information = try WVP1Information(decoding: value) } catch {
            return actions.append(.incident(.unreadable(value)))
        }
        // Read once more, it changes nothing that is agreed already.
        guard connection?.isOpen == false else { return }
        connection?.peerInformation = information
        guard information.version == phone.hello.version else { return refuseVersion(&actions) }
        connection?.isOpen = true
        openReceiver(allSlots, credits: phone.hello.credits)
        say(.hello(phone.hello), &actions)
    }

    mutating func takePeerState(_ value: [UInt8], _ actions: inout [LinkAction]) {
        guard side == .phone, connection != nil else { return }
        do throws(DecodeError) { actions.append(.peerState(try WVP1State(decoding: value))) } catch {
            actions.append(.incident(.unreadable(value)))
        }
    }

    private mutating func refuseVersion(_ actions: inout [LinkAction]) {
        rejection = .version
        change(.notSupported, .updateNeeded, &actions)
        actions.append(.disconnect)
        lose(&actions)
    }

    private mutating func takeHelloAnswer(_ answer: WVP1HelloAnswer, _ now: Int64, _ actions: inout [LinkAction]) {
        guard case .phone(let phone) = role, connection?.isOpen == true, connection?.isAccepted == false else { return }
        switch answer.status {
        case .accepted:
            guard answer.slotCount > 0 else { return refuse(.malformed, &actions) }
            let last = UInt8(clamping: Int(answer.firstSlot) + Int(answer.slotCount) - 1)
            openSender(answer.firstSlot...last, credits: answer.credits)
            connection?.isAccepted = true
            change(.connecting, .connecting, &actions)
            if let token = phone.token {
                say(.authentication(token), &actions)
            } else if lacksAuthorization {
                actions.append(.tokenWanted(triesLeft: nil))
            } else {
                ping(now, &actions)
            }
        case .versionRefused: refuseVersion(&actions)
        case .notLinked: change(.searchingForDevice, .notBonded, &actions)
        default: refuse(.unsupported, &actions)
        }
    }

    mutating func takeToken(_ token: WVP1LinkToken, _ actions: inout [LinkAction]) {
        guard case .phone(var phone) = role else { return }
        phone.token = token
        role = .phone(phone)
        if connection?.isAccepted == true && connection?.isAuthorized == false {
            say(.authentication(token), &actions)
        }
    }

    private mutating func takeAuthenticationResult(
        _ result: WVP1AuthenticationResult, _ actions: inout [LinkAction]
    ) {
        guard side == .phone, connection?.isAccepted == true else { return }
        if result.status == .accepted {
            connection?.isAuthorized = true
            return succeed(&actions)
        }
        count(.notAuthorized, &actions)
        change(state, .authenticationFailed, &actions)
        if result.triesLeft > 0 {
            actions.append(.tokenWanted(triesLeft: result.triesLeft))
        } else {
            // The glasses disconnect now, and coming back with the same token would lead here again.
            rejection = .token
        }
    }

    private mutating func takePong(_ token: UInt32, _ actions: inout [LinkAction]) {
        guard connection?.lastPing != nil, connection?.pingToken == token else {
            return actions.append(.incident(.unexpectedPong(token)))
        }
        succeed(&actions)
    }
}
