#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Ask tshark what the captures of other people contain, as one checksum for each file.

usage: make_shared_table.py FOLDER > shared.expected.tsv

Columns: file, frames, time of the first and the last frame, CRC-32 over the lines "number TAB time TAB frame in hex
LF" of all frames. tshark leaves the four bytes of the pseudo header of link types 201 and 254 out of its frames.
"""
import json, os, subprocess, sys, zlib

folder = sys.argv[1]
names = []
for root, _, files in os.walk(folder):
    names += [os.path.relpath(os.path.join(root, name), folder) for name in files
              if name.endswith(('.btsnoop', '.cap', '.cfa', '.pcap', '.pcapng', '.pklg'))]
for name in sorted(names):
    path = os.path.join(folder, name)
    fields = subprocess.run(['tshark', '-n', '-r', path, '-T', 'fields', '-e', 'frame.number', '-e', 'frame.time_epoch'],
                            capture_output=True, check=True).stdout.decode().splitlines()
    raw = json.loads(subprocess.run(['tshark', '-n', '-r', path, '-T', 'jsonraw', '-j', 'frame', '--no-duplicate-keys'],
                                    capture_output=True, check=True).stdout.decode(errors='replace') or '[]')
    crc, times = 0, []
    for line, frame in zip(fields, raw, strict=True):
        number, time = line.split('\t')
        times.append(time)
        data = frame['_source']['layers'].get('frame_raw', [''])[0]
        crc = zlib.crc32(f'{number}\t{time}\t{data}\n'.encode(), crc)
    print(name, len(times), times[0] if times else '-', times[-1] if times else '-', f'{crc:08x}', sep='\t')
