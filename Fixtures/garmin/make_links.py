#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes links.tsv: values of Garmin's links as other programs write them.

Needs garmin-ble 0.3.2, protobuf and cobs from PyPI, none of which this project uses otherwise. Columns: codec, the
value in hex, the JSON of its fields (written down here by hand), and where the bytes come from.
"""
import importlib
import json
import random
import struct

from cobs import cobs as textbook
from garmin_ble.protocol import gfdi, mlr

rows = []


def row(codec, data, fields, source):
    rows.append((codec, bytes(data).hex(), json.dumps(fields, separators=(",", ":"), ensure_ascii=False), source))


def module(name):
    return importlib.import_module(f"garmin_ble.protobuf.{name}_pb2")


smart = module("gdi_smart_proto")


def envelope(**services):
    return smart.Smart(**services).SerializePartialToString()


BLE = "garmin-ble 0.3.2"
PB = "protobuf for Python with the descriptors of garmin-ble 0.3.2"
FACTS = "published frame of a real watch"

# The first handshake of a Descent Mk3i, as published.
row("garmin.multi-link", bytes.fromhex("000502000000000000000000"), {"management": {
    "handle": 0, "type": "closeAllRequest", "clientID": 2, "rest": "0000"}}, FACTS + " (Descent Mk3i)")
row("garmin.multi-link", bytes.fromhex("00060200000000000000000001"), {"management": {
    "handle": 0, "type": "closeAllResponse", "clientID": 2, "rest": "000001"}}, FACTS + " (Descent Mk3i)")
row("garmin.multi-link", bytes.fromhex("00000200000000000000010002"), {"management": {
    "handle": 0, "type": "registerRequest", "clientID": 2, "service": "gfdi", "reliable": 2}},
    FACTS + " (Descent Mk3i)")
row("garmin.multi-link", bytes.fromhex("00010200000000000000010000860100"), {"management": {
    "handle": 0, "type": "registerResponse", "clientID": 2, "service": "gfdi", "status": 0, "assignedHandle": 134,
    "reliable": 1, "rest": "00"}}, FACTS + " (Descent Mk3i)")
MK3 = bytes.fromhex("e00000023704a013972e7f10edac79ced209a00f1144657363656e74204d6b33692035316d6d0744657363656e74084d"
                    "6b332035316d6d0103afc000")
row("garmin.multi-link", MK3, {"reliable": {
    "header": {"handle": 6, "request": 0, "sequence": 0}, "body": MK3[2:].hex()}}, FACTS + " (Descent Mk3i)")
row("garmin.mlr", bytes.fromhex("e040"), {
    "header": {"handle": 6, "request": 1, "sequence": 0}, "body": ""}, FACTS + " (Descent Mk3i)")
decoded = textbook.decode(MK3[3:-1])
row("garmin.cobs", MK3[2:], decoded.hex(), FACTS + " (Descent Mk3i); data by cobs for Python")
row("gfdi", decoded, {"type": "deviceInformation", "payload": {
    "protocolVersion": 151, "product": 4223, "unit": 3464080621, "softwareVersion": 25.14, "longestPacket": 4000,
    "friendlyName": "Descent Mk3i 51mm", "deviceName": "Descent", "modelName": "Mk3 51mm", "rest": "0000"}},
    FACTS + " (Descent Mk3i)")
INSTINCT = bytes.fromhex("2C00A0139600310F684C1BCA840508020B496E7374696E637420325308496E7374696E6374023253000004B8")
row("garmin.cobs", bytes.fromhex("00022C04A0139623310F684C1BCA840508020B496E7374696E637420325308496E7374696E6374023253"
                                 "010304B800"), INSTINCT.hex(), FACTS + " (Instinct 2S)")
row("gfdi", INSTINCT, {"type": "deviceInformation", "payload": {
    "protocolVersion": 150, "product": 3889, "unit": 3390786664, "softwareVersion": 14.12, "longestPacket": 520,
    "friendlyName": "Instinct 2S", "deviceName": "Instinct", "modelName": "2S", "rest": "0000"}},
    FACTS + " (Instinct 2S)")

# Management frames of garmin-ble.
row("garmin.multi-link", b"\0" + mlr.build_register_ml_request(6), {"management": {
    "handle": 0, "type": "registerRequest", "clientID": 2, "service": "heartRate", "reliable": 0}}, BLE)
late = b"\0" + mlr.build_close_all_request()
row("garmin.multi-link", late, {"management": {
    "handle": 0, "type": late[1] and "closeAllRequest", "clientID": int.from_bytes(late[2:10], "little"),
    **({"rest": late[10:].hex()} if len(late) > 10 else {})}}, BLE + ", which places the client id two bytes late")

# GFDI packets of garmin-ble.
build = gfdi.GfdiMessageBuilder
row("gfdi", build.build_status_ack(5024), {"type": "response", "payload": {
    "answeredType": "deviceInformation", "status": "ack"}}, BLE)
row("gfdi", build.build_protobuf_ack(5043, 1, 0), {"type": "response", "payload": {
    "answeredType": "protobufRequest", "status": "ack", "protobuf": {
        "requestID": 1, "offset": 0, "chunk": "kept", "code": "ok"}}}, BLE)
row("gfdi", build.build_system_event(8, 0), {"type": "systemEvent", "payload": {
    "event": "syncReady", "value": 0}}, BLE)
battery = envelope(device_status_service=module("gdi_device_status").DeviceStatusService(
    remote_device_battery_status_request=module("gdi_device_status").DeviceStatusService
    .RemoteDeviceBatteryStatusRequest()))
row("gfdi", build.build_protobuf_request(1, 0, len(battery), battery), {"type": "protobufRequest", "payload": {
    "requestID": 1, "offset": 0, "total": 4, "length": 4, "message": {"deviceStatus": {"batteryStatusRequest": {}}}}},
    BLE)
row("gfdi", build.build_protobuf_response(7, 375, 900, b"\x01\x02\x03"), {"type": "protobufResponse", "payload": {
    "requestID": 7, "offset": 375, "total": 900, "length": 3, "data": "010203"}}, BLE)
row("gfdi", build.build_message(5101, b"\x00\x00\x00"), {"type": "authenticationNegotiation", "payload": "000000"}, BLE)
configuration = bytes(10)[:9] + b"\x12"
row("gfdi", build.build_message(5050, bytes([10]) + configuration), {"type": "configuration", "payload": {
    "capabilities": configuration.hex()}}, BLE)
row("gfdi", build.build_message(5052, struct.pack("<I", 77)), {"type": "currentTimeRequest", "payload": {
    "reference": 77}}, BLE)
row("gfdi", build.build_message(5000, struct.pack("<HBIIiII", 5052, 0, 77, 1_135_000_000, 3600, 5, 6)), {
    "type": "response", "payload": {"answeredType": "currentTimeRequest", "status": "ack", "time": {
        "reference": 77, "time": 1135000000, "utcOffset": 3600, "nextDSTEnd": 5, "nextDSTStart": 6}}}, BLE)

# Protobuf bodies.
apps = module("gdi_installed_apps_service").InstalledAppsService
row("garmin.smart", envelope(installed_apps_service=apps(
    getInstalledAppsRequest=apps.GetInstalledAppsRequest(appType=5))), {
        "installedApps": {"getInstalledAppsRequest": {"appType": "all"}}}, PB)
response = apps.GetInstalledAppsResponse(availableSpace=123456, availableSlots=12)
for index in range(2):
    app = response.installedApps.add()
    app.storeAppId = bytes(range(index, index + 16))
    app.type = 1 + index
    app.name = ["Žluťoučký", ""][index]
    app.disabled = bool(index)
    app.version = 300
    app.fileName = "ABC.PRG"
    app.fileSize = 1 << 31
row("garmin.smart", envelope(installed_apps_service=apps(getInstalledAppsResponse=response)), {"installedApps": {
    "getInstalledAppsResponse": {"availableSpace": 123456, "availableSlots": 12, "installedApps": [
        {"storeAppId": bytes(range(16)).hex(), "type": "watchApp", "name": "Žluťoučký", "disabled": False,
         "version": 300, "fileName": "ABC.PRG", "fileSize": 2147483648},
        {"storeAppId": bytes(range(1, 17)).hex(), "type": "widget", "name": "", "disabled": True, "version": 300,
         "fileName": "ABC.PRG", "fileSize": 2147483648}]}}}, PB)
core = module("gdi_core").CoreService
location = core.LocationData(
    position=core.LatLon(lat=-123456789, lon=2147483647), altitude=12.5, timestamp=1, h_accuracy=0.1, position_type=2)
row("garmin.smart", envelope(core_service=core(get_location_response=core.GetLocationResponse(
    status=1, location_data=location))), {"core": {"getLocationResponse": {"status": "ok", "locationData": {
        "position": {"lat": -123456789, "lon": 2147483647}, "altitude": 12.5, "timestamp": 1, "hAccuracy": 0.1,
        "positionType": "realtimeTracking"}}}}, PB)
status = module("gdi_device_status").DeviceStatusService
row("garmin.smart", envelope(device_status_service=status(
    remote_device_battery_status_response=status.RemoteDeviceBatteryStatusResponse(
        status=1, current_battery_level=-1))), {"deviceStatus": {"batteryStatusResponse": {
            "status": "ok", "currentBatteryLevel": -1}}}, PB)
http = module("gdi_http_service").HttpService
row("garmin.smart", envelope(http_service=http(webRequest=http.WebRequest(
    url="https://example.com/a", method=1, headers=b"\xda\x7a\xda\x7a", maxResponseLength=4096,
    httpHeadersInResponse=True, responseType=0))), {"http": {"webRequest": {
        "url": "https://example.com/a", "method": "get", "headers": "da7ada7a", "maxResponseLength": 4096,
        "httpHeadersInResponse": True, "responseType": "json"}}}, PB)
row("garmin.protobuf", b"\x08\x96\x01\x12\x07testing", {
    "1": {"varint": 150}, "2": {"bytes": b"testing".hex()}}, "Protocol Buffers, encoding: the two examples")
row("garmin.protobuf", b"\x15\x00\x00\x80\x3f\x19" + bytes(range(8)), {
    "2": {"fixed32": 0x3f800000}, "3": {"fixed64": 0x0706050403020100}}, "struct for Python")
row("garmin.protobuf", b"\x08\x01\x10\x02\x08\x03", {"fields": [
    {"number": 1, "varint": 1}, {"number": 2, "varint": 2}, {"number": 1, "varint": 3}]}, "written by hand")
row("garmin.protobuf", b"\x88\x00\x81\x80\x00", {"fields": [
    {"number": 1, "varint": 1, "tagPadding": 1, "contentPadding": 2}]}, "written by hand")

# COBS: against the textbook's there is a zero in front and behind, and a last block after a full run at the end.
generator = random.Random(20261201)
cases = [b"", b"\0", b"\0\0", b"\x01", b"\x01\0", bytes(range(1, 255)), bytes(range(1, 255)) + b"\0",
         bytes(range(1, 255)) + b"\x05", bytes(range(0, 255)), b"\xff" * 254, b"\xff" * 508, b"\xff" * 509,
         b"\0" * 300]
cases += [bytes(generator.choice([0, 1, 255]) for _ in range(generator.randrange(1, 700))) for _ in range(12)]
for data in cases:
    run = len(data) - 1 - data.rfind(b"\0")
    encoded = b"\0" + textbook.encode(data) + (b"\x01" if run and run % 254 == 0 else b"") + b"\0"
    row("garmin.cobs", encoded, data.hex(), "cobs for Python, with Garmin's last block")

with open("links.tsv", "w", encoding="utf-8") as out:
    out.write("codec\thex\tjson\tsource\n")
    for entry in rows:
        out.write("\t".join(entry) + "\n")
print(len(rows), "rows")
