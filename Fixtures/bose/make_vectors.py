#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes values.tsv, scaled.tsv and timestamps.tsv with Python's struct module and IEEE doubles alone.

The bytes of real-looking values come from the sources that the rows name; what they mean is worked out here a second
time, so that the tables do not depend on the codec that they test.
"""
import json
import pathlib
import struct

HERE = pathlib.Path(__file__).resolve().parent
ESP = 'Ukaton-Inc/side-missions-firmware, bytes of an emulated Frames Alto'
RULES = "layout rules of Bose's SDKs, packed with Python struct"
BOSECTL = 'aaronsb/bosectl, python/tests'
CONNECT = 'Denton-L/based-connect'

SENSORS = ['accelerometer', 'gyroscope', 'rotation', 'gameRotation', 'orientation', 'magnetometer',
           'uncalibratedMagnetometer']
PERIODS = ['320ms', '160ms', '80ms', '40ms', '20ms', '10ms', '5ms']
GESTURES = {0x80: 'singleTap', 0x81: 'doubleTap', 0x82: 'headNod', 0x83: 'headShake', 0x84: 'touchAndHold',
            0xc0: 'input', 0xc1: 'affirmative', 0xc2: 'negative'}
PRODUCTS = {0x402c: 'frames', 0x404c: 'framesSecondGeneration', 0x4020: 'quietComfort35II',
            0x4024: 'noiseCancellingHeadphones700'}
STATUS = ['pairingMode', 'pairingRequired', 'paired', 'suspended']
ACCURACY = ['unreliable', 'low', 'medium', 'high']
LENGTHS = [7, 7, 10, 8, 7, 7, 12]


def sensor(number):
    return SENSORS[number] if number < len(SENSORS) else number


def gesture(number):
    return GESTURES.get(number, number)


def flags(value, names):
    """Names of the bits that are set; `names` maps a bit to a name."""
    found = [name for bit, name in sorted(names.items()) if value >> bit & 1]
    return found + [f'bit{bit}' for bit in range(32) if value >> bit & 1 and bit not in names]


def device_information(data):
    major, minor, product, variant, sensors, gestures, period, payload, active, status = struct.unpack_from(
        '>BBHBIIBHBH', data)
    bits = {number & 0xf if number < 0xc0 else 16 + (number & 0xf): name for number, name in GESTURES.items()}
    words = flags(status & 0x0fff, dict(enumerate(STATUS)))
    if status >> 12:
        named = [word for word in words if not word.startswith('bit')]
        words = named + [f'suspensionReason={status >> 12}'] + words[len(named):]
    value = {'majorVersion': major, 'minorVersion': minor, 'product': PRODUCTS.get(product, product),
             'variant': variant, 'sensors': flags(sensors, dict(enumerate(SENSORS))),
             'gestures': flags(gestures, bits), 'transmissionPeriod': period, 'maximumPayload': payload,
             'maximumActiveSensors': active, 'status': words}
    if len(data) > 19:
        value['tail'] = data[19:].hex()
    return value


def entries(data, size, name, one):
    whole = len(data) // size
    value = {name: [one(data[size * index:size * index + size]) for index in range(whole)]}
    if len(data) % size:
        value['tail'] = data[size * whole:].hex()
    return value


def sensor_information(data):
    def one(part):
        number, low, high, low_raw, high_raw, periods, length = struct.unpack('>BhhhhHB', part)
        return {'sensor': sensor(number), 'minimumScaled': low, 'maximumScaled': high, 'minimumRaw': low_raw,
                'maximumRaw': high_raw, 'periods': flags(periods, dict(enumerate(PERIODS))), 'sampleLength': length}
    return entries(data, 12, 'sensors', one)


def sensor_configuration(data):
    def one(part):
        number, period = struct.unpack('>BH', part)
        return {'sensor': sensor(number), 'period': period}
    return entries(data, 3, 'sensors', one)


def sensor_data(data):
    records = []
    while len(data) >= 3 and data[0] < len(LENGTHS) and len(data) >= 3 + LENGTHS[data[0]]:
        number, time = struct.unpack_from('>BH', data)
        body = data[3:3 + LENGTHS[number]]
        data = data[3 + LENGTHS[number]:]
        record = {'sensor': sensor(number), 'timestamp': time}
        if number == 2:
            *record['quaternion'], record['accuracy'] = struct.unpack('>5h', body)
        elif number == 3:
            record['quaternion'] = list(struct.unpack('>4h', body))
        elif number == 6:
            words = struct.unpack('>6h', body)
            record['vector'], record['bias'] = list(words[:3]), list(words[3:])
        else:
            *record['vector'], accuracy = struct.unpack('>3hB', body)
            record['accuracy'] = ACCURACY[accuracy] if accuracy < 4 else accuracy
        records.append(record)
    value = {'records': records}
    if data:
        value['rest'] = data.hex()
    return value


def gesture_information(data):
    return entries(data, 3, 'gestures', lambda part: {
        'gesture': gesture(part[0]), 'configurationLength': part[1], 'dataLength': part[2]})


def gesture_configuration(data):
    found = []
    while len(data) >= 2 and data[0] in GESTURES:
        found.append({'gesture': gesture(data[0]), 'settings': flags(data[1], {0: 'enabled'})})
        data = data[2:]
    value = {'gestures': found}
    if data:
        value['rest'] = data.hex()
    return value


def gesture_data(data):
    number, time = struct.unpack_from('>BH', data)
    value = {'gesture': gesture(number), 'timestamp': time}
    if len(data) > 3:
        value['payload'] = data[3:].hex()
    return value


def focus_identifier(data):
    return {'identifier': struct.unpack('>I', data)[0]}


FUNCTIONS = {(0, 1): 'version', (0, 2): 'functionBlocks', (0, 3): 'deviceID', (0, 5): 'firmwareVersion',
             (0, 12): 'guid', (1, 2): 'name', (1, 5): 'controllableNoiseCancellation',
             (1, 6): 'activeNoiseReduction', (2, 2): 'battery', (9, 3): 'notifications'}
OPERATORS = ['set', 'get', 'setGet', 'status', 'error', 'start', 'result', 'processing']
ERRORS = {1: 'length', 4: 'functionNotSupported', 5: 'operatorNotSupported', 8: 'runtime',
          255: 'functionBlockSpecific'}


def bmap(data):
    block, function, routing, length = data[:4]
    body = data[4:]
    assert len(body) == length
    operator = routing & 0xf
    payload = body.hex()
    name = FUNCTIONS.get((block, function), f'{block}.{function}')
    if operator == 4:
        payload = {'error': ERRORS.get(body[0], body[0])}
        if body[1:]:
            payload['detail'] = body[1:].hex()
    elif operator == 3 and name in ('version', 'firmwareVersion'):
        payload = {'text': body.decode()}
    elif operator == 3 and name == 'deviceID':
        payload = dict(zip(('product', 'index'), struct.unpack('>HB', body)))
    elif operator == 3 and name == 'name':
        payload = {'flags': body[0], 'name': body[1:].decode()}
    elif operator == 3 and name == 'battery':
        payload = {'level': body[0]} | ({'rest': body[1:].hex()} if body[1:] else {})
    elif operator == 3 and name == 'controllableNoiseCancellation':
        payload = {'steps': body[0], 'step': body[1], 'flags': body[2]}
    return {'function': name,
            'routing': {'operator': OPERATORS[operator] if operator < 8 else operator, 'device': routing >> 6,
                        'port': routing >> 4 & 3},
            'payload': payload}


def bmap_segment(data):
    value = {'segment': {'index': data[0] >> 4, 'last': data[0] & 0xf}}
    if data[0] == 0:
        value['packet'] = bmap(data[1:])
    else:
        value['fragment'] = data[1:].hex()
    return value


READERS = {'bose.device-information': device_information, 'bose.sensor-information': sensor_information,
           'bose.sensor-configuration': sensor_configuration, 'bose.sensor-data': sensor_data,
           'bose.gesture-information': gesture_information, 'bose.gesture-configuration': gesture_configuration,
           'bose.gesture-data': gesture_data, 'bose.focus-identifier': focus_identifier, 'bose.bmap': bmap,
           'bose.bmap-segment': bmap_segment}

ALTO = '04 00 40 2C 01 00 00 00 0F 00 07 00 0E 08 00 2F 04 00 00'
TABLE = ('00 FFF8 0008 8001 7FFF 001F 07 01 F830 07D0 8001 7FFF 001F 07 '
         '02 FFFF 0001 C001 3FFF 001F 0A 03 FFFF 0001 C001 3FFF 001F 08')
STATUS_WORDS = ['0001', '0002', '0003', '0006', '0008', '1008', '2008', '3008', '400e']

VALUES = [
    ('bose.device-information', ALTO, ESP),
    ('bose.sensor-information', TABLE, ESP),
    ('bose.sensor-configuration', '00 0000 01 0000 02 0000 03 0000', ESP),
    ('bose.gesture-information', '81 01 00 82 01 00 83 01 00 C0 01 00 C1 01 00 C2 01 00', ESP),
    ('bose.gesture-configuration', '81 00 82 00 83 00 C0 00 C1 00 C2 00', ESP),
    ('bose.focus-identifier', '00 00 00 00', ESP),
    ('bose.focus-identifier', 'DE AD BE EF', RULES),
    ('bose.sensor-data', '00 1234 0000 0000 F000 03', RULES),
    ('bose.sensor-data', '01 1234 00A4 FEB8 0000 02', RULES),
    ('bose.sensor-data', '02 FFFE 0000 0000 2D41 2D41 0B2C', RULES),
    ('bose.sensor-data', '03 0002 3FFF 0000 0000 0000', RULES),
    ('bose.sensor-data', '00 1234 0000 0000 F000 03 01 1234 00A4 FEB8 0000 02', RULES),
    ('bose.sensor-data', '00 1234 0000 0000 F000 03 01 1234 00A4 FEB8 0000 02 '
     '02 FFFE 0000 0000 2D41 2D41 0B2C 03 0002 3FFF 0000 0000 0000', RULES),
    ('bose.sensor-data', '00 0001 8000 7FFF 8001 00', RULES),
    ('bose.sensor-data', '04 0001 0001 FFFF 0002 01 05 0002 0003 0004 0005 02', RULES),
    ('bose.sensor-data', '06 0010 0001 0002 0003 FFFF FFFE FFFD', RULES),
    ('bose.sensor-data', '', RULES),
    ('bose.sensor-configuration', '00 0014 01 0014 02 0000 03 0000', RULES),
    ('bose.sensor-configuration', '00 0140 01 00A0 02 0050 03 0028 04 000A 05 0005', RULES),
    ('bose.gesture-configuration', '81 01 82 00 83 00 C0 00 C1 00 C2 00', RULES),
    ('bose.gesture-configuration', '80 01 84 01', RULES),
    ('bose.gesture-data', '81 1234', RULES),
    ('bose.gesture-data', 'C0 FFFF', RULES),
    ('bose.gesture-data', '82 0001 AABB', RULES),
    ('bose.sensor-information', '04 FE98 0168 8000 7FFF 007F 07 06 FF38 00C8 8000 7FFF 0040 0C', RULES),
    ('bose.gesture-information', '84 01 00', RULES),
] + [('bose.device-information', ALTO[:-5] + word, RULES) for word in STATUS_WORDS] + [
    ('bose.device-information', '04 00 40 24 02 00 00 00 0F 00 07 00 1C 08 00 2F 04 00 02', RULES),
    ('bose.device-information', '04 00 40 20 05 00 00 00 0F 00 07 00 0E 00 00 00 04 00 00', RULES),
    ('bose.device-information', '04 00 40 4C 01 00 00 00 7F 00 00 00 01 08 00 2F 07 00 00', RULES),
    ('bose.bmap', '02 02 01 00', BOSECTL),
    ('bose.bmap', '02 02 03 04 50 FF FF 00', BOSECTL),
    ('bose.bmap', '02 02 03 10 50ffff03 3cffff01 3cffff02 46ffff04', BOSECTL),
    ('bose.bmap', '00 01 01 00', CONNECT),
    ('bose.bmap', '00 01 03 05 31 2E 31 2E 30', 'aaronsb/bosectl, NOTES.md (version 1.1.0)'),
    ('bose.bmap', '00 03 01 00', BOSECTL),
    ('bose.bmap', '00 03 03 03 40 82 01', 'aaronsb/bosectl, NOTES.md (product 0x4082, variant 1)'),
    ('bose.bmap', '1F 03 05 02 00 00', BOSECTL),
    ('bose.bmap', '1F 03 06 01 00', BOSECTL),
    ('bose.bmap', '1F 06 03 02 AA BB', BOSECTL),
    ('bose.bmap', '01 07 02 02 03 00', BOSECTL),
    ('bose.bmap', '00 05 01 00', BOSECTL),
    ('bose.bmap', '00 05 03 0F 382e322e32302b6733346366303239', BOSECTL),
    ('bose.bmap', '01 02 03 06 00 46 61 72 67 6F', BOSECTL),
    ('bose.bmap', '01 05 03 03 0B 00 03', BOSECTL),
    ('bose.bmap', '01 05 04 01 05', BOSECTL),
    ('bose.bmap', '02 02 04 01 04', BOSECTL),
    ('bose.bmap', '01 05 04 02 FF 07', RULES),
    ('bose.bmap', '09 03 E0 00', RULES),
    ('bose.bmap-segment', '00 02 02 01 00', 'Bose Android SDK (rule), aaronsb/bosectl (packet)'),
    ('bose.bmap-segment', '00 02 02 03 04 50 FF FF 00', 'Bose Android SDK (rule), aaronsb/bosectl (packet)'),
    ('bose.bmap-segment', '01 02 02 03 04 50', 'Bose Android SDK (rule), aaronsb/bosectl (packet)'),
    ('bose.bmap-segment', '11 FF FF 00', 'Bose Android SDK (rule), aaronsb/bosectl (packet)'),
]

with open(HERE / 'values.tsv', 'w', encoding='utf-8') as out:
    out.write('codec\thex\tjson\tsource\n')
    for codec, text, source in VALUES:
        data = bytes.fromhex(text)
        value = json.dumps(READERS[codec](data), separators=(',', ':'), ensure_ascii=False)
        out.write(f'{codec}\t{data.hex()}\t{value}\t{source}\n')

# Seeds of the fuzz target: the first byte chooses what the bytes are.
SEEDS = HERE.parent / 'fuzz' / 'bose'
SEEDS.mkdir(parents=True, exist_ok=True)
ORDER = list(READERS)
seen = {}
for codec, text, _ in VALUES:
    seen[codec] = seen.get(codec, 0) + 1
    if seen[codec] <= 3:
        name = f'{codec.removeprefix("bose.")}-{seen[codec]}'
        (SEEDS / name).write_bytes(bytes([ORDER.index(codec)]) + bytes.fromhex(text))
for choice in range(8):
    (SEEDS / f'value-{choice}').write_bytes(bytes([0x40 + choice]) + bytes(range(3, 63)))


def traffic(*values):
    """Characteristic, operation, bytes."""
    return b'\x80' + b''.join(
        bytes([which, operation, len(data)]) + data for which, operation, text in values
        for data in [bytes.fromhex(text)])


(SEEDS / 'session').write_bytes(traffic(
    (0, 0, ALTO), (1, 0, TABLE), (4, 0, VALUES[3][1]), (2, 0, VALUES[2][1]), (5, 0, VALUES[4][1]),
    (2, 1, '000014010014020000030000'), (2, 3, '000014010014020000030000'),
    (3, 3, '0012340000 0000F00003 01123400A4FEB8000002'), (6, 3, '811234'), (2, 6, '000007'),
    (0, 3, ALTO[:-5] + '1008'), (8, 1, '0002020100'), (8, 3, '0102020304'), (8, 3, '1150FFFF00')))
(SEEDS / 'write').write_bytes(bytes.fromhex('C0 00 000014 010014 020000 030000'))


def scaled(raw, low, high, low_raw, high_raw):
    factor = (float(high) - float(low)) / (float(high_raw) - float(low_raw))
    return (float(raw) - float(low_raw)) * factor + float(low)


RANGES = [('accelerometer', -8, 8, -32767, 32767), ('gyroscope', -2000, 2000, -32767, 32767),
          ('rotation', -1, 1, -16383, 16383), ('asymmetric', -3, 17, -100, 30000), ('reversed', 5, -5, -10, 10)]
with open(HERE / 'scaled.tsv', 'w', encoding='utf-8') as out:
    out.write('name\tminimumScaled\tmaximumScaled\tminimumRaw\tmaximumRaw\traw\tbits\tvalue\tsource\n')
    for name, *limits in RANGES:
        for raw in sorted({-32768, -32767, -16384, -16383, -12345, -4096, -328, -2, -1, 0, 1, 2, 3, 7, 163, 164, 2860,
                           4096, 11585, 16383, 16384, 32766, 32767}):
            value = scaled(raw, *limits)
            bits = struct.pack('>d', value).hex()
            fields = [name, *limits, raw, f'0x{bits}', repr(value), "formula of Bose's SDKs in Python floats"]
            out.write('\t'.join(map(str, fields)) + '\n')
