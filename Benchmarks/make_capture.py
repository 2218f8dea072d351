#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a long btsnoop capture (H4) of three emulated sensors, the same bytes on every run.

usage: make_capture.py FILE [PDUS]

A phone (the recording host) connects to a heart rate belt, a cycling power meter and a device with a vendor service,
discovers their attributes, subscribes, and receives notifications. One PDU in twenty is longer than an ACL packet and
comes in fragments; every 50,000 PDUs all links are dropped and made again. PDUS counts ATT PDUs (default 1,000,000).
"""
import itertools
import random
import struct
import sys

BTSNOOP_EPOCH = 0x00DCDDB30F2F8000
COMMAND, ACL, EVENT = 1, 2, 4
CHANCE = random.Random(2025)


class Capture:
    """Packs records; time moves on by itself."""

    def __init__(self, file):
        self.file = file
        self.time = 1_750_000_000_000_000
        self.records = self.pdus = 0
        file.write(b'btsnoop\0' + struct.pack('>II', 1, 1002))

    def record(self, kind, received, payload):
        self.time += 100 + CHANCE.getrandbits(10)
        flags = (1 if received else 0) | (2 if kind in (COMMAND, EVENT) else 0)
        data = bytes([kind]) + payload
        self.file.write(
            struct.pack('>IIIIQ', len(data), len(data), flags, 0, self.time + BTSNOOP_EPOCH) + data)
        self.records += 1

    def command(self, opcode, parameters=b''):
        self.record(COMMAND, False, struct.pack('<HB', opcode, len(parameters)) + parameters)

    def event(self, code, parameters):
        self.record(EVENT, True, bytes([code, len(parameters)]) + parameters)

    def att(self, handle, received, pdu, packet=27):
        frame = struct.pack('<HH', len(pdu), 4) + pdu
        for start in range(0, len(frame), packet):
            part = frame[start:start + packet]
            boundary = 1 if start else (2 if received else 0)
            self.record(ACL, received, struct.pack('<HH', handle | boundary << 12, len(part)) + part)
        self.pdus += 1


class Sensor:
    """A peer with one service: a notifying characteristic at value handle 3, its configuration at 4."""

    def __init__(self, handle, service, characteristic, value):
        self.handle, self.value = handle, value
        self.service, self.characteristic = service, characteristic
        self.address = bytes([handle, 0x55, 0x44, 0x33, 0x22, 0xC1])

    def connect(self, capture):
        complete = struct.pack('<BBHBB6sHHHB', 1, 0, self.handle, 0, 1, self.address, 24, 0, 400, 0)
        capture.event(0x3E, complete)
        say = capture.att
        say(self.handle, False, struct.pack('<BH', 0x02, 247))
        say(self.handle, True, struct.pack('<BH', 0x03, 185))
        say(self.handle, False, struct.pack('<BHHH', 0x10, 1, 0xFFFF, 0x2800))
        say(self.handle, True, bytes([0x11, 4 + len(self.service)]) + struct.pack('<HH', 1, 4) + self.service)
        say(self.handle, False, struct.pack('<BHHH', 0x10, 5, 0xFFFF, 0x2800))
        say(self.handle, True, struct.pack('<BBHB', 0x01, 0x10, 5, 0x0A))
        say(self.handle, False, struct.pack('<BHHH', 0x08, 1, 4, 0x2803))
        declaration = struct.pack('<HBH', 2, 0x10, 3) + self.characteristic
        say(self.handle, True, bytes([0x09, len(declaration)]) + declaration)
        say(self.handle, False, struct.pack('<BHH', 0x04, 4, 4))
        say(self.handle, True, struct.pack('<BBHH', 0x05, 1, 4, 0x2902))
        say(self.handle, False, struct.pack('<BHH', 0x12, 4, 1))
        say(self.handle, True, b'\x13')

    def notify(self, capture, round_number):
        capture.att(self.handle, True, struct.pack('<BH', 0x1B, 3) + self.value(round_number))

    def disconnect(self, capture):
        capture.event(0x05, struct.pack('<BHB', 0, self.handle, 0x13))


def heart_rate(n):
    return struct.pack('<BBH', 0x10, 60 + n % 90, 700 + n % 300)


def power(n):
    return struct.pack('<HhHH', 0x20, 150 + n % 200, n & 0xFFFF, (n * 700) & 0xFFFF)


def vendor(n):
    return struct.pack('<HI', n & 0xFFFF, n) + CHANCE.randbytes(90 if n % 7 == 0 else 14)


def uuid(text):
    return bytes.fromhex(text)[::-1]


SENSORS = [
    Sensor(0x0040, uuid('180d'), uuid('2a37'), heart_rate),
    Sensor(0x0041, uuid('1818'), uuid('2a63'), power),
    Sensor(0x0042, uuid('56a72ab849884cc8a752fbd1d54a9500'), uuid('56a72ab849884cc8a752fbd1d54a9501'), vendor),
]


def main():
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    with open(sys.argv[1], 'wb', buffering=1 << 20) as file:
        capture = Capture(file)
        capture.command(0x0C03)
        capture.event(0x0E, struct.pack('<BHB', 1, 0x0C03, 0))
        next_session = 0
        for n in itertools.count():
            if capture.pdus >= next_session:
                for sensor in SENSORS if next_session else []:
                    sensor.disconnect(capture)
                for sensor in SENSORS:
                    sensor.connect(capture)
                next_session += 50_000
            if capture.pdus >= wanted:
                break
            SENSORS[n % 3].notify(capture, n)
            if n % 20 == 0:
                capture.att(0x0042, False, struct.pack('<BH', 0x52, 3) + n.to_bytes(4, 'little'))
            if n % 10 == 0:
                capture.event(0x13, struct.pack('<BHH', 1, 0x0040 + n % 3, 2))
        print(f'{capture.pdus} ATT PDUs in {capture.records} records, {file.tell()} bytes')


main()
