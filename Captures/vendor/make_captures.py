#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the captures beside it: sessions of vendors' protocols between two hosts of Bumble 0.0.236 (PyPI).

    make_captures.py FOLDER

The attribute tables and the values are written down here by hand from what is published of the protocols, and packed
with Python's struct and zlib: nothing of this project's code takes part. The capture is what the central's host sees
on its HCI (btsnoop, link type 1002).
"""
import asyncio
import struct
import sys
import uuid
import zlib

from bumble import att
from bumble.controller import Controller
from bumble.device import Device, Peer
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.core import UUID
from bumble.snoop import BtSnooper
from bumble.transport.common import AsyncPipeSink

READ, WRITE, COMMAND, NOTIFY, INDICATE = (
    Characteristic.READ, Characteristic.WRITE, Characteristic.WRITE_WITHOUT_RESPONSE, Characteristic.NOTIFY,
    Characteristic.INDICATE)


def h(text):
    return bytes.fromhex(text.replace(" ", ""))


class Clock:
    """Times that are the same on each run: a snooper that counts packets."""

    def __init__(self, sink):
        self.inner = BtSnooper(sink)
        self.count = 0
        self.sink = sink

    def snoop(self, packet, direction):
        start = self.sink.tell()
        self.inner.snoop(packet, direction)
        end = self.sink.tell()
        microseconds = 0x00dcddb30f2f8000 + 1_700_000_000_000_000 + self.count * 5_000
        self.count += 1
        self.sink.seek(start + 16)
        self.sink.write(struct.pack(">Q", microseconds))
        self.sink.seek(end)


class Server:
    """The peripheral's values; writes are answered by `answers`."""

    def __init__(self, device):
        self.device = device
        self.characteristics = {}
        self.answers = {}

    def characteristic(self, name, properties, value=b""):
        permissions = Characteristic.READABLE | Characteristic.WRITEABLE
        held = {"value": value}

        async def write(connection, data):
            answer = self.answers.get(name)
            if answer:
                result = answer(bytes(data))
                if isinstance(result, int):
                    raise att.ATT_Error(result)
            held["value"] = bytes(data)

        made = Characteristic(
            UUID(name), properties, permissions, CharacteristicValue(read=lambda c: held["value"], write=write))
        self.characteristics[name] = made
        return made

    async def notify(self, name, value):
        await self.device.notify_subscribers(self.characteristics[name], value)

    async def indicate(self, name, value):
        await self.device.indicate_subscribers(self.characteristics[name], value)


async def session(path, services, play, mtu=None):
    with open(path, "w+b") as sink:
        link = LocalLink()
        made = []
        for name, address in (("central", "F0:F1:F2:F3:F4:F5"), ("peripheral", "C0:11:22:33:44:55")):
            controller = Controller(name, link=link, public_address=address)
            host = Host(controller, AsyncPipeSink(controller))
            device = Device(name=name, address=Address(address), host=host)
            made.append(device)
        central, peripheral = made
        central.host.snooper = Clock(sink)
        server = Server(peripheral)
        for service, characteristics in services:
            peripheral.add_service(Service(UUID(service), [server.characteristic(*c) for c in characteristics]))
        await central.power_on()
        await peripheral.power_on()
        await peripheral.start_advertising(auto_restart=False)
        connection = await central.connect(peripheral.random_address)
        peer = Peer(connection)
        if mtu:
            await peer.request_mtu(mtu)
        await peer.discover_services()
        for service in peer.services:
            await service.discover_characteristics()
            for characteristic in service.characteristics:
                await characteristic.discover_descriptors()
        found = {}
        for service in peer.services:
            for characteristic in service.characteristics:
                found[characteristic.uuid] = characteristic
        get = lambda name: found[UUID(name)]
        await play(server, get)
        await asyncio.sleep(0.05)
        await connection.disconnect()
        await asyncio.sleep(0.05)


# Bose ------------------------------------------------------------------------------------------------------------

INFO, SENSORS, CONFIG, DATA, GESTURES, GESTURE_CONFIG, GESTURE_DATA = (
    "7B61AD83-041C-4333-A0AB-EFB2AB7BDD43", "855CB3E7-98FF-42A6-80FC-40B32A2221C1",
    "5AF38AF6-000E-404B-9B46-07F77580890B", "56A72AB8-4988-4CC8-A752-FBD1D54A953D",
    "A0384F52-F95A-4BCD-B898-7B9CEEC92DAD", "21E550AF-F780-477B-9334-1F983296F1D7",
    "9014DD4E-79BA-4802-A275-894D3B85AC74")
BMAP = "D417C028-9818-4354-99D1-2AC09D074591"


async def bose(path):
    information = h("04 00 402C 01 0000000F 0007000E 08 002F 04 0000")
    services = [
        ("FDD2", [
            (INFO, READ | NOTIFY, information),
            (SENSORS, READ, h("00FFF8000880017FFF001F07 01F83007D080017FFF001F07 02FFFF0001C0013FFF001F0A"
                              "03FFFF0001C0013FFF001F08")),
            (CONFIG, READ | WRITE | NOTIFY, h("000000 010000 020000 030000")),
            (DATA, NOTIFY),
            (GESTURES, READ, h("810100 820100 830100 C00100 C10100 C20100")),
            (GESTURE_CONFIG, READ | WRITE | NOTIFY, h("8100 8200 8300 C000 C100 C200")),
            (GESTURE_DATA, NOTIFY),
        ]),
        ("FEBE", [(BMAP, READ | WRITE | COMMAND | NOTIFY)]),
        ("180A", [("2A50", READ, h("019E002C401604")), ("2A26", READ, b"4.1.6")]),
    ]

    async def play(server, get):
        server.answers[CONFIG] = lambda data: 0x81 if b"\x00\x07" in data else None
        for name in (INFO, CONFIG, DATA, GESTURE_CONFIG, GESTURE_DATA, BMAP):
            await get(name).subscribe(lambda value: None)
        for name in ("2A50", "2A26", INFO, SENSORS, GESTURES, CONFIG, GESTURE_CONFIG):
            await get(name).read_value()
        await get(CONFIG).write_value(h("000014 010014 020000 030000"), with_response=True)
        await server.notify(CONFIG, h("000014 010014 020000 030000"))
        await server.notify(DATA, h("00FFFE00000000F00003 01FFFE00A4FEB8000002"))
        await server.notify(DATA, h("00001200000000F00003 01001200A4FEB8000002"))
        await server.notify(DATA, h("020026000000002D412D410B2C"))
        await server.notify(DATA, h("0300263FFF000000000000"))
        try:
            await get(CONFIG).write_value(h("000007 010014 020000 030000"), with_response=True)
        except Exception as error:  # the refusal is what the capture is to show
            print("refused:", error)
        await get(GESTURE_CONFIG).write_value(h("8101 8200 8300 C001 C100 C200"), with_response=True)
        await server.notify(GESTURE_CONFIG, h("8101 8200 8300 C001 C100 C200"))
        await server.notify(GESTURE_DATA, h("811234"))
        await server.notify(GESTURE_DATA, h("C01234"))
        await server.notify(INFO, information[:17] + h("1008"))
        await server.notify(INFO, information)
        await get(BMAP).write_value(h("00 02020100"), with_response=False)
        await asyncio.sleep(0.02)
        await server.notify(BMAP, h("00 0202030450FFFF00"))

    await session(path, services, play)


# Garmin ----------------------------------------------------------------------------------------------------------

def garmin_uuid(number):
    return f"6A4E{number:04X}-667B-11E3-949A-0800200C9A66"


TRANSCRIPT = """
> 0001a3421feed289106a538cb9547ab1209500
< 000100a3421feed289106a538cb9547ab1209501
> f105000102030405060708090a0b0c0d0e0f00
< f1020500ff
> f100022c000000
< f1020000ff
> 01e41d62849d3fc60941d810af111fd4964e0397
> 1116b9c7eab9d7dd4ea080f196dcfebca5d491be
> 21e161aa4b0411
> f10103c8e5
< f102020003
> 000201
< 00020001
< 0003a3421feed289106a538cb9547ab1209502
> 00030002
< f206
> f205101112131415161718191a1b1c1d1e1f02
< f2000210000000
> f2020000ff
< 0286f5cacdacc9a57a2c2168cf9d8ee5c2
< f20101a84c
> f202020001
< 000402
> 00040002
"""


async def garmin_app(path):
    write, notify = garmin_uuid(0x4C80), garmin_uuid(0xCD28)
    services = [(garmin_uuid(0x8022), [(write, COMMAND), (notify, READ | NOTIFY)])]

    async def play(server, get):
        await get(notify).subscribe(lambda value: None)
        for line in TRANSCRIPT.split("\n"):
            if line.startswith(">"):
                await get(write).write_value(h(line[2:]), with_response=False)
                await asyncio.sleep(0.01)
            elif line.startswith("<"):
                await server.notify(notify, h(line[2:]))
                await asyncio.sleep(0.01)

    await session(path, services, play)


def crc16(data):
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xA001 if crc & 1 else 0)
    return crc


def gfdi(kind, payload):
    body = struct.pack("<HH", len(payload) + 6, kind) + payload
    return body + struct.pack("<H", crc16(body))


def cobs(data):
    """Garmin's form: a zero before and behind, and always a final block."""
    out = bytearray()
    block = bytearray()
    for byte in data:
        if byte == 0:
            out += bytes([len(block) + 1]) + block
            block.clear()
        else:
            block.append(byte)
            if len(block) == 254:
                out += b"\xff" + block
                block.clear()
    out += bytes([len(block) + 1]) + block
    return b"\0" + bytes(out) + b"\0"


def reliable(handle, request, sequence, body=b""):
    return bytes([0x80 | (handle & 7) << 4 | request >> 2 & 15, (request & 3) << 6 | sequence & 63]) + body


def protobuf_request(identifier, body, offset=0, total=None):
    return gfdi(5043, struct.pack("<HIII", identifier, offset, total or len(body), len(body)) + body)


async def garmin_links(path):
    write, notify = garmin_uuid(0x2820), garmin_uuid(0x2810)
    services = [(garmin_uuid(0x2800), [(notify, READ | COMMAND | WRITE | NOTIFY), (write, COMMAND | WRITE)])]

    async def play(server, get):
        async def tx(data):
            await get(write).write_value(data, with_response=False)
            await asyncio.sleep(0.01)

        async def rx(data):
            await server.notify(notify, data)
            await asyncio.sleep(0.01)

        await get(notify).subscribe(lambda value: None)
        # The first handshake of a Descent Mk3i, as published.
        await tx(h("000502000000000000000000"))
        await rx(h("00060200000000000000000001"))
        await tx(h("00000200000000000000010002"))
        await rx(h("00010200000000000000010000860100"))
        await rx(h("e00000023704a013972e7f10edac79ced209a00f1144657363656e74204d6b33692035316d6d0744657363656e74084d6b"
                   "332035316d6d0103afc000"))
        await tx(reliable(6, 1, 0))
        # A protobuf request for the battery (device status service), in two packets, one of them sent again.
        frame = cobs(protobuf_request(1, h("42021200")))
        await tx(reliable(6, 1, 0, frame[:12]))
        await tx(reliable(6, 1, 0, frame[:12]))
        await tx(reliable(6, 1, 1, frame[12:]))
        await rx(reliable(6, 2, 1))
        answer = h("42061a0408011064")
        await rx(reliable(6, 2, 1, cobs(gfdi(5044, struct.pack("<HIII", 1, 0, len(answer), len(answer)) + answer))))
        await tx(reliable(6, 2, 2, cobs(gfdi(5000, struct.pack("<HBHIBB", 5044, 0, 1, 0, 0, 0)))))
        # Heart rate as a plain link: register, start, two values, close.
        await tx(h("0000 0200000000000000 0600 00"))
        await rx(h("0001 0200000000000000 0600 00 03 00 00"))
        await tx(h("0301"))
        await rx(h("03 02 48 3c ffff"))
        await rx(h("03 02 49 3c ffff"))
        await tx(h("0002 0200000000000000 0600 03"))
        await rx(h("0003 0200000000000000 0600 03 00"))

    await session(path, services, play, mtu=185)


# Glasses ---------------------------------------------------------------------------------------------------------

def glasses_uuid(number):
    return f"B2F0{number:04X}-6C3E-4D5A-9A41-57454152534D"


SEED_INTENT = h(
    "22000000636f6d2e76757a69782e6133726470617274792e616374696f6e2e4d455353414745000000000000ffffffffffffffff00000000"
    "13000000636f6d2e76757a69782e61337264706172747900ffffffff00000000000000000000000000000000feffffff64000000424e444c"
    "020000000f0000006d0079005f0073007400720069006e0067005f0065007800740072006100000000000000050000006800"
    "65006c006c006f0000000c0000006d0079005f0069006e0074005f006500780074007200610000000000"
    "0100000002000000")
RESULT = h("ffffffff0400000064006f006e0065000000000020000000424e444c010000000700000062006100740074006500720079000000"
           "0100000057000000")


def envelope(kind, package, body, correlation=bytes(16)):
    name = package.encode()
    return b"WVP1" + bytes([kind, 1, 30, 0]) + correlation + struct.pack("<H", len(name)) + name + body


def fragments(slot, message, mtu):
    pieces, number, rest = [], 0, message
    while rest or number == 0:
        room = mtu - 3 - (12 if number == 0 else 4)
        piece, rest = rest[:room], rest[room:]
        flags = 0x40 | (1 if number == 0 else 0) | (0 if rest else 2)
        head = struct.pack("<BBH", flags, slot, number)
        if number == 0:
            head += struct.pack("<II", len(message), zlib.crc32(message))
        pieces.append(head + piece)
        number += 1
    return pieces


async def glasses(path):
    info, control, to_glasses, to_phone, state = (glasses_uuid(n) for n in (2, 3, 4, 5, 6))
    name = b"2/Vuzix M4000"
    services = [(glasses_uuid(1), [
        (info, READ, struct.pack("<BBHIIBBBBB", 1, 4, 0, 1_040_384, 10_240, 16, 8, 30, 2, len(name)) + name),
        (control, WRITE | INDICATE),
        (to_glasses, COMMAND | WRITE),
        (to_phone, NOTIFY),
        (state, READ | NOTIFY, struct.pack("<BBH", 0, 0, 0)),
    ])]

    async def play(server, get):
        async def tx(data):
            await get(to_glasses).write_value(data, with_response=False)
            await asyncio.sleep(0.005)

        async def rx(data):
            await server.notify(to_phone, data)
            await asyncio.sleep(0.005)

        package = b"com.example.phone"
        await get(control).subscribe(lambda value: None, prefer_notify=False)
        await get(to_phone).subscribe(lambda value: None)
        await get(state).subscribe(lambda value: None)
        await get(info).read_value()
        await get(state).read_value()
        await get(control).write_value(bytes([1, 1, 30, 3, 8, len(package)]) + package, with_response=True)
        await server.indicate(control, h("81 00 00 10 08"))
        await server.notify(state, struct.pack("<BBH", 4, 0, 0))
        plain = fragments(3, envelope(1, "com.example.phone", SEED_INTENT), 185)
        correlation = uuid.UUID("00112233-4455-6677-8899-aabbccddeeff").bytes
        ordered = envelope(2, "com.example.phone", SEED_INTENT + h("00000000 ffffffff ffffffff"), correlation)
        ordered = fragments(4, ordered, 185)
        # Round robin, as the sender's slots take turns.
        for pair in zip(plain, ordered):
            for piece in pair:
                await tx(piece)
        await server.indicate(control, h("83 04"))
        for piece in fragments(0, envelope(3, "com.vuzix.a3rdparty", RESULT, correlation), 185):
            await rx(piece)
        # One whose last fragment never comes, and one with a wrong checksum.
        await tx(fragments(5, envelope(1, "com.example.phone", SEED_INTENT), 185)[0])
        broken = fragments(6, envelope(1, "com.example.phone", SEED_INTENT), 185)
        await tx(broken[0])
        await tx(broken[1][:-1] + bytes([broken[1][-1] ^ 1]))
        await server.indicate(control, h("85 06 04 0100"))
        await get(control).write_value(h("07 01020304"), with_response=True)
        await server.indicate(control, h("87 01020304"))

    await session(path, services, play, mtu=185)


async def main(folder):
    await bose(f"{folder}/bose.btsnoop")
    await garmin_app(f"{folder}/garmin-app.btsnoop")
    await garmin_links(f"{folder}/garmin-links.btsnoop")
    await glasses(f"{folder}/glasses.btsnoop")


asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "."))
