// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Every command and event that is known here, for whoever meets numbers on the wire.
public enum HCIRegistry {
    static let source = "Core specification 5.4, volume 4, part E, 7"

    /// All commands, by opcode.
    public static let commands: [HCICommandEntry] = commandGroups.flatMap { $0 }.sorted { $0.opcode < $1.opcode }

    /// All events, by code and subevent code.
    public static let events: [HCIEventEntry] = eventGroups.flatMap { $0 }.sorted {
        ($0.code, $0.subeventCode ?? 0) < ($1.code, $1.subeventCode ?? 0)
    }

    private static let opcodes: [UInt16] = commands.map { $0.opcode.rawValue }

    /// Indices into ``events`` by code, and behind them by LE subevent code; -1 for none.
    private static let eventIndices: [Int16] = {
        var indices = [Int16](repeating: -1, count: 512)
        for (index, event) in events.enumerated() {
            let slot = event.subeventCode.map { 256 + Int($0) } ?? Int(event.code)
            indices[slot] = Int16(truncatingIfNeeded: index)
        }
        return indices
    }()

    /// The command with a number, nil for those not known here.
    public static func command(_ opcode: HCIOpcode) -> HCICommandEntry? {
        var low = 0
        var high = opcodes.count
        while low < high {
            let middle = (low + high) / 2
            if opcodes[middle] < opcode.rawValue { low = middle + 1 } else { high = middle }
        }
        return low < opcodes.count && opcodes[low] == opcode.rawValue ? commands[low] : nil
    }

    /// The event with a code; for LE Meta (0x3E) the subevent code decides.
    public static func eventEntry(_ code: UInt8, subevent: UInt8? = nil) -> HCIEventEntry? {
        let slot: Int
        if code == 0x3e {
            guard let subevent else { return nil }
            slot = 256 + Int(subevent)
        } else {
            slot = Int(code)
        }
        let index = Int(eventIndices[slot])
        return index >= 0 ? events[index] : nil
    }

    /// The codec of an event's parameters, behind the subevent code where it has one.
    public static func event(_ code: UInt8, subevent: UInt8? = nil) -> ValueCodec? {
        eventEntry(code, subevent: subevent)?.codec
    }

    /// `le-set-scan-enable` for "LE Set Scan Enable".
    static func slug(_ name: StaticString) -> String {
        var slug = ""
        for character in "\(name)".lowercased() {
            if character.isLetter || character.isNumber {
                slug.append(character)
            } else if slug.last != "-", character != "[", character != "]", character != "(", character != ")" {
                slug.append("-")
            }
        }
        return slug
    }

    /// One list for each family, kept beside the family's types.
    private static var commandGroups: [[HCICommandEntry]] {
        [
            linkControlCommands, remoteDeviceCommands, pairingCommands, synchronousCommands, broadcastCommands,
            synchronizationTrainCommands, linkPolicyCommands, linkPolicySettingCommands, basebandCommands,
            localDeviceCommands, scanTimingCommands, inquiryAccessCommands, inquiryResponseCommands,
            linkCareCommands, flowControlCommands, securityCommands, secureConnectionsCommands,
            hostSettingCommands, informationalCommands, codecCommands, statusCommands, testingCommands,
            vendorCommands, leControllerCommands, leAdvertisingCommands, leExtendedAdvertisingCommands,
            leAdvertisingSetCommands, lePeriodicAdvertisingCommands, lePeriodicSyncCommands, leScanningCommands,
            leConnectionCommands, leConnectionUpdateCommands, leLinkCommands, leSecurityCommands,
            lePrivacyCommands, leTestCommands, leDirectionFindingCommands, leStreamCommands,
            leStreamSetupCommands, leBroadcastCommands, leUntypedCommands,
        ]
    }

    private static var eventGroups: [[HCIEventEntry]] {
        [
            [HCIEventEntry(HCICommandComplete.self)],
            connectionEvents, linkInformationEvents, inquiryEvents, pairingEvents, controllerEvents,
            linkStateEvents, broadcastEvents, leConnectionEvents, leLinkEvents, leAdvertisingEvents,
            lePeriodicEvents, leDirectionFindingEvents, leStreamEvents,
        ]
    }
}
