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
