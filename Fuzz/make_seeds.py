#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes seeds for the fuzz targets from the project's own fixtures and captures.

usage: make_seeds.py FOLDER
"""
import csv
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = pathlib.Path(sys.argv[1])


def write(target, name, data):
    folder = OUT / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)


# Whole captures while they are small, and the start of larger ones.
for file in sorted((ROOT / 'Fixtures' / 'captures').iterdir()) + sorted((ROOT / 'Captures').glob('*/*.btsnoop')):
    if file.suffix in ('.btsnoop', '.pcap', '.pcapng', '.pklg', '.hcidump', '.txt', '.psd') and file.is_file():
        write('captures', file.name, file.read_bytes()[:6000])

# Values of characteristics, and what they look like as JSON.
for table in sorted((ROOT / 'Fixtures').glob('gatt/*.tsv')):
    with open(table, encoding='utf-8') as lines:
        rows = csv.DictReader((line for line in lines if not line.startswith('#')), delimiter='\t',
                              quoting=csv.QUOTE_NONE)
        for number, row in enumerate(rows):
            try:
                uuid, value = int(row['uuid'], 16), bytes.fromhex(row['hex'])
            except (KeyError, TypeError, ValueError):
                continue
            write('gatt', f'{table.stem}-{number}', uuid.to_bytes(2, 'little') + value)
            if row.get('json'):
                write('json', f'{table.stem}-{number}', bytes([number & 255]) + row['json'].encode())

# PDUs of the bundled captures: the first bytes of each ACL packet's payload, as ATT and as L2CAP.
seen = set()
for file in sorted((ROOT / 'Captures').glob('bumble/*.btsnoop')):
    data, offset = file.read_bytes(), 16
    while offset + 24 <= len(data):
        length = int.from_bytes(data[offset + 4:offset + 8], 'big')
        packet = data[offset + 24:offset + 24 + length]
        offset += 24 + length
        if packet[:1] == b'\x02' and len(packet) > 9 and packet[9] not in seen:
            seen.add(packet[9])
            write('pdus', f'att-{packet[9]:02x}', b'\x00' + packet[9:])
            write('pdus', f'l2cap-{packet[9]:02x}', b'\x01' + packet[5:])
            write('pdus', f'smp-{packet[9]:02x}', b'\x05' + packet[9:])
        if packet[:1] == b'\x04':
            write('pdus', f'event-{packet[1]:02x}', b'\xc0' + bytes([packet[1], 0]) + packet[3:])
write('pdus', 'advertising', bytes.fromhex('06 02 01 06 03 03 0d 18 05 09 54 65 73 74 05 16 0f 18 55 00'))

# Parcels: the level's place among those that are known, the shape, the bytes.
LEVELS = [22] + list(range(27, 37))
for table in sorted((ROOT / 'Fixtures' / 'vuzix').glob('parcel-*.tsv')):
    with open(table, encoding='utf-8') as lines:
        for number, row in enumerate(csv.DictReader(lines, delimiter='\t', quoting=csv.QUOTE_NONE)):
            name = row.get('kind') or row.get('name')
            shape = 2 if name.startswith('result') else int(name == 'intent' or name.startswith('intent_') and name != 'intent_arr')
            head = bytes([LEVELS.index(int(row['api'])), shape])
            if number % 4 == 0:
                write('parcel', f'{table.stem}-{number}', head + bytes.fromhex(row['bytes']))

# The link of Vuzix glasses: values for the codecs, and the same as traffic (kind, length, value).
CODECS = ['wvp1', 'wvp1.info', 'wvp1.state', 'wvp1.control', 'wvp1.envelope']
KINDS = {'wvp1': 1, 'wvp1.info': 2, 'wvp1.state': 3, 'wvp1.control': 0}
with open(ROOT / 'Fixtures' / 'vuzix' / 'wvp1' / 'values.tsv', encoding='utf-8') as lines:
    rows = list(csv.DictReader((line for line in lines if not line.startswith('#')), delimiter='\t',
                               quoting=csv.QUOTE_NONE))
for number, row in enumerate(rows):
    value = bytes.fromhex(row['hex'])
    write('wvp1', f'value-{number}', bytes([CODECS.index(row['codec']) << 3]) + value)
    if row['codec'] in KINDS and len(value) < 64:
        write('wvp1', f'traffic-{number}', b'\x04' + bytes([KINDS[row['codec']], len(value)]) + value)
with open(ROOT / 'Fixtures' / 'vuzix' / 'wvp1' / 'fragments.tsv', encoding='utf-8') as lines:
    for number, row in enumerate(csv.DictReader((line for line in lines if not line.startswith('#')), delimiter='\t',
                                                quoting=csv.QUOTE_NONE)):
        parts = [bytes.fromhex(part) for part in row['fragments'].split(' ')]
        if all(len(part) < 64 for part in parts):
            # Kind 1 is a fragment for the sessions, and with 16 added the characteristic for the onlooker.
            write('wvp1', f'fragments-{number}', b'\x04' + b''.join(bytes([17, len(part)]) + part for part in parts))
with open(ROOT / 'Fixtures' / 'vuzix' / 'wvp1' / 'bodies.tsv', encoding='utf-8') as lines:
    for number, row in enumerate(csv.DictReader((line for line in lines if not line.startswith('#')), delimiter='\t',
                                                quoting=csv.QUOTE_NONE)):
        head = bytes([3 | int(row['type']) - 1 << 3])
        write('wvp1', f'body-{number}', head + bytes.fromhex(row['parcel']))
        write('wvp1', f'body-json-{number}', head + row['json'].encode())
for number in range(4):
    write('wvp1', f'lossy-{number}', bytes([6, number, 3 * number, number & 1, 7 * number, 20]) +
          bytes((37 * i * (number + 1)) & 255 for i in range(200)))
    write('wvp1', f'talk-{number}', bytes([7, 30 * number, 8 + number, 16]) +
          bytes((29 * i * (number + 3)) & 255 for i in range(200)))
