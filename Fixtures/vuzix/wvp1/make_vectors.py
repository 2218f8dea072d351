#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the vectors of WVP1 with nothing but Python's struct, zlib, uuid and gzip.

usage: make_vectors.py FOLDER   (the tables beside this file are written there)
"""
import gzip
import json
import pathlib
import random
import struct
import sys
import uuid
import zlib

OUT = pathlib.Path(sys.argv[1])
SOURCE = 'Python 3 struct and zlib, from the layout of WVP1'
WORKED = 'worked example of WVP1 (computed apart from this project)'

# The intent of the vendor's sample (action, package, a text and a number), as Android 11 writes it.
INTENT = bytes.fromhex(
    '22000000636f6d2e76757a69782e6133726470617274792e616374696f6e2e4d455353414745000000000000ffffffffffffffff00000000'
    '13000000636f6d2e76757a69782e61337264706172747900ffffffff00000000000000000000000000000000feffffff64000000424e444c'
    '020000000f0000006d0079005f0073007400720069006e0067005f006500780074007200610000000000000005000000680065006c006c00'
    '6f0000000c0000006d0079005f0069006e0074005f0065007800740072006100000000000100000002000000')
RESULT = bytes.fromhex(
    'ffffffff0400000064006f006e0065000000000020000000424e444c0100000007000000620061007400740065007200790000000100000057'
    '000000')
ID = uuid.UUID('00112233-4455-6677-8899-aabbccddeeff')


def envelope(kind, form, level, flags, ident, package, body):
    name = package.encode()
    return b'WVP1' + struct.pack('<BBBB', kind, form, level, flags) + ident.bytes + struct.pack('<H', len(name)) + name + body


def fragments(message, slot, mtu, ack=False, cap=0):
    """The fragments of one message at an ATT MTU."""
    def room(header):
        # An attribute value has at most 512 bytes, whatever the MTU is.
        most = min(mtu - 3, 512) - header
        return min(most, cap) if cap else most
    parts, offset = [], 0
    while True:
        number = len(parts)
        part = message[offset:offset + room(4 if number else 12)]
        offset += len(part)
        last = offset == len(message)
        flags = 0x40 | (number == 0) | (2 if last else 0) | (4 if last and ack else 0)
        head = struct.pack('<BBH', flags, slot, number)
        if number == 0:
            head += struct.pack('<II', len(message), zlib.crc32(message))
        parts.append(head + part)
        if last:
            return parts


NIL = uuid.UUID(int=0)
BROADCAST = envelope(1, 1, 30, 0, NIL, 'com.example.phone', INTENT)
ORDERED = envelope(2, 1, 30, 0, ID, 'com.example.phone', INTENT + struct.pack('<iii', 0, -1, -1))
ANSWER = envelope(3, 1, 30, 0, ID, 'com.vuzix.a3rdparty', RESULT)
assert (len(BROADCAST), zlib.crc32(BROADCAST)) == (255, 0xD5926BF9)
assert (len(ORDERED), zlib.crc32(ORDERED)) == (267, 0x27B785C0)
assert (len(ANSWER), zlib.crc32(ANSWER)) == (105, 0x01C5593E)


def table(name, columns, rows):
    with open(OUT / name, 'w', encoding='utf-8') as file:
        file.write('# SPDX-License-Identifier: Apache-2.0\n# Written by make_vectors.py\n')
        file.write('\t'.join(columns) + '\n')
        for row in rows:
            file.write('\t'.join(str(cell) for cell in row) + '\n')


def js(**fields):
    return json.dumps(fields, separators=(',', ':'), ensure_ascii=False)


def text8(text):
    data = text.encode()
    return bytes([len(data)]) + data


values = []


def value(codec, data, **fields):
    values.append((codec, data.hex(), js(**fields), SOURCE))


def info(version=1, model=4, cap=0, size=1040384, soft=10240, slots=16, credits=8, api=30, features=3, name='2/Vuzix M4000'):
    return struct.pack('<BBHIIBBBB', version, model, cap, size, soft, slots, credits, api, features) + text8(name)


FEATURES = ['gzip', 'json', 'tokenRequired']
MODELS = ['unknown', 'blade', 'blade2', 'm400', 'm4000', 'shield']
for model, cap, features, name in [(4, 0, 3, '2/Vuzix M4000'), (1, 20, 0, '1/Blade'), (2, 244, 7, ''), (3, 65535, 4, '2/Vuzix M400 ü'), (0, 1, 1, 'x'), (5, 0, 2, 'Shield')]:
    value('wvp1.info', info(model=model, cap=cap, features=features, name=name), version=1, model=MODELS[model],
          fragmentPayloadCap=cap, maximumMessage=1040384, softLimit=10240, slots=16, initialCredits=8, parcelAPI=30,
          features=[f for bit, f in enumerate(FEATURES) if features >> bit & 1], name=name)
value('wvp1.info', info(version=2, model=77, features=0x80), version=2, model=77, fragmentPayloadCap=0,
      maximumMessage=1040384, softLimit=10240, slots=16, initialCredits=8, parcelAPI=30, features=['bit7'],
      name='2/Vuzix M4000')

STATES = ['notConnected', 'bluetoothOff', 'searchingForDevice', 'connecting', 'connected', 'notSupported']
ERRORS = ['none', 'malformed', 'gap', 'tooLarge', 'checksum', 'noSlot', 'timeOut', 'badEnvelope', 'badBody', 'unsupported',
          'notLinked', 'notAuthorized', 'credit']
for number, state in enumerate(STATES):
    value('wvp1.state', struct.pack('<BBH', number, 0, 513 * number), state=state, reason='none', errorCount=513 * number)
value('wvp1.state', struct.pack('<BBH', 9, 200, 65535), state=9, reason=200, errorCount=65535)

value('wvp1.control', bytes([1, 1, 30, 3, 8]) + text8('com.example.phone'), opcode='hello', version=1, parcelAPI=30,
      formats=['parcel', 'json'], credits=8, bundleIdentifier='com.example.phone')
value('wvp1.control', bytes([1, 2, 34, 0x81, 255, 0]), opcode='hello', version=2, parcelAPI=34, formats=['parcel', 'bit7'],
      credits=255, bundleIdentifier='')
for number, status in enumerate(['accepted', 'versionRefused', 'notLinked']):
    value('wvp1.control', bytes([0x81, number, 4, 12, 9]), opcode='helloAnswer', status=status, firstSlot=4, slotCount=12, credits=9)
token = bytes(range(16))
value('wvp1.control', b'\x02' + token, opcode='authentication', token=token.hex())
value('wvp1.control', bytes([0x82, 0, 3]), opcode='authenticationResult', status='accepted', triesLeft=3)
value('wvp1.control', bytes([0x82, 1, 0]), opcode='authenticationResult', status='refused', triesLeft=0)
for bit, side in [(0, 'FromPhone'), (0x80, 'FromGlasses')]:
    value('wvp1.control', bytes([3 | bit, 200]), opcode='credit' + side, credits=200)
    value('wvp1.control', bytes([4 | bit]) + struct.pack('<BHI', 3, 16, 0xD5926BF9), opcode='acknowledgement' + side, slot=3,
          lastFragment=16, checksum=0xD5926BF9)
    for number, error in enumerate(ERRORS):
        value('wvp1.control', bytes([5 | bit]) + struct.pack('<BBH', 15, number, 0x1234), opcode='refusal' + side, slot=15,
              error=error, fragment=0x1234)
    value('wvp1.control', bytes([6 | bit, 7]), opcode='abort' + side, slot=7)
    value('wvp1.control', bytes([8 | bit]), opcode='unlink' + side)
value('wvp1.control', bytes([7]) + struct.pack('<I', 0xCAFEF00D), opcode='ping', token=0xCAFEF00D)
value('wvp1.control', bytes([0x87]) + struct.pack('<I', 0xCAFEF00D), opcode='pong', token=0xCAFEF00D)
value('wvp1.control', bytes.fromhex('4f0102'), opcode=0x4f, content='0102')

for kind, form, level, flags, ident, package, body, names in [
        (1, 1, 30, 0, NIL, 'com.example.phone', INTENT, ('broadcast', 'parcel', [])),
        (2, 1, 30, 0, ID, 'com.example.phone', INTENT + struct.pack('<iii', 0, -1, -1), ('orderedBroadcast', 'parcel', [])),
        (3, 1, 30, 0, ID, 'com.vuzix.a3rdparty', RESULT, ('result', 'parcel', [])),
        (4, 2, 0, 0, ID, '', b'{"error":8}', ('error', 'json', [])),
        (1, 1, 34, 1, NIL, 'a', gzip.compress(INTENT, mtime=0), ('broadcast', 'parcel', ['gzip'])),
        (3, 0, 0, 0, ID, 'ü', b'', ('result', 'none', [])),
        (99, 98, 0, 0xfe, ID, '', b'\0', (99, 98, ['bit%d' % bit for bit in range(1, 8)]))]:
    value('wvp1.envelope', envelope(kind, form, level, flags, ident, package, body), magic='WVP1', type=names[0],
          format=names[1], parcelAPI=level, flags=names[2], correlationID=str(ident), sender=package, body=body.hex())

value('wvp1', fragments(BROADCAST, 3, 185)[0], flags=['first', 'version=1'], slot=3, number=0,
      message={'byteCount': 255, 'checksum': 0xD5926BF9}, payload=BROADCAST[:170].hex())
value('wvp1', fragments(BROADCAST, 3, 185)[1], flags=['last', 'version=1'], slot=3, number=1, payload=BROADCAST[170:].hex())
value('wvp1', bytes.fromhex('7c020100ff'), flags=['acknowledgementWanted', 'version=1', 'bit3', 'bit4', 'bit5'], slot=2,
      number=1, payload='ff')
table('values.tsv', ['codec', 'hex', 'json', 'source'], values)

# Whole messages and their fragments. Long messages are made by a rule: byte i is (7 * i + seed) mod 256.
rows = []
for name, message, source in [('broadcast', BROADCAST, WORKED), ('ordered', ORDERED, WORKED), ('result', ANSWER, WORKED)]:
    for mtu in (23, 185):
        parts = fragments(message, 3, mtu)
        rows.append((name, mtu, 3, 0, 0, message.hex(), '%08x' % zlib.crc32(message), len(parts),
                     ' '.join(part.hex() for part in parts), source))
numbers = random.Random(20)
for index in range(60):
    message = numbers.randbytes(numbers.choice([0, 1, 7, 8, 9, 23, 24, 25, 26, 100, 255, 400]))
    mtu, slot = numbers.choice([23, 24, 48, 185, 247, 517]), numbers.randrange(16)
    ack, cap = numbers.randrange(2), numbers.choice([0, 0, 5, 20, 300])
    parts = fragments(message, slot, mtu, bool(ack), cap)
    rows.append(('random-%d' % index, mtu, slot, ack, cap, message.hex(), '%08x' % zlib.crc32(message), len(parts),
                 ' '.join(part.hex() for part in parts), SOURCE))
table('fragments.tsv', ['name', 'mtu', 'slot', 'ack', 'cap', 'message', 'crc', 'count', 'fragments', 'source'], rows)

large = []
for count, seed, mtu in [(65536, 0, 23), (100001, 3, 185), (1040384, 1, 517), (1040384, 9, 23), (1040385, 1, 517)]:
    message = bytes((7 * i + seed) & 255 for i in range(count))
    parts = fragments(message, 0, mtu)
    digest = zlib.crc32(b''.join(parts))
    large.append((count, seed, mtu, '%08x' % zlib.crc32(message), len(parts), '%08x' % digest, SOURCE))
table('large.tsv', ['bytes', 'seed', 'mtu', 'crc', 'count', 'crc_of_all_fragments', 'source'], large)

# What a receiver has to refuse: fragments one after the other, and the error in the NACK (slot, error, fragment).
bad = []


def refuse(name, parts, slot, error, fragment):
    bad.append((name, ' '.join(part.hex() for part in parts), slot, error, fragment, SOURCE))


def first(total, crc, payload, slot=2, flags=0x41, number=0):
    return struct.pack('<BBHII', flags, slot, number, total, crc) + payload


def later(number, payload, slot=2, flags=0x40):
    return struct.pack('<BBH', flags, slot, number) + payload


data = b'0123456789'
crc = zlib.crc32(data)
refuse('no bytes', [b''], 255, 1, 65535)
refuse('three bytes', [bytes.fromhex('400200')], 2, 1, 65535)
refuse('first without its length', [bytes.fromhex('4102000005')], 2, 1, 0)
refuse('version 0', [later(0, b'', flags=0x00)], 2, 9, 0)
refuse('version 3', [first(10, crc, data, flags=0xc3)], 2, 9, 0)
refuse('first that is not number 0', [first(10, crc, data, number=1, flags=0x43)], 2, 1, 1)
refuse('no start', [later(1, data)], 2, 2, 1)
refuse('gap', [first(10, crc, data[:4]), later(2, data[4:])], 2, 2, 2)
refuse('wrong order', [first(10, crc, data[:2]), later(1, data[2:4]), later(2, data[4:6]), later(1, data[2:4])], 2, 2, 1)
refuse('same number, other bytes', [first(10, crc, data[:2]), later(1, data[2:4]), later(1, data[3:5])], 2, 2, 1)
refuse('over the largest message', [first(1040385, 0, data)], 2, 3, 0)
refuse('four gigabytes', [first(0xffffffff, 0, data)], 2, 3, 0)
refuse('checksum', [first(10, crc ^ 1, data[:4]), later(1, data[4:], flags=0x42)], 2, 4, 1)
refuse('checksum of one fragment', [first(10, crc ^ 0x80000000, data, flags=0x43)], 2, 4, 0)
refuse('slot 16', [first(10, crc, data, slot=16, flags=0x43)], 16, 5, 0)
refuse('slot 255', [later(4, data, slot=255)], 255, 5, 4)
refuse('busy slot', [first(10, crc, data[:4]), first(9, crc, data[:3])], 2, 5, 0)
refuse('overrun', [first(10, crc, data[:4]), later(1, data)], 2, 1, 1)
refuse('overrun in the first', [first(9, crc, data)], 2, 1, 0)
refuse('last too early', [first(10, crc, data[:4]), later(1, data[4:9], flags=0x42)], 2, 1, 1)
table('refused.tsv', ['name', 'fragments', 'slot', 'error', 'fragment', 'source'], bad)


# Bodies: what they hold, as a parcel of Android 11 and as typed JSON with sorted members.
def string16(text):
    if text is None:
        return struct.pack('<i', -1)
    data = text.encode('utf-16-le')
    padded = data + bytes(2)
    return struct.pack('<i', len(data) // 2) + padded + bytes(-len(padded) % 4)


def sorted_json(value):
    return json.dumps(value, separators=(',', ':'), ensure_ascii=False, sort_keys=True)


INTENT_JSON = {'action': 'com.vuzix.a3rdparty.action.MESSAGE', 'flags': 0, 'package': 'com.vuzix.a3rdparty',
               'extras': {'my_int_extra': {'t': 'int', 'v': 2}, 'my_string_extra': {'t': 'string', 'v': 'hello'}}}
EXTRAS = RESULT[20:]
BATTERY = {'battery': {'t': 'int', 'v': 87}}
NOTHING = struct.pack('<i', -1)
bodies = [
    (1, INTENT, INTENT_JSON),
    (2, INTENT + struct.pack('<iii', 0, -1, -1), {'intent': INTENT_JSON, 'initialCode': 0, 'initialData': None, 'initialExtras': None}),
    (2, INTENT + struct.pack('<i', -1) + string16('start') + EXTRAS,
     {'intent': INTENT_JSON, 'initialCode': -1, 'initialData': 'start', 'initialExtras': BATTERY}),
    (3, RESULT, {'code': -1, 'data': 'done', 'extras': BATTERY}),
    (3, struct.pack('<i', 7) + NOTHING + NOTHING, {'code': 7, 'data': None, 'extras': None}),
    (4, struct.pack('<i', 8) + string16('bad body'), {'error': 8, 'text': 'bad body'}),
    (4, struct.pack('<i', -5) + NOTHING, {'error': -5, 'text': None}),
    (4, struct.pack('<i', 12) + string16(''), {'error': 12, 'text': ''}),
]
table('bodies.tsv', ['type', 'api', 'parcel', 'json', 'source'],
      [(kind, 30, data.hex(), sorted_json(form), SOURCE) for kind, data, form in bodies])
