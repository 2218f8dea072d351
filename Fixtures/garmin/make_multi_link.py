#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes multi-link.tsv, multi-link-metrics.tsv and multi-link-fragments.tsv: what garmin-ble 0.3.2 builds and how it reads it.

Needs garmin-ble 0.3.2 from PyPI in a virtual environment; the project uses it for nothing else. What garmin-ble does not
build is packed here by `struct`, from the layouts that Gadgetbridge and a published handshake show.
"""
import json
import struct

from garmin_ble.constants import GarminService
from garmin_ble.metrics import heart_rate, hrv, respiration, spo2, steps
from garmin_ble.protocol import mlr

BLE = "garmin-ble 0.3.2"
LAYOUT = "layout in Gadgetbridge, packed by Python's struct"
SEEN = "first handshake of a Descent Mk3i, packed by Python's struct"
rows = []


def row(data, fields, source, read=""):
    rows.append((bytes(data).hex(), json.dumps({"management": {"handle": 0, **fields}}, separators=(",", ":")), read,
                 source))


def control(kind, client=2, tail=b""):
    return struct.pack("<BBQ", 0, kind, client) + tail


def as_garmin_ble_reads(data):
    """Service, status and handle, or the type."""
    found = mlr.decode_packet(bytes(data))
    if isinstance(found, mlr.RegisterMlResponse):
        return f"service={found.service} status={found.status} handle={found.handle}"
    return "nothing" if found is None else f"type={found.type}"


# The watch's side of garmin-ble: no client id.
for service, name, handle, status in [(1, "gfdi", 1, 0), (6, "heartRate", 3, 0), (19, "pulseOximetry", 0, 2)]:
    data = b"\0" + mlr.build_register_ml_response(service, handle, status)
    row(data, {"type": "registerResponse", "clientID": 0, "service": name, "status": status, "assignedHandle": handle},
        BLE, as_garmin_ble_reads(data))
data = b"\0" + mlr.build_register_ml_request(GarminService.REALTIME_STEPS)
row(data, {"type": "registerRequest", "clientID": 2, "service": "steps", "reliable": 0}, BLE)

# Spellings.
data = control(5, tail=b"\0\0\0")
row(data, {"type": "closeAllRequest", "clientID": 2, "rest": "000000"}, LAYOUT, as_garmin_ble_reads(data))
data = control(5, tail=b"\0\0")
row(data, {"type": "closeAllRequest", "clientID": 2, "rest": "0000"}, SEEN, as_garmin_ble_reads(data))
data = control(5)
row(data, {"type": "closeAllRequest", "clientID": 2}, LAYOUT, as_garmin_ble_reads(data))
data = control(6, tail=b"\0\0\1")
row(data, {"type": "closeAllResponse", "clientID": 2, "rest": "000001"}, SEEN, as_garmin_ble_reads(data))
register = {"type": "registerResponse", "clientID": 2, "service": "gfdi", "status": 0, "assignedHandle": 0x80}
data = control(1, tail=struct.pack("<HBBB", 1, 0, 0x80, 1))
row(data, {**register, "reliable": 1}, LAYOUT, as_garmin_ble_reads(data))
data = control(1, tail=struct.pack("<HBBBB", 1, 0, 0x86, 1, 0))
row(data, {**register, "assignedHandle": 0x86, "reliable": 1, "rest": "00"}, SEEN, as_garmin_ble_reads(data))
data = control(1, tail=struct.pack("<HB", 1, 3))
row(data, {"type": "registerResponse", "clientID": 2, "service": "gfdi", "status": 3}, LAYOUT,
    as_garmin_ble_reads(data))
row(control(2, tail=struct.pack("<HB", 7, 4)), {
    "type": "closeRequest", "clientID": 2, "service": "steps", "assignedHandle": 4}, LAYOUT)
row(control(3, tail=struct.pack("<HBB", 7, 4, 0)), {
    "type": "closeResponse", "clientID": 2, "service": "steps", "assignedHandle": 4, "status": 0}, LAYOUT)
row(control(0, client=2**64 - 1, tail=struct.pack("<HB", 0x2018, 2)), {
    "type": "registerRequest", "clientID": 2**64 - 1, "service": "fileTransfer2018", "reliable": 2}, LAYOUT)
row(control(0, tail=struct.pack("<HB", 999, 0)), {
    "type": "registerRequest", "clientID": 2, "service": 999, "reliable": 0}, LAYOUT)
for kind in (4, 7, 8):
    row(control(kind, tail=b"\x01\x02"), {"type": f"unknown{kind}", "clientID": 2, "rest": "0102"}, LAYOUT)
row(control(200, tail=b"\x01"), {"type": 200, "clientID": 2, "rest": "01"}, LAYOUT)

with open("multi-link.tsv", "w", encoding="utf-8") as out:
    out.write("hex\tjson\tgarmin_ble\tsource\n")
    for entry in rows:
        out.write("\t".join(entry) + "\n")

# Live values (`flagged` is how garmin-ble's watch notifies them on handle 3: with one byte of header): what garmin-ble builds, and those of Gadgetbridge's layout as garmin-ble reads them.
metrics = []


def metric(service, module, data, fields, source):
    reading = module.parse(bytes(data))
    metrics.append((str(service), bytes(data).hex(), json.dumps(fields, separators=(",", ":")),
                    "nothing" if reading is None else str(reading), mlr.encode_rx(3, bytes(data)).hex(), source))


metric(6, heart_rate, heart_rate.encode(heart_rate.HeartRate(bpm=72, resting_bpm=55)), {
    "type": 0, "heartRate": 72, "restingHeartRate": 55}, BLE)
metric(6, heart_rate, bytes.fromhex("02483cffff"), {
    "type": 2, "heartRate": 72, "restingHeartRate": 60, "rest": "ffff"}, LAYOUT)
metric(7, steps, steps.encode(steps.Steps(count=8000, goal=10000)), {"steps": 8000, "goal": 10000}, BLE)
metric(19, spo2, spo2.encode(spo2.SpO2(percent=97)), {"saturation": 97}, BLE)
metric(19, spo2, struct.pack("<bI", 95, 1_135_000_000), {"saturation": 95, "time": 1_135_000_000}, LAYOUT)
metric(19, spo2, struct.pack("<bI", -1, 0), {"saturation": -1, "time": 0}, LAYOUT)
metric(12, hrv, hrv.encode(hrv.Hrv(rr_ms=833)), {"interval": 833}, BLE)
metric(12, hrv, struct.pack("<HI", 1001, 7), {"interval": 1001, "unknown": 7}, LAYOUT)
metric(21, respiration, respiration.encode(respiration.Respiration(breaths_per_min=14)), {"respirationRate": 14}, BLE)
metric(21, respiration, b"\xff", {"respirationRate": -1}, LAYOUT)

with open("multi-link-metrics.tsv", "w", encoding="utf-8") as out:
    out.write("service\thex\tjson\tgarmin_ble\tflagged\tsource\n")
    for entry in metrics:
        out.write("\t".join(entry) + "\n")
with open("multi-link-fragments.tsv", "w", encoding="utf-8") as out:
    out.write("limit\tdata\tfragments\tsource\n")
    for limit, count in [(20, 1), (20, 18), (20, 19), (20, 20), (20, 38), (20, 57), (20, 100), (182, 181), (182, 400)]:
        data = bytes((number * 7) & 255 for number in range(count))
        pieces = [mlr.encode_tx(5, piece).hex() for piece in mlr.fragment(data, limit)]
        out.write(f"{limit}\t{data.hex()}\t{' '.join(pieces)}\t{BLE}\n")

print(len(rows), "and", len(metrics), "rows")
