#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the small captures in this folder and, beside each, what a reader has to find in it.

usage: make_captures.py [FOLDER]

Needs the standard library only and gives the same bytes on every run. NAME.expected.tsv has one row for each record:
number, time in seconds (as many decimals as the file stores), link type, kind, direction, adapter, opcode, payload
in hex (without link header), records lost before it, comments joined by " | ".
"""
import base64, os, struct, sys, zlib

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
BTSNOOP_EPOCH = 0x00DCDDB30F2F8000
START = 1_750_000_000_123_456  # microseconds since 1970

# A short session: (kind, sent by the host, HCI packet). Battery level and heart rate over handle 0x0040.
SESSION = [
    ('command', True, bytes.fromhex('030c00')),
    ('event', False, bytes.fromhex('0e0401030c00')),
    ('event', False, bytes.fromhex('3e1301004000000155667788991118000000f4010100')[:21]),
    ('acl', True, bytes.fromhex('400007000300040002f700')),
    ('acl', False, bytes.fromhex('400007000300040003f700')),
    ('acl', False, bytes.fromhex('4020090005000400') + bytes.fromhex('1b12000048')),
    ('sco', True, bytes.fromhex('410003010203')),
    ('sco', False, bytes.fromhex('410003040506')),
    ('iso', False, bytes.fromhex('60200800aabbccdd04000102')),
    ('acl', True, bytes.fromhex('4000050001000400') + b'\x1e'),
]
H4 = {'command': 1, 'acl': 2, 'sco': 3, 'event': 4, 'iso': 5}
MONITOR = {('command', 1): 2, ('event', 0): 3, ('acl', 1): 4, ('acl', 0): 5, ('sco', 1): 6, ('sco', 0): 7,
           ('iso', 1): 18, ('iso', 0): 19}
PKLG = {('command', 1): 0, ('event', 0): 1, ('acl', 1): 2, ('acl', 0): 3, ('sco', 1): 8, ('sco', 0): 9,
        ('iso', 1): 0x12, ('iso', 0): 0x13}
SNOOZ = {('command', 1): 0x20, ('event', 0): 0x10, ('acl', 1): 0x21, ('acl', 0): 0x11, ('sco', 1): 0x22,
         ('sco', 0): 0x12, ('iso', 1): 0x2d, ('iso', 0): 0x17}


def way(sent):
    return 'sent' if sent else 'received'


def session(step=1_234_567):
    for index, (kind, sent, packet) in enumerate(SESSION):
        yield START + index * step, kind, sent, packet


class Expected:
    def __init__(self):
        self.rows = []

    def add(self, nanoseconds, digits, link, kind, direction, payload, adapter=0, opcode=0, drops=0, comments='',
            number=None):
        seconds, rest = divmod(nanoseconds, 1_000_000_000)
        time = str(seconds) + ('.' + f'{rest:09d}'[:digits] if digits else '')
        self.rows.append((number or len(self.rows) + 1, time, link, kind, direction, adapter, opcode, payload.hex(),
                          drops, comments))


def save(name, data, expected=None):
    with open(os.path.join(FOLDER, name), 'wb') as file:
        file.write(data)
    if expected is not None:
        with open(os.path.join(FOLDER, name + '.expected.tsv'), 'w') as file:
            for row in expected.rows:
                file.write('\t'.join(str(field) for field in row) + '\n')


# btsnoop

def btsnoop(link, records, version=1):
    out = b'btsnoop\0' + struct.pack('>II', version, link)
    for microseconds, flags, drops, data, original in records:
        out += struct.pack('>IIIIq', original, len(data), flags, drops, microseconds + BTSNOOP_EPOCH) + data
    return out


def make_btsnoop():
    rows, expected = [], Expected()
    for time, kind, sent, packet in session():
        flags = (0 if sent else 1) | (2 if kind in ('command', 'event') else 0)
        data = bytes([H4[kind]]) + packet
        rows.append((time, flags, 0, data, len(data)))
        expected.add(time * 1000, 6, 1002, kind, way(sent), packet)
    save('h4.btsnoop', btsnoop(1002, rows), expected)

    rows, expected = [], Expected()
    for time, kind, sent, packet in session():
        if kind in ('sco', 'iso'):
            continue
        flags = (0 if sent else 1) | (2 if kind in ('command', 'event') else 0)
        rows.append((time, flags, 0, packet, len(packet)))
        expected.add(time * 1000, 6, 1001, kind, way(sent), packet)
    save('h1.btsnoop', btsnoop(1001, rows), expected)

    rows, expected = [], Expected()
    text = b'Bluetooth subsystem version 2.22\0'
    rows.append((START, 0xffff000c, 0, text, len(text)))
    expected.add(START * 1000, 6, 2001, 'monitor', 'unknown', text, 0xffff, 12)
    index = bytes.fromhex('0001665544332211') + b'hci1\0\0\0\0'
    rows.append((START, 0x00010000, 0, index, len(index)))
    expected.add(START * 1000, 6, 2001, 'monitor', 'unknown', index, 1, 0)
    drops = [0, 0, 2, 2, 2, 7, 7, 7, 1, 1]  # cumulative; the recorder was started anew before the ninth
    lost = [0, 0, 2, 0, 0, 5, 0, 0, 0, 0]
    for (time, kind, sent, packet), total, news in zip(session(), drops, lost):
        opcode = MONITOR[kind, int(sent)]
        rows.append((time, 1 << 16 | opcode, total, packet, len(packet)))
        expected.add(time * 1000, 6, 2001, kind, way(sent), packet, 1, opcode, news)
    save('monitor.btsnoop', btsnoop(2001, rows), expected)

    # Before 1970, on the second, at the start of the year 0, cut data, no data, an unknown H4 type.
    rows, expected = [], Expected()
    for time in (-1, -1_000_000, -BTSNOOP_EPOCH, 0):
        rows.append((time, 2, 0, b'\x01\x03\x0c\x00', 4))
        expected.add(time * 1000, 6, 1002, 'command', 'sent', b'\x03\x0c\x00')
    rows.append((START, 1, 0, b'\x02\x40\x20\x1b\x00', 32))
    expected.add(START * 1000, 6, 1002, 'acl', 'received', b'\x40\x20\x1b\x00')
    rows.append((START, 0, 0, b'', 0))
    expected.add(START * 1000, 6, 1002, 'unknown', 'sent', b'')
    rows.append((START, 1, 0, b'\x09\x01\x02', 3))
    expected.add(START * 1000, 6, 1002, 'unknown', 'received', b'\x09\x01\x02')
    save('odd_h4.btsnoop', btsnoop(1002, rows), expected)
    save('empty.btsnoop', btsnoop(1002, []), Expected())

    for link in (1003, 1004, 2002):
        save(f'refused_{link}.btsnoop', btsnoop(link, [(START, 0, 0, b'\xc0\x00\xc0', 3)]))


# pcap

def pcap(link, records, order='<', nanoseconds=False, zone=0, snap=65535):
    out = struct.pack(order + 'IHHiIII', 0xa1b23c4d if nanoseconds else 0xa1b2c3d4, 2, 4, zone, 0, snap, link)
    for ticks, data in records:
        unit = 1_000_000_000 if nanoseconds else 1_000_000
        out += struct.pack(order + 'IIII', ticks // unit, ticks % unit, len(data), len(data)) + data
    return out


def link_layer(pdu, address=0x8e89bed6, crc=b'\x11\x22\x33', indicator=b''):
    return struct.pack('<I', address) + indicator + pdu + crc


ADVERTISEMENT = bytes.fromhex('4009665544332211020106')
DATA = bytes.fromhex('0208040004001b120048')
CODED = bytes.fromhex('0a050100040001')


def make_pcap():
    for name, order, nano in (('h4_direction', '<', False), ('h4_direction_big_endian_nanoseconds', '>', True)):
        rows, expected = [], Expected()
        for time, kind, sent, packet in session():
            ticks = time * 1000 + 789 if nano else time
            rows.append((ticks, struct.pack('>I', 0 if sent else 1) + bytes([H4[kind]]) + packet))
            expected.add(ticks if nano else ticks * 1000, 9 if nano else 6, 201, kind, way(sent), packet)
        save(name + '.pcap', pcap(201, rows, order, nano), expected)
        if not nano:
            # Junk time zone, FCS length and reserved bits above the link type, a snap length shorter than a record.
            save('junk_header.pcap', pcap(0x14510000 | 201, rows, order, nano, 0x656c62, 8), expected)

    rows, expected = [], Expected()
    for time, kind, sent, packet in session():
        rows.append((time, bytes([H4[kind]]) + packet))
        direction = way(sent) if kind in ('command', 'event') else 'unknown'
        expected.add(time * 1000, 6, 187, kind, direction, packet)
    save('h4.pcap', pcap(187, rows), expected)

    rows, expected = [], Expected()
    for time, kind, sent, packet in session():
        opcode = MONITOR[kind, int(sent)]
        rows.append((time, struct.pack('>HH', 2, opcode) + packet))
        expected.add(time * 1000, 6, 254, kind, way(sent), packet, 2, opcode)
    rows.append((START, struct.pack('>HH', 0xffff, 12) + b'note\0'))
    expected.add(START * 1000, 6, 254, 'monitor', 'unknown', b'note\0', 0xffff, 12)
    save('monitor.pcap', pcap(254, rows), expected)

    rows, expected = [], Expected()
    for number, pdu in enumerate((ADVERTISEMENT, DATA)):
        data = link_layer(pdu, 0x8e89bed6 if number == 0 else 0x50654a27)
        rows.append((START + number, data))
        expected.add((START + number) * 1000, 6, 251, 'linkLayer', 'unknown', data)
    save('link_layer.pcap', pcap(251, rows), expected)

    # Radio header: RF channel, signal, noise, offences, reference access address, flags.
    rows, expected = [], Expected()
    for number, (pdu, address, channel, flags, direction, indicator) in enumerate((
            (ADVERTISEMENT, 0x8e89bed6, 0, 0x0c13, 'unknown', b''),
            (DATA, 0x50654a27, 1, 0x0d13, 'central', b''),
            (DATA, 0x50654a27, 13, 0x4593, 'peripheral', b''),
            (CODED, 0x50654a27, 38, 0x8d13, 'central', b'\x01'))):
        data = link_layer(pdu, address, indicator=indicator)
        rows.append((START + number, struct.pack('<BbbBIH', channel, -60 - number, -100, 0, address, flags) + data))
        expected.add((START + number) * 1000, 6, 256, 'linkLayer', direction, data)
    save('radio_header.pcap', pcap(256, rows), expected)

    # PPI around both inner link types that mean the LE link layer, then around one that does not.
    rows, expected = [], Expected()
    for number, inner in enumerate((147, 251, 1)):
        header = struct.pack('<BBHI', 0, 0, 12, inner) + b'\x01\x00\x00\x00'
        data = link_layer(DATA, 0x50654a27)
        rows.append((START + number, header + data))
        expected.add((START + number) * 1000, 6, 192, 'linkLayer' if inner != 1 else 'unknown', 'unknown',
                     data if inner != 1 else header + data)
    save('ppi.pcap', pcap(192, rows), expected)

    # nRF Sniffer, protocol versions 3 (272) and 2 (157, the number of old files), and a report that is no packet.
    for name, link, version in (('nordic', 272, 3), ('nordic_user10', 157, 2)):
        rows, expected = [], Expected()
        packets = [(2 if version == 3 else 6, 0x01, ADVERTISEMENT, 0x8e89bed6, 'unknown', b''),
                   (6, 0x03, DATA, 0x50654a27, 'central', b''), (6, 0x01, DATA, 0x50654a27, 'peripheral', b''),
                   (6, 0x00, DATA, 0x50654a27, 'peripheral', b'')]
        if version == 3:
            packets.append((6, 0x23, CODED, 0x50654a27, 'central', b'\x01'))
        for number, (id, flags, pdu, address, direction, indicator) in enumerate(packets):
            data = link_layer(pdu, address, indicator=indicator)
            body = struct.pack('<BBBBHI', 10, flags, 37 if number == 0 else 9, 55 + number, 7 + number, number) + data
            rows.append((START + number, b'\x00' + struct.pack('<HBHB', len(body), version, number, id) + body))
            expected.add((START + number) * 1000, 6, link, 'linkLayer', direction, data, 0, id)
        save(name + '.pcap', pcap(link, rows), expected)

    for link in (1, 161, 255):
        save(f'refused_{link}.pcap', pcap(link, [(START, bytes(22))]))


# pcapng

def pad(data):
    return data + bytes(-len(data) % 4)


class Pcapng:
    def __init__(self):
        self.out = b''
        self.order = '<'

    def block(self, type, body):
        length = struct.pack(self.order + 'I', len(body) + 12)
        self.out += struct.pack(self.order + 'I', type) + length + body + length

    def options(self, items):
        out = b''
        for code, value in items:
            out += struct.pack(self.order + 'HH', code, len(value)) + pad(value)
        return out + bytes(4) if items else b''

    def section(self, order, options=()):
        self.order = order
        self.block(0x0a0d0d0a, struct.pack(order + 'IHHq', 0x1a2b3c4d, 1, 0, -1) + self.options(options))

    def interface(self, link, options=(), snap=0):
        self.block(1, struct.pack(self.order + 'HHI', link, 0, snap) + self.options(options))

    def packet(self, interface, ticks, data, options=()):
        self.block(6, struct.pack(self.order + 'IIIII', interface, ticks >> 32, ticks & 0xffffffff, len(data), len(data))
                   + pad(data) + self.options(options))

    def obsolete(self, interface, drops, ticks, data):
        self.block(2, struct.pack(self.order + 'HHIIII', interface, drops, ticks >> 32, ticks & 0xffffffff, len(data),
                                  len(data)) + pad(data))

    def simple(self, data, original=None):
        self.block(3, struct.pack(self.order + 'I', original or len(data)) + pad(data))


def make_pcapng():
    def h4(row):
        kind, sent, packet = row
        return struct.pack('>I', 0 if sent else 1) + bytes([H4[kind]]) + packet

    file, expected = Pcapng(), Expected()
    second = START // 1_000_000
    # First section: little-endian, two link types, resolutions 10^-9 and 2^-20, an offset, an interface to pass over.
    file.section('<', [(4, b'make_captures.py')])
    file.interface(201, [(2, b'bluetooth0'), (9, b'\x09')])
    file.interface(1, [(2, b'eth0')])
    file.interface(256, [(9, b'\x94'), (14, struct.pack('<q', 3600))])
    file.packet(0, second * 10**9 + 123456789, h4(SESSION[0]), [(1, b'the reset'), (1, 'zweiter Kommentar \u2013 ok'.encode())])
    expected.add(second * 10**9 + 123456789, 9, 201, 'command', 'sent', SESSION[0][2],
                 comments='the reset | zweiter Kommentar \u2013 ok')
    file.packet(1, second * 10**6, bytes(60))
    data = link_layer(DATA, 0x50654a27)
    file.packet(2, (second << 20) + (1 << 19), struct.pack('<BbbBIH', 1, -60, -100, 0, 0x50654a27, 0x0d13) + data)
    expected.add((second + 3600) * 10**9 + 500_000_000, 9, 256, 'linkLayer', 'central', data, number=3)
    file.block(5, struct.pack('<III', 0, 0, 0))             # interface statistics
    file.block(4, struct.pack('<HH', 0, 0))                  # name resolution
    file.block(0x0000abcd, b'a block of no known type')
    file.block(0x0000abce, bytes(100_000))                   # and one that is longer than it pays to keep
    file.packet(0, second * 10**9 + 223456789, h4(SESSION[1]), [(4, struct.pack('<Q', 3))])
    expected.add(second * 10**9 + 223456789, 9, 201, 'event', 'received', SESSION[1][2], drops=3, number=4)
    # Second section: big-endian, interfaces counted anew, obsolete packet blocks.
    file.section('>')
    file.interface(201, snap=262144)
    file.interface(201)
    file.obsolete(0, 2, START, h4(SESSION[3]))
    expected.add(START * 1000, 6, 201, 'acl', 'sent', SESSION[3][2], drops=2, number=5)
    file.obsolete(1, 0xffff, START + 1, h4(SESSION[4]))
    expected.add((START + 1) * 1000, 6, 201, 'acl', 'received', SESSION[4][2], adapter=1, number=6)
    # Third section: an interface behind a monitor, which numbers adapters itself, has numbers from 256 on;
    # whole seconds, and a resolution finer than nanoseconds.
    file.section('<')
    file.interface(254, [(9, b'\x00')])
    file.interface(187, [(9, b'\x0c')])
    file.packet(0, second, struct.pack('>HH', 0, 4) + SESSION[3][2])
    expected.add(second * 10**9, 0, 254, 'acl', 'sent', SESSION[3][2], opcode=4, number=7)
    file.packet(1, 1_234_567 * 10**12 + 123_456_789_987, bytes([4]) + SESSION[1][2])
    expected.add(1_234_567 * 10**9 + 123_456_789, 9, 187, 'event', 'received', SESSION[1][2], adapter=256, number=8)
    # Wireshark counts custom blocks and journal entries as frames.
    file.block(0x0bad, struct.pack('<I', 12345) + b'abcd')
    file.block(9, pad(b'__REALTIME_TIMESTAMP=1750000000123456\nMESSAGE=hello\n\n'))
    file.packet(1, 1_234_567 * 10**12 + 987_000, bytes([4]) + SESSION[1][2])
    expected.add(1_234_567 * 10**9 + 987, 9, 187, 'event', 'received', SESSION[1][2], adapter=256, number=11)
    save('mixed.pcapng', file.out, expected)

    # Simple packet blocks, without time; the second is cut by the snap length of the interface.
    for name, order in (('simple', '<'), ('simple_big_endian', '>')):
        file, expected = Pcapng(), Expected()
        file.section(order)
        file.interface(251, snap=16)
        for data in (link_layer(b'\x09\x01\x00'), link_layer(DATA, 0x50654a27)[:16]):
            file.simple(data, len(data) if len(data) < 16 else 19)
            expected.add(0, 0, 251, 'linkLayer', 'unknown', data)
        save(name + '.pcapng', file.out, expected)

    file = Pcapng()
    file.section('<')
    file.interface(1)
    file.packet(0, START, bytes(60))
    save('refused_ethernet.pcapng', file.out)
    file = Pcapng()
    file.section('<')
    file.interface(201)
    save('empty.pcapng', file.out, Expected())


# PacketLogger, hcidump, btsnooz

def make_packet_logger():
    for name, order in (('big_endian', '>'), ('little_endian', '<')):
        out, expected = b'', Expected()
        rows = [(START, 0xfc, b'a note\0', 'note', 'unknown')]
        rows += [(time, PKLG[kind, int(sent)], packet, kind, way(sent)) for time, kind, sent, packet in session()]
        # A type that Wireshark does not know, and would not open the file for if it came among the first five.
        rows += [(START, 0x21, b'\x01', 'note', 'unknown')]
        rows += [(START, 0x0a, b'\x01\x02', 'note', 'sent'), (START, 0xfb, b'', 'note', 'unknown')]
        for time, type, data, kind, direction in rows:
            out += struct.pack(order + 'IIIB', len(data) + 9, time // 1_000_000, time % 1_000_000, type) + data
            expected.add(time * 1000, 6, 3001, kind, direction, data, 0, type)
        save(f'packet_logger_{name}.pklg', out, expected)


def make_hcidump():
    out, expected = b'', Expected()
    for time, kind, sent, packet in session():
        data = bytes([H4[kind]]) + packet
        out += struct.pack('<HBBII', len(data), 0 if sent else 1, 0, time // 1_000_000, time % 1_000_000) + data
        expected.add(time * 1000, 6, 3003, kind, way(sent), packet)
    save('old.hcidump', out, expected)


def make_btsnooz():
    for name, version, form in (('v1', 1, '<HIB'), ('v2', 2, '<HHIB'), ('v2_wide', 2, '<HHQB')):
        records, expected, before = b'', Expected(), None
        for time, kind, sent, packet in session():
            delta = 1000 if before is None else time - before
            before = time
            type = SNOOZ[kind, int(sent)]
            lengths = (len(packet) + 1,) if version == 1 else (len(packet) + 1, len(packet) + 1)
            records += struct.pack(form, *lengths, delta, type) + packet
            expected.add(time * 1000, 6, 3002, kind, way(sent), packet, 0, type)
        block = struct.pack('<BQ', version, before) + zlib.compress(records, 9)
        text = base64.b64encode(block).decode()
        lines = '\n'.join(text[i:i + 76] for i in range(0, len(text), 76))
        report = ('========\n== dumpstate: made by make_captures.py\n========\n' + 'some other line of a report\n' * 50
                  + f'--- BEGIN:BTSNOOP_LOG_SUMMARY ({len(block)} bytes in) ---\n{lines}\n'
                  + '--- END:BTSNOOP_LOG_SUMMARY ---\nmore of the report\n')
        save(f'bugreport_{name}.txt', report.encode(), expected)


def make_foreign():
    # TI SmartRF Packet Sniffer: records of 271 bytes.
    save('refused_smartrf.psd', b''.join(
        struct.pack('<BIQH', 1, number, number * 32000, 9) + bytes(256) for number in (1, 2, 3)))
    save('refused_text.txt', b'Nothing but text.\n' * 10)


make_btsnoop()
make_pcap()
make_pcapng()
make_packet_logger()
make_hcidump()
make_btsnooz()
make_foreign()
