#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes gfdi-*.tsv here and ../malformed/garmin/gfdi-packets.tsv.

Needs garmin-ble 0.3.2 and protobuf from PyPI, none of which this project uses otherwise. What the good packets hold is
what garmin-ble reads from them, or was told to write into them. The faults of the malformed ones are named by hand.
"""
import json
import pathlib
import random
import struct

from garmin_ble.protocol import gfdi
from garmin_ble.protocol.smart import SmartRouter

HERE = pathlib.Path(__file__).parent
BLE = "garmin-ble 0.3.2"
build = gfdi.GfdiMessageBuilder
generator = random.Random(20261203)


def write(name, columns, rows):
    lines = ["\t".join(columns)] + ["\t".join(str(cell) for cell in row) for row in rows]
    (HERE / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


# Device information: fields in, packet by garmin-ble, fields as garmin-ble reads them again.
def text():
    letters = "aZ 09-_.éí中文😀"
    while True:
        word = "".join(generator.choice(letters) for _ in range(generator.choice([0, 1, 5, 20, 60])))
        if len(word.encode()) < 256:
            return word


rows = []
for index in range(40):
    numbers = [generator.choice([0, 1, 0x7fff, 0xffff, generator.randrange(65536)]) for _ in range(4)]
    unit = generator.choice([0, 0xffffffff, generator.randrange(1 << 32)])
    names = [text() for _ in range(3)]
    payload = struct.pack("<HHIHH", numbers[0], numbers[1], unit, numbers[2], numbers[3])
    payload += b"".join(bytes([len(name.encode())]) + name.encode() for name in names)
    rest = generator.choice([b"", b"\0\0", b"\x01", generator.randbytes(6)])
    packet = build.build_message(5024, payload + rest)
    read = gfdi.parse_device_information(gfdi.parse_message(packet))
    assert [read.bluetooth_name, read.device_name, read.device_model] == names
    rows.append((packet.hex(), read.protocol_version, read.product_number, read.unit_number, read.software_version,
                 read.max_packet_size, read.bluetooth_name, read.device_name, read.device_model, rest.hex(), BLE))
write("gfdi-devices.tsv", ["hex", "protocol", "product", "unit", "software", "longest", "name", "device", "model", "rest",
                           "source"], rows)

# Chunks, their answers, and events.
rows = []
for index in range(40):
    request = generator.choice([0, 1, 0xffff, generator.randrange(65536)])
    offset = generator.choice([0, 375, 0xffffffff, generator.randrange(1 << 32)])
    data = generator.randbytes(generator.choice([0, 1, 20, 375]))
    total = generator.choice([len(data) + offset & 0xffffffff, 0, 0xffffffff, 9000])
    maker = [build.build_protobuf_request, build.build_protobuf_response][index % 2]
    packet = maker(request, offset, total, data)
    read = gfdi.parse_protobuf_frame(gfdi.parse_message(packet))
    assert read.proto_bytes[:len(data)] == data
    rows.append((packet.hex(), "chunk", read.message_type, read.request_id, read.data_offset, read.total_length,
                 data.hex(), BLE))
    answer = build.build_protobuf_ack(5043 + index % 2, request, offset)
    rows.append((answer.hex(), "answer", 5043 + index % 2, request, offset, "", "", BLE))
for event in range(18):
    packet = build.build_system_event(event, event * 15)
    assert gfdi.parse_system_event(gfdi.parse_message(packet)) == (event, event * 15)
    rows.append((packet.hex(), "event", 5030, event, event * 15, "", "", BLE))
for answered in [5000, 5024, 5043, 5044, 5050, 5101, 4999, 65535]:
    rows.append((build.build_status_ack(answered).hex(), "plain", answered, "", "", "", "", BLE))
write("gfdi-packets.tsv", ["hex", "kind", "type", "id", "offset", "total", "data", "source"], rows)

# Messages of several chunks: the message, then the packets that carry it.
rows = []
for count, limit in [(0, 375), (1, 375), (374, 375), (375, 375), (376, 375), (750, 375), (1000, 375), (40, 7), (12, 1)]:
    message = generator.randbytes(count)
    packets = [build.build_protobuf_request(count & 0xff, start, count, message[start:start + limit])
               for start in range(0, max(count, 1), limit)]
    answers = [build.build_protobuf_ack(5043, count & 0xff, start) for start in range(0, max(count, 1), limit)]
    rows.append((count & 0xff, limit, message.hex(), " ".join(packet.hex() for packet in packets),
                 " ".join(answer.hex() for answer in answers), BLE))
write("gfdi-chunks.tsv", ["id", "limit", "message", "packets", "answers", "source"], rows)

# Every message that garmin-ble can put into the envelope: the numbers of the fields that lead to it.
rows = []
for name, (service, field) in sorted(SmartRouter._table().items()):
    from garmin_ble.protobuf import gdi_smart_proto_pb2
    outer = gdi_smart_proto_pb2.Smart.DESCRIPTOR.fields_by_name[service]
    inner = outer.message_type.fields_by_name[field]
    smart = gdi_smart_proto_pb2.Smart()
    getattr(getattr(smart, service), field).SetInParent()
    assert SmartRouter.service_name(smart) == service
    rows.append((smart.SerializePartialToString().hex(), f"{outer.number}.{inner.number}",
                 f"{service}.{field}", "protobuf for Python with the descriptors of garmin-ble 0.3.2"))
write("gfdi-paths.tsv", ["hex", "numbers", "names", "source"], rows)


# Malformed twins.
def crc(data):
    value = 0
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ 0xa001 if value & 1 else value >> 1
    return value


assert crc(b"123456789") == 0xbb3d


def packet(kind, payload, length=None):
    body = struct.pack("<HH", len(payload) + 6 if length is None else length, kind) + payload
    return (body + struct.pack("<H", crc(body))).hex()


good = packet(5030, b"\x08\x00")
assert good == "0800a6130800d5c5"
device = struct.pack("<HHIHH", 150, 3889, 1, 1412, 520)
LAYOUT = "from the layout"
bad = [
    ("gfdi", "", "error", "length: needs 2 bytes"),
    ("gfdi", "08", "error", "length: needs 2 bytes"),
    ("gfdi", "0500a61308", "error", "length: declared length 5 does not match 6"),
    ("gfdi", "0000a6130800d5c5", "error", "length: declared length 0 does not match 6"),
    ("gfdi", good[:-2], "error", "length: declared length 8 does not match 7"),
    ("gfdi", "ffffa6130800d5c5", "error", "length: declared length 65535 does not match 8"),
    ("gfdi", good + "00", "oddity", "1 byte left over"),
    ("gfdi", "0800a6130800d5c4", "oddity", "0xc4d5 is not the CRC of the packet, 0xc5d5"),
    ("gfdi", "0800a6130900d5c5", "oddity", "is not the CRC of the packet"),
    ("gfdi", packet(4999, b""), "oddity", "type 4999 is unknown"),
    ("gfdi", packet(0, b"\x01"), "oddity", "type 0 is unknown"),
    ("gfdi", packet(0x80ff, b""), "oddity", "type 5255 is unknown"),
    ("gfdi", packet(5030, b""), "oddity", "payload.event: needs 1 byte"),
    ("gfdi", packet(5030, b"\xc8\x00"), "oddity", "payload.event: code 200 is reserved"),
    ("gfdi", packet(0x801e, b""), "oddity", "payload.event: needs 1 byte"),
    ("gfdi", packet(5000, b""), "oddity", "payload.answeredType: needs 2 bytes"),
    ("gfdi", packet(5000, struct.pack("<H", 5024)), "oddity", "payload.status: needs 1 byte"),
    ("gfdi", packet(5000, struct.pack("<HB", 5024, 9)), "oddity", "payload.status: code 9 is reserved"),
    ("gfdi", packet(5000, struct.pack("<HB", 1234, 0)), "oddity", "payload.answeredType: code 1234 is reserved"),
    ("gfdi", packet(5000, struct.pack("<HBHIBB", 5043, 0, 1, 0, 2, 0)), "oddity", "protobuf.chunk: code 2"),
    ("gfdi", packet(5000, struct.pack("<HBHIBB", 5043, 0, 1, 0, 1, 150)), "oddity", "protobuf.code: code 150"),
    ("gfdi", packet(5024, device[:7]), "oddity", "payload.unit: needs 4 bytes"),
    ("gfdi", packet(5024, device), "oddity", "payload.friendlyName: needs 1 byte"),
    ("gfdi", packet(5024, device + b"\x02a"), "oddity", "payload.friendlyName: needs 2 bytes"),
    ("gfdi", packet(5024, device + b"\x00\x00\xff"), "oddity", "payload.modelName: needs 255 bytes"),
    ("gfdi", packet(5024, device + b"\x01\x80\x00\x00"), "oddity", "payload.friendlyName: not valid UTF-8"),
    ("gfdi", packet(5043, struct.pack("<HIII", 1, 0, 4, 5) + bytes(4)), "oddity", "payload.data: needs 5 bytes"),
    ("gfdi", packet(5043, struct.pack("<HIII", 1, 0, 4, 0xffffffff) + bytes(4)), "oddity",
     "payload.data: needs 4294967295 bytes"),
    ("gfdi", packet(5044, struct.pack("<HII", 1, 0, 4)), "oddity", "payload.length: needs 4 bytes"),
    ("gfdi", packet(5050, b""), "oddity", "payload.capabilities: needs 1 byte"),
    ("gfdi", packet(5050, b"\x0a" + bytes(9)), "oddity", "payload.capabilities: needs 10 bytes"),
    ("gfdi", packet(5052, b"\x01\x02\x03"), "oddity", "payload.reference: needs 4 bytes"),
]
WIRE = "Protocol Buffers, encoding"
for codec in ["garmin.protobuf", "garmin.smart"]:
    bad += [
        (codec, "80", "error", "tag: needs 1 byte"),
        (codec, "0880", "error", "field 1: needs 1 byte"),
        (codec, "08ffffffffffffffffff02", "error", "field 1: the number has more than 64 bits"),
        (codec, "08ffffffffffffffffffff01", "error", "field 1: the number has more than 64 bits"),
        (codec, "0001", "error", "tag: field number 0"),
        (codec, "808080801001", "error", "tag: field number 536870912"),
        (codec, "0b0c", "error", "field 1: groups are not read"),
        (codec, "0c", "error", "field 1: groups are not read"),
        (codec, "0e01", "error", "field 1: wire type 6 does not exist"),
        (codec, "0f01", "error", "field 1: wire type 7 does not exist"),
        (codec, "0a0200", "error", "field 1: needs 2 bytes but only 1 is left"),
        (codec, "0affffffffffffffffff01", "error", "field 1: needs 9223372036854775807 bytes"),
        (codec, "0900000000000000", "error", "field 1: needs 8 bytes but only 7 are left"),
        (codec, "0d000000", "error", "field 1: needs 4 bytes but only 3 are left"),
        (codec, "0801" + "1005" + "18", "error", "field 3: needs 1 byte"),
    ]
write("../malformed/garmin/gfdi-packets.tsv", ["codec", "hex", "outcome", "fault", "source"],
      [(*row, LAYOUT if row[0] == "gfdi" else WIRE) for row in bad])
