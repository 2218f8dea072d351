#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Shows what tshark makes of attribute values, as a second opinion on Fixtures/gatt.

usage: Scripts/tshark-values.py < Fixtures/gatt/heart-rate.tsv

Reads lines of `uuid<TAB>hex` (further columns are passed over), writes a capture in which a server declares each
characteristic and sends the value (descriptors are read, control points of one byte are written), and prints the lines
that tshark dissects the value into.

Where tshark 4.0.17 is not to be followed: FLOAT values are always 0; the nibbles of tester and health (2A34) and of
type and sample location in CGM Feature (2AA8) are reversed; only the first record of a CGM Measurement (2AA7) is read;
the lists of 2A2A are read little-endian.
"""
import re
import struct
import subprocess
import sys
import tempfile

EPOCH = 0x00DCDDB30F2F8000  # microseconds from year 0 (btsnoop) to 1970
WRITTEN = {0x2A16, 0x2A39}
CONNECTION = 0x40


class Capture:
    def __init__(self, file):
        self.file = file
        self.records = 0
        file.write(b"btsnoop\0" + struct.pack(">II", 1, 1002))

    def packet(self, kind, received, payload):
        self.records += 1
        data = bytes([kind]) + payload
        flags = received | (2 if kind == 4 else 0)
        time = 1_750_000_000_000_000 + 1000 * self.records + EPOCH
        self.file.write(struct.pack(">IIIIq", len(data), len(data), flags, 0, time) + data)

    def att(self, received, pdu):
        l2cap = struct.pack("<HH", len(pdu), 4) + pdu
        boundary = 2 if received else 0
        self.packet(2, received, struct.pack("<HH", CONNECTION | boundary << 12, len(l2cap)) + l2cap)


def write(vectors, file):
    """Writes the capture; returns which record carries which vector."""
    capture = Capture(file)
    peer = bytes.fromhex("665544332211")
    event = struct.pack("<BHBB", 0, CONNECTION, 0, 0) + peer + struct.pack("<HHHB", 24, 0, 72, 0)
    capture.packet(4, 1, bytes([0x3E, 1 + len(event), 1]) + event)
    capture.att(0, struct.pack("<BH", 0x02, 512))
    capture.att(1, struct.pack("<BH", 0x03, 512))
    carriers = {}
    for index, (uuid, value) in enumerate(vectors):
        handle = 0x10 + 8 * index
        is_descriptor = 0x2900 <= uuid < 0x2A00
        capture.att(0, struct.pack("<BHHH", 0x08, handle, 0xFFFF, 0x2803))
        declared = 0x2A1C if is_descriptor else uuid
        capture.att(1, struct.pack("<BBHBHH", 0x09, 7, handle, 0x3A, handle + 1, declared))
        if is_descriptor:
            capture.att(0, struct.pack("<BHH", 0x04, handle + 2, 0xFFFF))
            capture.att(1, struct.pack("<BBHH", 0x05, 1, handle + 2, uuid))
            capture.att(0, struct.pack("<BH", 0x0A, handle + 2))
            capture.att(1, b"\x0b" + value)
        elif uuid in WRITTEN:
            capture.att(0, struct.pack("<BH", 0x12, handle + 1) + value)
        else:
            capture.att(1, struct.pack("<BH", 0x1B, handle + 1) + value)
        carriers[capture.records] = index
    file.flush()
    return carriers


def main():
    vectors = []
    for line in sys.stdin:
        columns = line.rstrip("\n").split("\t")
        if len(columns) >= 2 and re.fullmatch("[0-9A-Fa-f]{4}", columns[0]):
            vectors.append((int(columns[0], 16), bytes.fromhex(columns[1])))
    with tempfile.NamedTemporaryFile(suffix=".btsnoop") as file:
        carriers = write(vectors, file)
        command = ["tshark", "-n", "-V", "-r", file.name]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for block in re.split(r"\n(?=Frame \d+:)", text):
        frame = re.match(r"\s*Frame (\d+):", block)
        if not frame or int(frame[1]) not in carriers:
            continue
        uuid, value = vectors[carriers[int(frame[1])]]
        print(f"{uuid:04X} {value.hex()}")
        lines = block.split("Bluetooth Attribute Protocol", 1)[-1].split("\n")[1:]
        for line in lines:
            if line.strip() and "= Method:" not in line and "Authentication Signature" not in line:
                print("  " + line.rstrip())


if __name__ == "__main__":
    main()
