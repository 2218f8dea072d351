#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes multi-link-capture.tsv: the values of the Multi-Link service in Captures/vendor/garmin-links.btsnoop.

Reads the capture by itself: btsnoop records, H4, ACL fragments, L2CAP channel 4, then writes without response (0x52)
and notifications (0x1b). Columns: nanoseconds since the first value, from whom, the value in hex, source.
"""
import pathlib
import struct

FILE = pathlib.Path(__file__).resolve().parents[2] / "Captures" / "vendor" / "garmin-links.btsnoop"
data = FILE.read_bytes()
assert data[:8] == b"btsnoop\0"
offset = 16
first = None
pending = {0: b"", 1: b""}
with open("multi-link-capture.tsv", "w", encoding="utf-8") as out:
    out.write("time\tfrom\thex\tsource\n")
    while offset < len(data):
        original, length, flags, drops, time = struct.unpack(">IIIIq", data[offset:offset + 24])
        packet = data[offset + 24:offset + 24 + length]
        offset += 24 + length
        if packet[0] != 2:
            continue
        # Bit 0 of the record's flags: received by the host. Boundary flag 1 continues a frame.
        received, boundary = flags & 1, packet[2] >> 4 & 3
        if boundary == 1:
            pending[received] += packet[5:]
        else:
            pending[received] = packet[5:]
        frame = pending[received]
        if len(frame) < 7 or len(frame) < 4 + struct.unpack("<H", frame[:2])[0]:
            continue
        if struct.unpack("<H", frame[2:4])[0] != 4 or frame[4] not in (0x52, 0x1b):
            continue
        first = time if first is None else first
        side = "phone" if frame[4] == 0x52 else "watch"
        out.write(f"{(time - first) * 1000}\t{side}\t{frame[7:].hex()}\tCaptures/vendor/garmin-links.btsnoop\n")
