// SPDX-License-Identifier: Apache-2.0

extension LinkSession {
    /// A phone that the glasses know.
    public struct KnownLink: Sendable, Hashable {
        public var token: WVP1LinkToken
        /// What broadcasts call the device; not unique beyond one pair of glasses.
        public var deviceID: Int64
        public var name: String
        /// `iOS` or `Android`.
        public var type: String

        public init(token: WVP1LinkToken, deviceID: Int64, name: String, type: String) {
            self.token = token
            self.deviceID = deviceID
            self.name = name
            self.type = type
        }
    }

    /// The glasses' side.
    public struct Glasses: Sendable, Hashable {
        /// What phones read.
        public var information: WVP1Information
        /// Phones that may link. They are needed only if ``information`` says that a token is required.
        public var links: [KnownLink]
        /// Whether the glasses are linked at all; if not, every phone is told so.
        public var isLinked: Bool

        public init(information: WVP1Information = WVP1Information(), links: [KnownLink] = [], isLinked: Bool = true) {
            self.information = information
            self.links = links
            self.isLinked = isLinked
        }

        var acceptsPhones: Bool { isLinked && (!links.isEmpty || !information.features.contains(.tokenRequired)) }
    }

    /// The phone's side.
    public struct Phone: Sendable, Hashable {
        /// What the phone says first.
        public var hello: WVP1Hello
        public var token: WVP1LinkToken?

        public init(hello: WVP1Hello = WVP1Hello(), token: WVP1LinkToken? = nil) {
            self.hello = hello
            self.token = token
        }
    }

    public enum Role: Sendable, Hashable {
        case glasses(Glasses)
        case phone(Phone)
    }

    /// Times and limits. What the profile does not say is assumed: how often a phone pings, how many requests may wait.
    public struct Options: Sendable {
        /// Nanoseconds of silence after which a phone pings (assumed).
        public var pingInterval: Int64 = 10_000_000_000
        /// Nanoseconds of silence after which the link is dead.
        public var silence = WVP1Limits.silence
        /// Nanoseconds to wait for the result of an ordered broadcast.
        public var resultTime = WVP1Limits.resultTime
        /// Ordered broadcasts that may wait for their result (assumed).
        public var maximumPending = 256
        public var order: FragmentSender.Order = .roundRobin
        /// Tokens that may be refused before the glasses disconnect.
        public var tokenTries = WVP1Limits.tokenTries
        /// Expands bodies; without it compressed ones are refused.
        public var compression: WVP1Compression?
        /// Whether bodies are compressed too, where the glasses say that they read that.
        public var compressesBodies = false
        /// Checks bodies; without it all are accepted.
        public var bodyReader: (any WVP1BodyReader)?

        public init() {}
    }
}
