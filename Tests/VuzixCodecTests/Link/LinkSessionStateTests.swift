// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing
import VuzixCodec

struct LinkSessionStateTests {
    static let token = WVP1LinkToken([UInt8](0..<16)) ?? WVP1LinkToken()
    static let link = LinkSession.KnownLink(token: token, deviceID: 7, name: "Phone", type: "iOS")

    static func secured(tokens: [LinkSession.KnownLink] = [link]) -> LinkSession.Glasses {
        var information = WVP1Information()
        information.features = .tokenRequired
        return LinkSession.Glasses(information: information, links: tokens)
    }

    static func opcodes(_ pair: LinkPair) throws -> [WVP1Opcode] {
        try pair.control.map { try WVP1Control(decoding: $0.value).opcode }
    }

    @Test func aLinkComesUpWithoutToken() throws {
        var pair = LinkPair()
        #expect(pair.phone.state == .notConnected)
        pair.connect()
        #expect(try Self.opcodes(pair) == [.hello, .helloAnswer, .ping, .pong])
        #expect(pair.phone.state == .connected && pair.glasses.state == .connected)
        #expect(pair.phone.detail == .connected && pair.glasses.detail == .connected)
        #expect(pair.phoneTold.contains(.seek))
        #expect(pair.phone.information == WVP1Information())
        // The state before the answer to HELLO is that of the search.
        #expect(
            pair.states(.phone) == [.searchingForDevice, .searchingForDevice, .connecting, .connected])
    }

    @Test func aTokenThatIsKnownAuthorizes() throws {
        var pair = LinkPair(LinkSession.Phone(token: Self.token), Self.secured())
        pair.connect()
        #expect(try Self.opcodes(pair) == [.hello, .helloAnswer, .authentication, .authenticationResult])
        #expect(pair.phone.state == .connected && pair.glasses.state == .connected)
        #expect(pair.glasses.link == Self.link)
    }

    @Test func threeWrongTokensEndTheConnection() throws {
        var pair = LinkPair(LinkSession.Phone(token: WVP1LinkToken()), Self.secured())
        pair.connect()
        #expect(pair.phone.detail == .authenticationFailed && pair.phone.state == .connecting)
        pair.input(.token(WVP1LinkToken()), to: .phone)
        #expect(pair.isUp)
        pair.input(.token(WVP1LinkToken()), to: .phone)
        #expect(!pair.isUp)
        #expect(pair.told(.phone) == [.tokenWanted(triesLeft: 2), .tokenWanted(triesLeft: 1)])
        #expect(pair.phone.detail == .authenticationFailed && pair.phone.state == .searchingForDevice)
        #expect(pair.glasses.detail == .authenticationFailed)
        #expect(pair.phoneTold.last != .seek)
        // The right token after a new request works.
        pair.input(.token(Self.token), to: .phone)
        pair.input(.requestConnection, to: .phone)
        #expect(pair.phoneTold.last == .seek)
        pair.linkUp()
        #expect(pair.phone.state == .connected)
    }

    @Test func aSecondTokenMayBeRight() {
        var pair = LinkPair(LinkSession.Phone(token: WVP1LinkToken()), Self.secured())
        pair.connect()
        pair.input(.token(Self.token), to: .phone)
        #expect(pair.phone.state == .connected && pair.glasses.state == .connected)
    }

    @Test func aTokenIsAskedFor() throws {
        var pair = LinkPair(LinkSession.Phone(), Self.secured())
        pair.connect()
        #expect(pair.told(.phone) == [.tokenWanted(triesLeft: nil)])
        #expect(throws: WVP1Error.notAuthorized) {
            try pair.phone.send(LinkMessage(.broadcast, sender: "a", body: []), now: 0)
        }
        pair.input(.token(Self.token), to: .phone)
        #expect(pair.phone.state == .connected)
    }

    @Test func anotherVersionIsNotSupported() {
        var phone = LinkSession.Phone()
        phone.hello.version = 2
        var pair = LinkPair(phone)
        pair.connect()
        #expect(pair.phone.state == .notSupported && pair.phone.detail == .updateNeeded)
        #expect(!pair.isUp)
        pair.input(.bluetooth(.off), to: .phone)
        #expect(pair.phone.state == .bluetoothOff)
        pair.input(.bluetooth(.on), to: .phone)
        #expect(pair.phone.state == .notSupported)
        pair.input(.requestConnection, to: .phone)
        #expect(pair.phone.state == .searchingForDevice)
    }

    @Test func glassesRefuseAnotherVersion() throws {
        var glasses = LinkSession(.glasses(LinkSession.Glasses()))
        _ = glasses.handle(.linkUp(attMTU: 23), now: 0)
        var hello = WVP1Hello()
        hello.version = 9
        let actions = glasses.handle(.control(WVP1Control.hello(hello).encoded()), now: 0)
        guard case .control(let value) = actions.first, case .helloAnswer(let answer) = try WVP1Control(decoding: value)
        else {
            Issue.record("\(actions)")
            return
        }
        #expect(answer.status == .versionRefused)
        #expect(glasses.state == .notSupported)
        #expect(actions.last == .publish(WVP1State(.notSupported)))
    }

    @Test func glassesThatAreNotLinkedSaySo() {
        for glasses in [LinkSession.Glasses(isLinked: false), Self.secured(tokens: [])] {
            var pair = LinkPair(LinkSession.Phone(), glasses)
            pair.connect()
            #expect(pair.phone.state == .searchingForDevice && pair.phone.detail == .notBonded)
            // The search goes on after a while.
            pair.phoneTold = []
            pair.pass(31 * LinkPair.second)
            #expect(!pair.isUp && pair.phoneTold.contains(.seek))
        }
    }

    @Test func bluetoothOffAndOn() {
        var pair = LinkPair()
        pair.input(.bluetooth(.off), to: .phone)
        #expect(pair.phone.state == .notConnected && pair.phone.detail == .bluetoothOff)
        pair.input(.requestConnection, to: .phone)
        #expect(pair.phone.state == .bluetoothOff)
        pair.input(.bluetooth(.notAuthorized), to: .phone)
        #expect(pair.phone.detail == .bluetoothNotAuthorized)
        pair.input(.bluetooth(.on), to: .phone)
        #expect(pair.phone.state == .searchingForDevice && pair.phone.detail == .scanning)
        pair.linkUp()
        #expect(pair.phone.state == .connected)
        pair.input(.bluetooth(.off), to: .phone)
        #expect(pair.phone.state == .bluetoothOff)
    }

    @Test func lossLeadsBackToTheSearch() {
        var pair = LinkPair.connected()
        pair.linkDown()
        #expect(pair.phone.state == .searchingForDevice && pair.phoneTold.contains(.seek))
        #expect(pair.glasses.state == .searchingForDevice && pair.glassesTold.contains(.seek))
        pair.linkUp()
        #expect(pair.phone.state == .connected && pair.glasses.state == .connected)
        #expect(pair.phone.statistics.losses == 1)
    }

    @Test func bondingMayFail() {
        var pair = LinkPair()
        pair.connect()
        pair.input(.bondFailed(unanswered: true), to: .phone)
        #expect(pair.phone.detail == .notBondedNoInput)
        pair.linkUp()
        pair.input(.bondFailed(unanswered: false), to: .phone)
        #expect(pair.phone.detail == .notBonded)
    }

    @Test func unlinkForgetsOnBothSides() {
        for side in WVP1Side.allCases {
            var pair = LinkPair.connected(LinkSession.Phone(token: Self.token), Self.secured())
            pair.input(.unlink, to: side)
            #expect(!pair.isUp)
            #expect(pair.phone.state == .notConnected && pair.glasses.state == .notConnected)
            #expect(pair.phoneTold.contains(.forgetLink) && pair.glassesTold.contains(.forgetLink))
            pair.connect()
            #expect(pair.phone.detail == .notBonded)
        }
    }

    @Test func silenceEndsTheLink() {
        var pair = LinkPair.connected()
        pair.glassesAreMute = true
        #expect(pair.phone.deadline == 10 * LinkPair.second)
        for _ in 0..<3 { pair.pass(10 * LinkPair.second) }
        #expect(pair.phone.state == .connected)
        pair.pass(1)
        #expect(pair.phoneTold.contains(.incident(.silence)) && !pair.isUp)
        #expect(pair.phone.state == .searchingForDevice)
    }

    @Test func pingsKeepTheLink() {
        var pair = LinkPair.connected()
        for _ in 0..<100 { pair.pass(9 * LinkPair.second) }
        #expect(pair.phone.state == .connected && pair.glasses.state == .connected)
        #expect(pair.control.count > 100)
    }

    @Test func stateNumbersAreAsDeclared() {
        #expect(LinkDetail.allCases.count == 11)
        #expect(WVP1LinkState.names.count == 6)
    }
}
