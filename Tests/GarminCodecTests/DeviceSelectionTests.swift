// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import GarminCodec
import Testing
import WearTesting

struct DeviceSelectionTests {
    private static let id = "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"
    private static let request =
        "gcm-ciq://device-select-req?ciqApp=Fatigue%20app&ciqBundle=com.example.fatigue&ciqScheme=fatigue"
        + "&ciqSdkVersion=10000"
    private static let response =
        "fatigue://device-select-resp?ciqApp=Connect&ciqBundle=com.garmin.connect.mobile&ciqScheme"
        + "&ciqSdkVersion=10000&sourceUrlHost&d0ID=\(id)&d0Model=fenix%205&d0Name=My%20f%C4%93nix"

    @Test func requests() throws {
        let built = DeviceSelectionRequest(appName: "Fatigue app", bundle: "com.example.fatigue", scheme: "fatigue")
        #expect(built.url.description == Self.request)
        let read = try DeviceSelectionRequest(parsing: Self.request)
        #expect(read == built)
        #expect(read.appName == "Fatigue app" && read.bundle == "com.example.fatigue" && read.scheme == "fatigue")
    }

    @Test func responses() throws {
        let device = SelectedDevice(id: Self.id, model: "fenix 5", name: "My fēnix")
        let built = DeviceSelectionResponse(to: "fatigue", devices: [device])
        #expect(built.url.description == Self.response)
        let read = try DeviceSelectionResponse(parsing: Self.response, scheme: "fatigue")
        #expect(read.devices == [device])
        #expect(read.devices[0].uuid != nil)
        #expect(read.url["sourceUrlHost"] == "" && read.url["nothing"] == nil)
    }

    @Test func severalDevicesUnknownKeysAndGaps() throws {
        let text =
            "app://device-select-resp?x=1&d3Name=C&d3ID=c&d1Model=B&d1ID=b&d1Battery=9&dID=z&d99999ID=q&d7Name=no"
        let read = try DeviceSelectionResponse(parsing: text, scheme: "APP")
        #expect(read.devices.map(\.id) == ["b", "c"])
        #expect(read.devices.map(\.name) == ["", "C"])
        #expect(read.url.description == text)
        #expect(read.url["d1Battery"] == "9")
    }

    @Test func partNumbersWhereTheirKeyIsKnown() throws {
        var profile = DeviceSelectionProfile()
        profile.partNumberSuffix = "PartNumber"
        let device = SelectedDevice(id: "a", model: "m", name: "n", partNumber: "006-B1")
        let built = DeviceSelectionResponse(to: "app", devices: [device], profile: profile)
        let text = built.url.description
        #expect(text.hasSuffix("&d0PartNumber=006-B1"))
        #expect(try DeviceSelectionResponse(parsing: text, scheme: "app", profile: profile).devices == [device])
        #expect(try DeviceSelectionResponse(parsing: text, scheme: "app").devices[0].partNumber == nil)
    }

    @Test func universalLinks() throws {
        let device = SelectedDevice(id: "a", model: "m", name: "n")
        let built = DeviceSelectionResponse(to: "app", devices: [device], universalLinkHost: "example.org")
        let text = built.url.description
        #expect(text.hasPrefix("https://example.org/device-select-resp?"))
        let read = try DeviceSelectionResponse(parsing: text, scheme: "app", universalLinkHost: "Example.org")
        #expect(read.devices == [device])
        #expect(throws: DecodeError.self) { try DeviceSelectionResponse(parsing: text, scheme: "app") }
    }

    @Test(arguments: ["", "x", "://", "1a://h", "other://device-select-resp", "app://elsewhere?d0ID=1", "app:/x"])
    func othersAreRefused(_ text: String) {
        #expect(throws: DecodeError.self) { try DeviceSelectionResponse(parsing: text, scheme: "app") }
        #expect(throws: DecodeError.self) { try DeviceSelectionRequest(parsing: text) }
    }

    @Test func spellingIsKept() throws {
        let pieces = ["a://h", "?", "&", "=", "#", "%", "%41", "%zz", "/", "é", "d0ID", "://", "+", "%C3"]
        var generator = SeededGenerator.announced("URLs", seed: 11)
        for _ in 0..<2_000 {
            let text = "a://" + (0..<8).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let url = try DeviceSelectionURL(parsing: text)
            #expect(url.description == text)
            for item in url.items ?? [] {
                let again = DeviceSelectionURL.Item(item.name, item.value)
                #expect(again.name == item.name && again.value == item.value)
            }
        }
    }

    @Test func itemsCanBeSet() throws {
        var url = try DeviceSelectionURL(parsing: "a://h")
        url["n"] = "1 2"
        url["n"] = "3&4"
        url["m"] = "ž"
        #expect(url.description == "a://h?n=3%264&m=%C5%BE")
        url["n"] = nil
        #expect(url.description == "a://h?m=%C5%BE")
    }
}
