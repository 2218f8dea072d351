# SPDX-License-Identifier: Apache-2.0
"""Makes the vectors of the app-message channel that need other programs (xxtea 6.3.0 of PyPI).

    make_app_channel.py ciphers > app-channel/ciphers.tsv
    make_app_channel.py long > app-channel/long.tsv

`ciphers` are keys, plaintexts and ciphertexts with their CRC-16/ARC; `long` is the whole conversation for a message of
several windows, put together here from the description of the channel.
"""

import random
import struct
import sys

import xxtea

SOURCE = "xxtea 6.3.0 (PyPI); checksum by make_app_channel.py"


def crc16_arc(data):
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xA001 if crc & 1 else 0)
    return crc


def row(*fields):
    print(*fields, sep="\t")


def ciphers():
    assert crc16_arc(b"123456789") == 0xBB3D
    row("key", "plain", "cipher", "crc", "source")
    source = random.Random(8022)
    for words in [2, 3, 4, 5, 7, 8, 13, 26, 27, 52, 53, 60, 200]:
        key, plain = source.randbytes(16), source.randbytes(4 * words)
        cipher = xxtea.encrypt(plain, key, padding=False)
        row(key.hex(), plain.hex(), cipher.hex(), "%04x" % crc16_arc(cipher), SOURCE)


def long():
    """Objects whose packets end one before, on and one after the end of a window, and several windows later."""
    row("name", "direction", "hex", "source")
    key = bytes(range(16))
    app = bytes.fromhex("a3421feed289106a538cb9547ab12095")
    for ciphertext_bytes in [14 * 19 - 2, 15 * 19 - 1, 15 * 19 + 3, 2 * 15 * 19 - 2, 1000]:
        ciphertext_bytes -= ciphertext_bytes % 4
        object_ = random.Random(ciphertext_bytes).randbytes(ciphertext_bytes - 2)
        plain = b"\x01" + object_ + b"\x00"
        cipher = xxtea.encrypt(plain, key, padding=False)
        name = "%d" % ciphertext_bytes

        def say(direction, data):
            row(name, direction, data.hex(), SOURCE)

        row(name, "object", object_.hex(), SOURCE)
        say("P>W", b"\x00\x01" + app + b"\x00")
        say("W>P", b"\x00\x01\x00" + app + b"\x01")
        say("P>W", b"\xf1\x05" + key + b"\x00")
        say("W>P", bytes.fromhex("f1020500ff"))
        say("P>W", b"\xf1\x00\x02" + struct.pack("<I", len(cipher)))
        say("W>P", bytes.fromhex("f1020000ff"))
        sequence = 0
        for start in range(0, len(cipher), 19):
            say("P>W", bytes([sequence << 4 | 1]) + cipher[start:start + 19])
            sequence += 1
            if sequence == 15:
                say("W>P", bytes.fromhex("f10201000e"))
                sequence = 0
        say("P>W", b"\xf1\x01" + bytes([sequence]) + struct.pack("<H", crc16_arc(cipher)))
        say("W>P", b"\xf1\x02\x02\x00" + bytes([sequence]))
        say("P>W", bytes.fromhex("000201"))
        say("W>P", bytes.fromhex("00020001"))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["ciphers"]:
            ciphers()
        case ["long"]:
            long()
        case _:
            sys.exit(__doc__)
