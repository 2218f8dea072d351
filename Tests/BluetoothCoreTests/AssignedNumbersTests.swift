// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import Testing

@Suite struct AssignedNumbersTests {
    static let tables: [(name: String, table: NameTable, count: Int)] = [
        ("companies", .companies, 3409), ("services", .services, 75), ("characteristics", .characteristics, 522),
        ("descriptors", .descriptors, 24), ("declarations", .declarations, 4), ("units", .units, 127),
        ("members", .members, 708), ("organizations", .organizations, 17), ("objectTypes", .objectTypes, 6),
        ("meshProfiles", .meshProfiles, 7), ("protocols", .protocols, 24), ("serviceClasses", .serviceClasses, 77),
        ("advertisingTypes", .advertisingTypes, 50), ("appearances", .appearances, 342), ("vendors", .vendors, 227),
    ]

    @Test(arguments: tables.indices) func linesAreSortedAndEachIsFound(index: Int) throws {
        let (name, table, count) = Self.tables[index]
        let lines = table.lines.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == count, "\(name)")
        var previous: UInt128?
        for line in lines {
            let digits = line.prefix(table.digits)
            let number = try #require(UInt128(digits, radix: 16), "\(name): \(line)")
            #expect(digits.allSatisfy { $0.isHexDigit && !$0.isLowercase }, "\(name): \(line)")
            #expect(line.dropFirst(table.digits).first == " ", "\(name): \(line)")
            let text = String(line.dropFirst(table.digits + 1))
            #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(name): \(line)")
            if let previous {
                #expect(previous < number, "\(name): \(line)")
            }
            previous = number
            #expect(table.name(of: number) == text, "\(name)")
        }
    }

    @Test(arguments: tables.indices) func numbersBetweenTheLinesAreAbsent(index: Int) {
        let (name, table, _) = Self.tables[index]
        let lines = table.lines.split(separator: "\n")
        let numbers = Set(lines.compactMap { UInt128($0.prefix(table.digits), radix: 16) })
        for number in numbers {
            for neighbour in [number &- 1, number + 1] where !numbers.contains(neighbour) {
                #expect(table.name(of: neighbour) == nil, "\(name): \(neighbour)")
            }
        }
        #expect(table.name(of: .max) == nil, "\(name)")
    }

    @Test func companies() {
        #expect(AssignedNumbers.companyName(0x0000) == "Ericsson AB")
        #expect(AssignedNumbers.companyName(0x009e) == "Bose Corporation")
        #expect(AssignedNumbers.companyName(0x0087) == "Garmin International, Inc.")
        #expect(AssignedNumbers.companyName(0x060c) == "Vuzix Corporation")
        #expect(AssignedNumbers.companyName(0x024f) == "Schneider Schreibgeräte GmbH")
        #expect(AssignedNumbers.companyName(0xffff) == nil)
    }

    @Test func attributes() {
        #expect(AssignedNumbers.serviceName(0x1800) == "Generic Access")
        #expect(AssignedNumbers.serviceName(0x180d) == "Heart Rate")
        #expect(AssignedNumbers.serviceName(0x2a37) == nil)
        #expect(AssignedNumbers.characteristicName(0x2a37) == "Heart Rate Measurement")
        #expect(AssignedNumbers.characteristicName(0x2a38) == "Body Sensor Location")
        #expect(AssignedNumbers.characteristicName(0x2a56) == "Digital")
        #expect(AssignedNumbers.descriptorName(0x2902) == "Client Characteristic Configuration")
        #expect(AssignedNumbers.declarationName(0x2800) == "Primary Service")
        #expect(AssignedNumbers.unitName(0x2700) == "unitless")
        #expect(AssignedNumbers.unitName(0x27af) == "period (beats per minute)")
        #expect(AssignedNumbers.protocolName(0x0003) == "RFCOMM")
        #expect(AssignedNumbers.serviceClassName(0x1101) == "SerialPort")
        #expect(AssignedNumbers.serviceClassName(0x1002) == "PublicBrowseRoot")
        #expect(AssignedNumbers.organizationName(0xfffa) == "ASTM Remote ID")
    }

    @Test func members() {
        for short: UInt16 in [0xfebe, 0xfe21, 0xfdd2, 0xfc8f] {
            #expect(AssignedNumbers.memberName(short) == "Bose Corporation")
        }
        #expect(AssignedNumbers.memberName(0xfe1f) == "Garmin International, Inc.")
        #expect(AssignedNumbers.memberName(0xfeff) == "GN Netcom")
    }

    @Test func anyKindOfShortUUID() throws {
        for (name, table, _) in Self.tables where !["companies", "advertisingTypes", "appearances"].contains(name) {
            guard table.digits == 4 else { continue }
            for line in table.lines.split(separator: "\n") {
                let short = try #require(UInt16(line.prefix(4), radix: 16))
                #expect(AssignedNumbers.uuidName(short) == String(line.dropFirst(5)), "\(name)")
            }
        }
        #expect(AssignedNumbers.uuidName(0x5555) == nil)
    }

    @Test func advertising() {
        #expect(AssignedNumbers.advertisingTypeName(0x01) == "Flags")
        #expect(AssignedNumbers.advertisingTypeName(0xff) == "Manufacturer Specific Data")
        #expect(AssignedNumbers.advertisingTypeName(0x00) == nil)
        #expect(AssignedNumbers.appearanceName(0x0000) == "Unknown")
        #expect(AssignedNumbers.appearanceName(0x0001) == nil)
        #expect(AssignedNumbers.appearanceName(0x00c0) == "Generic Watch")
        #expect(AssignedNumbers.appearanceName(0x00c1) == "Watch: Sports Watch")
        #expect(AssignedNumbers.appearanceName(0x00ff) == nil)
        #expect(AssignedNumbers.appearanceCategoryName(0x00ff) == "Watch")
        #expect(AssignedNumbers.appearanceName(0x0341) == "Heart Rate Sensor: Heart Rate Belt")
    }

    @Test func vendors() {
        #expect(
            AssignedNumbers.vendorName(high: 0x6e40_0001_b5a3_f393, low: 0xe0a9_e50e_24dc_ca9e)
                == "Nordic UART Service")
        #expect(
            AssignedNumbers.vendorName(high: 0x56a7_2ab8_4988_4cc8, low: 0xa752_fbd1_d54a_953d)
                == "Bose Wearable Sensor Data")
        #expect(
            AssignedNumbers.vendorName(high: 0x6a4e_2401_667b_11e3, low: 0x949a_0800_200c_9a66)
                == "Garmin GFDI Service")
        #expect(AssignedNumbers.vendorName(high: 0, low: 0) == nil)
    }

    @Test func malformedTablesHaveNoNames() {
        #expect(NameTable(digits: 4, lines: "").name(of: 0) == nil)
        #expect(NameTable(digits: 4, lines: "000").name(of: 0) == nil)
        #expect(NameTable(digits: 4, lines: "00x0 name").name(of: 0) == nil)
        #expect(NameTable(digits: 4, lines: "0001 one\n0002 two\n").name(of: 2) == "two")
        #expect(NameTable(digits: 4, lines: "0001 one\n0002 two\n").name(of: 3) == nil)
    }
}
