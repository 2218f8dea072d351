#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes cobs.tsv: data and its frame in Garmin's form of COBS, by an encoder of its own.

Columns: data and frame in hex, how the frame differs from the textbook's (`cobs` 1.2.2 from PyPI, which a virtual
environment has to provide), and where the row comes from.

Garmin's form is a zero, blocks, a zero. The textbook leaves out the last block where the data ends with a full run of
254 bytes that are not zero (its optimised form); Garmin always writes it. `compare` holds the two against each other
over random data: they differ in nothing else.
"""
import random

from cobs import cobs as textbook


def blocks(data):
    """The blocks of data: a code, which counts itself, and the bytes up to a zero or to 254 of them."""
    out = bytearray()
    rest = list(data) + [0]
    run = []
    for index, byte in enumerate(rest):
        if byte:
            run.append(byte)
            if len(run) == 254:
                out += bytes([255, *run])
                run = []
        else:
            # The zero at the very end is not data, but the block in front of it is written all the same.
            out += bytes([len(run) + 1, *run])
            run = []
    return bytes(out)


def frame(data):
    return b"\0" + blocks(data) + b"\0"


def compare(data):
    ours, theirs = blocks(data), textbook.encode(data)
    if ours == theirs:
        return "same"
    assert ours == theirs + b"\x01", data.hex()
    run = len(data) - 1 - data.rfind(b"\0")
    assert run and run % 254 == 0, data.hex()
    return "textbook lacks the last block"


generator = random.Random(254)
for _ in range(6000):
    compare(bytes(generator.choice([0, 1, 2, 255]) if generator.random() < 0.02 else generator.randrange(1, 256)
                  for _ in range(generator.randrange(0, 1100))))
    compare(bytes(generator.choice([0, 1, 255]) for _ in range(generator.randrange(0, 40))))

RUN = bytes(range(1, 255))
cases = [
    ("one zero", b"\0"), ("two zeros", b"\0\0"), ("one byte", b"\x11"), ("zero behind", b"\x11\0"),
    ("zero in front", b"\0\x11"), ("zeros between", b"\x11\0\0\x22"),
    ("253 bytes", RUN[:253]), ("254 bytes", RUN), ("255 bytes", RUN + b"\xff"), ("254 bytes and a zero", RUN + b"\0"),
    ("zero and 254 bytes", b"\0" + RUN), ("254 bytes, zero, 254 bytes", RUN + b"\0" + RUN), ("508 bytes", RUN * 2),
    ("509 bytes", RUN * 2 + b"\x01"), ("507 bytes", (RUN * 2)[:507]), ("762 bytes", RUN * 3),
    ("254 bytes and two zeros", RUN + b"\0\0"), ("253 bytes and a zero", RUN[:253] + b"\0"),
    ("256 bytes from zero", bytes(range(256))), ("300 zeros", bytes(300)), ("254 times 255", b"\xff" * 254),
]
for number in range(8):
    cases.append((f"random {number}", bytes(generator.choice([0, *range(1, 40)]) for _ in range(
        generator.randrange(1, 120)))))

with open("cobs.tsv", "w", encoding="utf-8") as out:
    out.write("name\tdata\tframe\ttextbook\tsource\n")
    for name, data in cases:
        out.write(f"{name}\t{data.hex()}\t{frame(data).hex()}\t{compare(data)}\tmake_cobs.py, compared with cobs 1.2.2\n")
print(len(cases), "rows")
