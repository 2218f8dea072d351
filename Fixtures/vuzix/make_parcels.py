#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes two tables of vectors:

levels   parcel-levels.tsv: bundles and intents at API levels for which no Android classes were run
reading  parcel-reading.tsv: parcels that Android would not write, and what a reader makes of them

An encoder of its own, written from the layout of Android's Parcel, Bundle and Intent and not from the Swift code. It
first writes everything in parcel-aosp.tsv whose value is known here, and everything in parcel-aosp-random.tsv, and
compares that with what Android's classes wrote (API 30 and 34); only then does it make other levels.

usage: make_parcels.py levels > parcel-levels.tsv
       make_parcels.py reading > parcel-reading.tsv
"""
import base64
import hashlib
import json
import os
import random
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def units(text):
    data = text.encode("utf-16-le", "surrogatepass")
    return struct.unpack("<%dH" % (len(data) // 2), data)


def java_hash(text):
    value = 0
    for unit in units(text):
        value = (31 * value + unit) & 0xFFFFFFFF
    return value - (1 << 32) if value >> 31 else value


def pad(data):
    return data + bytes(-len(data) % 4)


def i32(value):
    return struct.pack("<i", value)


def u32(value):
    return struct.pack("<I", value)


def string16(text):
    if text is None:
        return i32(-1)
    data = text.encode("utf-16-le", "surrogatepass")
    return i32(len(data) // 2) + pad(data + b"\0\0")


def art_utf8(text):
    out = b""
    # Two halves of a surrogate pair in a row are one character.
    for character in text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass"):
        out += b"\xc0\x80" if character == "\0" else character.encode("utf-8", "surrogatepass")
    return out


def string8(text):
    if text is None:
        return i32(-1)
    data = art_utf8(text)
    return i32(len(data)) + pad(data + b"\0")


def float_bits(value, size):
    letter, integer = ("<f", "<I") if size == 4 else ("<d", "<Q")
    if isinstance(value, str):
        if value == "NaN":
            return 0x7FC00000 if size == 4 else 0x7FF8000000000000
        if value.startswith("NaN:"):
            return int(value[4:], 16)
        value = float("inf") if value == "Infinity" else float("-inf")
    return struct.unpack(integer, struct.pack(letter, value))[0]


class Writer:
    def __init__(self, api):
        self.api = api

    def text(self, value):
        return string8(value) if self.api >= 30 else string16(value)

    def prefixed(self, code, payload):
        return i32(code) + (i32(len(payload)) if self.api >= 33 else b"") + payload

    def serializable(self, name, stream):
        return self.prefixed(21, string16(name) + i32(len(stream)) + pad(stream))

    def stream(self, letter, uid, elements):
        name = ("[" + letter).encode()
        head = bytes.fromhex("aced00057572") + struct.pack(">H", 2) + name + bytes.fromhex(uid)
        return self.serializable(
            "[" + letter, head + bytes.fromhex("0200007870") + struct.pack(">i", len(elements)) + b"".join(elements))

    def words(self, code, values):
        return i32(code) + i32(len(values)) + b"".join(values)

    def bundle(self, extras):
        if extras is None:
            return i32(-1)
        if not extras:
            return i32(0)
        body = i32(len(extras))
        for key, entry in sorted(extras.items(), key=lambda pair: java_hash(pair[0])):
            body += string16(key) + self.value(entry)
        tail = b""
        if self.api >= 36:
            # Bundle.putParcelable notes an intent; arrays and inner bundles are not looked into.
            tail = i32(1 if any(e["t"] == "intent" and e.get("v") is not None for e in extras.values()) else 0)
        return i32(len(body)) + b"BNDL" + body + tail

    def parcelables(self, elements):
        body = i32(len(elements))
        for element in elements:
            body += string16(None) if element is None else element
        return self.prefixed(16, body)

    def value(self, entry):
        kind, v = entry["t"], entry.get("v")
        if v is None:
            return i32(-1)
        new = self.api >= 33
        if kind == "bool":
            return i32(9) + i32(1 if v else 0)
        if kind == "boolArray":
            return self.words(23, [i32(1 if x else 0) for x in v])
        if kind == "bundle":
            return i32(3) + self.bundle(v)
        if kind == "bundleArray":
            return self.parcelables(
                [None if x is None else string16("android.os.Bundle") + self.bundle(x) for x in v])
        if kind == "intent":
            return self.prefixed(4, string16("android.content.Intent") + self.intent(v))
        if kind == "intentArray":
            return self.parcelables(
                [None if x is None else string16("android.content.Intent") + self.intent(x) for x in v])
        if kind == "parcelableArray":
            return self.parcelables(v)
        if kind == "byte":
            return i32(20) + i32(v)
        if kind == "byteArray":
            data = base64.b64decode(v)
            return i32(13) + i32(len(data)) + pad(data)
        if kind == "char":
            (unit,) = units(v)
            if new:
                return i32(29) + i32(unit)
            name = b"java.lang.Character"
            return self.serializable(
                name.decode(),
                bytes.fromhex("aced00057372") + struct.pack(">H", len(name)) + name
                + bytes.fromhex("348b47d96b1a2678020001430005") + b"value" + bytes.fromhex("7870")
                + struct.pack(">H", unit))
        if kind == "charArray":
            codes = [units(x)[0] for x in v]
            if new:
                return self.words(31, [i32(x) for x in codes])
            return self.stream("C", "b02666b0e25d84ac", [struct.pack(">H", x) for x in codes])
        if kind == "double":
            return i32(8) + struct.pack("<Q", float_bits(v, 8))
        if kind == "doubleArray":
            if self.api == 22:
                return self.stream("D", "3ea68c14ab635a1e", [struct.pack(">Q", float_bits(x, 8)) for x in v])
            return self.words(28, [struct.pack("<Q", float_bits(x, 8)) for x in v])
        if kind == "float":
            return i32(7) + u32(float_bits(v, 4))
        if kind == "floatArray":
            if new:
                return self.words(32, [u32(float_bits(x, 4)) for x in v])
            return self.stream("F", "0b9c818922e00c42", [struct.pack(">I", float_bits(x, 4)) for x in v])
        if kind == "int":
            return i32(1) + i32(v)
        if kind == "intArray":
            return self.words(18, [i32(x) for x in v])
        if kind == "long":
            return i32(6) + struct.pack("<q", int(v))
        if kind == "longArray":
            return self.words(19, [struct.pack("<q", int(x)) for x in v])
        if kind == "short":
            return i32(5) + i32(v)
        if kind == "shortArray":
            if new:
                return self.words(30, [i32(x) for x in v])
            return self.stream("S", "ef832e06e55db0fa", [struct.pack(">h", x) for x in v])
        if kind == "string":
            return i32(0) + string16(v)
        if kind == "stringArray":
            return self.words(14, [string16(x) for x in v])
        raise ValueError(kind)

    def intent(self, v):
        out = self.text(v.get("action"))
        out += i32(0) if v.get("data") is None else i32(1) + self.text(v["data"])
        out += self.text(v.get("type"))
        if self.api >= 29:
            out += self.text(v.get("identifier"))
        out += i32(v.get("flags", 0))
        if self.api >= 35:
            out += i32(v.get("extendedFlags", 0))
        out += self.text(v.get("package"))
        component = v.get("component")
        out += string16(None) if component is None else string16(component["package"]) + string16(component["class"])
        bounds = v.get("sourceBounds")
        out += i32(0) if bounds is None else i32(1) + b"".join(map(i32, bounds))
        categories = sorted(v.get("categories", []), key=java_hash)
        out += i32(len(categories)) + b"".join(map(self.text, categories))
        out += self.nested(v.get("selector"))
        out += i32(0)
        out += i32(v.get("contentUserHint", -2))
        out += self.bundle(v.get("extras"))
        if self.api >= 33:
            out += self.nested(v.get("originalIntent"))
        return out

    def nested(self, intent):
        return i32(0) if intent is None else i32(1) + self.intent(intent)

    def result(self, v):
        return i32(v["code"]) + string16(v["data"]) + self.bundle(v["extras"])

    def write(self, kind, value):
        return {"bundle": self.bundle, "intent": self.intent, "result": self.result}[kind](value)


def one(kind, value):
    return {"k": {"t": kind, "v": value}}


SEED = {"my_string_extra": {"t": "string", "v": "hello"}, "my_int_extra": {"t": "int", "v": 2}}
INNER = {"action": "I", "extras": {"n": {"t": "int", "v": 1}}}
ALL = {
    "action": "com.example.ALL", "package": "com.example.glasses", "categories": ["cat.B", "cat.A"], "flags": 0x30,
    "extras": {
        "bool": {"t": "bool", "v": True}, "bools": {"t": "boolArray", "v": [True, False]},
        "bundle": {"t": "bundle", "v": {"s": {"t": "string", "v": "x"}}},
        "bundles": {"t": "bundleArray", "v": [{"s": {"t": "string", "v": "x"}}, None, {}]},
        "data": {"t": "byteArray", "v": "3q2+"}, "char": {"t": "char", "v": "\u00e9"},
        "chars": {"t": "charArray", "v": ["a", "\u20ac"]}, "double": {"t": "double", "v": -0.0},
        "doubles": {"t": "doubleArray", "v": ["NaN", "Infinity"]}, "float": {"t": "float", "v": 3.25},
        "floats": {"t": "floatArray", "v": [1.4e-45]}, "int": {"t": "int", "v": -(1 << 31)},
        "ints": {"t": "intArray", "v": []}, "intent": {"t": "intent", "v": INNER},
        "intents": {"t": "intentArray", "v": [INNER, {"action": "J"}]}, "long": {"t": "long", "v": str(-(1 << 63))},
        "longs": {"t": "longArray", "v": ["7"]}, "short": {"t": "short", "v": -32768},
        "shorts": {"t": "shortArray", "v": [-1, 2]}, "string": {"t": "string", "v": "h\u00e9llo"},
        "strings": {"t": "stringArray", "v": ["", "b"]},
    },
}
NAMED = {
    "empty": ("bundle", {}), "bool_true": ("bundle", one("bool", True)),
    "bool_arr": ("bundle", one("boolArray", [True, False, True])),
    "bundle": ("bundle", one("bundle", {"a": {"t": "int", "v": 1}})), "bundle_empty": ("bundle", one("bundle", {})),
    "bundle_arr": ("bundle", one("bundleArray", [{"a": {"t": "int", "v": 1}}, {}])),
    "bytes": ("bundle", one("byteArray", "AQIDBAU=")), "byte": ("bundle", one("byte", -2)),
    "char": ("bundle", one("char", "Z")), "char_arr": ("bundle", one("charArray", ["h", "i"])),
    "double": ("bundle", one("double", 1.5)), "double_arr": ("bundle", one("doubleArray", [1.5, -2.25])),
    "float": ("bundle", one("float", 1.5)), "float_arr": ("bundle", one("floatArray", [1.5, -2.25])),
    "int": ("bundle", one("int", 2)), "int_arr": ("bundle", one("intArray", [1, -1])),
    "long": ("bundle", one("long", str(0x0102030405060708))), "long_arr": ("bundle", one("longArray", ["1", "-1"])),
    "short": ("bundle", one("short", -2)), "short_arr": ("bundle", one("shortArray", [1, -1])),
    "string": ("bundle", one("string", "hello")), "string_empty": ("bundle", one("string", "")),
    "string_null": ("bundle", one("null", None)), "string_emoji": ("bundle", one("string", "\U0001f600")),
    "string_arr": ("bundle", one("stringArray", ["a", None, "bcd"])),
    "intent": ("bundle", one("intent", {"action": "A", "package": "p"})),
    "intent_arr": ("bundle", one("intentArray", [{"action": "A"}])), "seed_extras": ("bundle", SEED),
    "order_AaBB": ("bundle", {"BB": {"t": "int", "v": 2}, "Aa": {"t": "int", "v": 1}, "C": {"t": "int", "v": 3}}),
    "intent_seed": ("intent", {
        "action": "com.vuzix.a3rdparty.action.MESSAGE", "package": "com.vuzix.a3rdparty", "extras": SEED}),
    "intent_cat_comp": ("intent", {
        "action": "A", "categories": ["c1"], "flags": 0x10000000, "component": {"package": "p.q", "class": "p.q.R"}}),
    "intent_uri": ("intent", {"action": "A", "data": "http://x/y?z#f"}), "intent_min": ("intent", {"action": "A"}),
    "result_triple": ("result", {"code": -1, "data": "done", "extras": {"battery": {"t": "int", "v": 87}}}),
    "result_triple_null": ("result", {"code": 0, "data": None, "extras": None}),
    "intent_emoji_action": ("intent", {"action": "\U0001f600"}),
    "intent_put_setting": ("intent", {
        "action": "com.vuzix.action.PUT_SETTING", "package": "com.example.app",
        "extras": {"id": {"t": "string", "v": "toggle"}, "value": {"t": "bool", "v": True}}}),
}


def check():
    """Compares this encoder with what Android's classes wrote."""
    compared = 0
    for line in open(os.path.join(HERE, "parcel-aosp.tsv")).read().splitlines()[1:]:
        name, api, data, _ = line.split("\t")
        kind, value = NAMED[name]
        assert Writer(int(api)).write(kind, value).hex() == data, (name, api)
        compared += 1
    for line in open(os.path.join(HERE, "parcel-aosp-random.tsv")).read().splitlines()[1:]:
        api, kind, data, value, _ = line.split("\t")
        assert Writer(int(api)).write(kind, json.loads(value)).hex() == data, line[:200]
        compared += 1
    for api, count, digest in [
        (30, 1476, "b615886bd34ef38cc8e2954c364ca584f1e3ae05b26b32a23d7f2dff1d1676b2"),
        (34, 1296, "7df60b89cfe260204cb4e02a01ff417bdec946bb32d71e61fdea800af048ce66"),
    ]:
        data = Writer(api).intent(ALL)
        assert len(data) == count and hashlib.sha256(data).hexdigest() == digest, api
        compared += 1
    return compared


class Values:
    """Random values in typed JSON, with the corners that matter."""

    def __init__(self, api, seed):
        self.api = api
        self.random = random.Random(seed)

    def pick(self, *choices):
        return self.random.choice(choices)

    def text(self):
        return self.pick(
            "", "a", "hello", "h\u00e9llo", "\u20ac", "\U0001f600", "x\0y", "\ud83d", "\ude00z", "\uffff", "com.vuzix.x",
            "\ud83d\ud83d\ude00", "\ue000\u0800\u07ff", 'quote " \\ \n\t\u007f\u0085')

    def key(self):
        return self.pick("", "key", "id", "\U0001f600", "BB", "Aa", "\u20ac", "\udc00", "e\u0301", "\u00e9", "\0") + self.pick(
            "", "", "7", "AaAa", "BBBB", "AaBB")

    def unit(self):
        return chr(self.pick(0, 0x41, 0xE9, 0xD800, 0xDFFF, 0xFFFF, self.random.randrange(0x10000)))

    def float(self, size):
        bits = 8 * size
        special = {4: ["NaN:7fc00001", "NaN:ffc00000", "NaN:7f800001"],
                   8: ["NaN:7ff8000000000001", "NaN:fff8000000000000", "NaN:7ff0000000000001"]}[size]
        value = self.pick(0.0, -0.0, 1.5, "NaN", "Infinity", "-Infinity", self.pick(*special), None)
        if value is not None:
            return value
        raw = self.random.getrandbits(bits)
        value = struct.unpack("<f" if size == 4 else "<d", raw.to_bytes(size, "little"))[0]
        if value != value or value in (float("inf"), float("-inf")):
            return "NaN"
        if size == 8:
            return value
        for digits in range(1, 18):
            short = float("%.*g" % (digits, value))
            if abs(short) < 3.5e38 and struct.pack("<f", short) == struct.pack("<f", value):
                return short
        return value

    def integer(self, bits):
        return self.pick(0, 1, -1, -(1 << bits - 1), (1 << bits - 1) - 1, self.random.getrandbits(bits) - (1 << bits - 1))

    def many(self, make):
        return [make() for _ in range(self.pick(0, 1, 2, 3))]

    def value(self, depth):
        kinds = ["bool", "boolArray", "byte", "byteArray", "char", "charArray", "double", "doubleArray", "float",
                 "floatArray", "int", "intArray", "long", "longArray", "short", "shortArray", "string", "stringArray",
                 "null", "parcelableArray"]
        if depth > 0:
            kinds += ["bundle", "bundleArray", "intent", "intentArray"] * 2
        kind = self.pick(*kinds)
        return {"t": kind, "v": getattr(self, "make_" + kind)(depth)}

    def make_bool(self, depth): return self.pick(True, False)
    def make_boolArray(self, depth): return self.many(lambda: self.pick(True, False))
    def make_byte(self, depth): return self.integer(8)
    def make_byteArray(self, depth):
        return base64.b64encode(self.random.randbytes(self.pick(0, 1, 2, 3, 4, 5))).decode()
    def make_char(self, depth): return self.unit()
    def make_charArray(self, depth): return self.many(self.unit)
    def make_double(self, depth): return self.float(8)
    def make_doubleArray(self, depth): return self.many(lambda: self.float(8))
    def make_float(self, depth): return self.float(4)
    def make_floatArray(self, depth): return self.many(lambda: self.float(4))
    def make_int(self, depth): return self.integer(32)
    def make_intArray(self, depth): return self.many(lambda: self.integer(32))
    def make_long(self, depth): return str(self.integer(64))
    def make_longArray(self, depth): return self.many(lambda: str(self.integer(64)))
    def make_short(self, depth): return self.integer(16)
    def make_shortArray(self, depth): return self.many(lambda: self.integer(16))
    def make_string(self, depth): return self.text()
    def make_stringArray(self, depth): return self.many(lambda: self.pick(None, self.text()))
    def make_null(self, depth): return None
    def make_parcelableArray(self, depth): return [None] * self.pick(0, 1, 2)
    def make_bundle(self, depth): return self.bundle(depth - 1)
    def make_bundleArray(self, depth):
        return [self.bundle(depth - 1)] + self.many(lambda: self.pick(None, self.bundle(depth - 1)))
    def make_intent(self, depth): return self.intent(depth - 1)
    def make_intentArray(self, depth):
        return self.many(lambda: self.pick(None, self.intent(depth - 1))) + [self.intent(depth - 1)]

    def bundle(self, depth):
        return {self.key(): self.value(depth) for _ in range(self.pick(0, 1, 2, 4))}

    def intent(self, depth):
        out = {}
        for name in ["action", "type", "package", "data"] + (["identifier"] if self.api >= 29 else []):
            if self.pick(True, False):
                out[name] = self.text()
        out["flags"] = self.integer(32)
        if self.pick(True, False):
            out["component"] = {"package": self.text(), "class": self.text()}
        if self.pick(True, False, False):
            out["sourceBounds"] = [self.integer(32) for _ in range(4)]
        if self.pick(True, False):
            out["categories"] = sorted(sorted({self.key() for _ in range(3)}), key=java_hash)
        if self.pick(True, False, False):
            out["contentUserHint"] = self.integer(31)
        if self.api >= 35 and self.pick(True, False):
            out["extendedFlags"] = self.integer(31) | 1
        if depth > 0:
            if self.pick(True, False, False):
                out["selector"] = self.intent(depth - 1)
            if self.api >= 33 and self.pick(True, False, False):
                out["originalIntent"] = self.intent(depth - 1)
        if self.pick(True, True, False):
            out["extras"] = self.bundle(depth)
        return out


def raw_bundle(entries, count=None, length=None, magic=b"BNDL", tail=b""):
    body = i32(len(entries) if count is None else count) + b"".join(entries)
    return i32(len(body) if length is None else length) + magic + body + tail


def entry(payload, key="k"):
    return string16(key) + payload


def raw_intent(api, data=i32(0), action=None, categories=i32(0), selector=i32(0), clip=i32(0), component=None,
               bounds=i32(0), extras=i32(-1)):
    w = Writer(api)
    out = (w.text("A") if action is None else action) + data + w.text(None)
    out += w.text(None) if api >= 29 else b""
    out += i32(0) + (i32(0) if api >= 35 else b"") + w.text(None)
    out += string16(None) if component is None else component
    out += bounds + categories + selector + clip + i32(-2) + extras
    return out + (i32(0) if api >= 33 else b"")


def reading():
    """Rows of name, api, kind, bytes, outcome, bytes as written again (where accepted with a report)."""
    CLASS, INTENT, BUNDLE = string16("com.example.Thing"), string16("android.content.Intent"), string16("android.os.Bundle")
    chars = bytes.fromhex("aced0005757200025b43b02666b0e25d84ac0200007870000000020068006900")
    ok_int = raw_bundle([entry(i32(1) + i32(2))])

    def error(name, api, data, kind="bundle"):
        return (name, api, kind, data, "error", b"")

    def odd(name, api, data, again, kind="bundle"):
        return (name, api, kind, data, "odd", again)

    def clean(name, api, data, kind="bundle"):
        return (name, api, kind, data, "clean", b"")

    def deep(levels, api=30):
        data = i32(0)
        for _ in range(levels - 1):
            data = raw_bundle([entry(i32(3) + data)])
        return data

    def uri(api, kind, *parts):
        return i32(kind) + b"".join(Writer(api).text(p) if not isinstance(p, int) else i32(p) for p in parts)

    def text_uri(api, text):
        return raw_intent(api, i32(1) + Writer(api).text(text))

    null = raw_bundle([entry(i32(-1))])
    rows = [
        clean("null bundle", 30, i32(-1)),
        error("nothing", 30, b""),
        error("three bytes", 30, b"\0\0\0"),
        error("wrong magic", 30, raw_bundle([entry(i32(1) + i32(2))], magic=b"BNDM")),
        error("length no multiple of 4", 30, raw_bundle([entry(i32(1) + i32(2))], length=19) + b"\0\0\0"),
        error("length beyond the data", 30, raw_bundle([entry(i32(1) + i32(2))], length=24)),
        error("length beyond any data", 30, raw_bundle([entry(i32(1) + i32(2))], length=0x7FFFFFFC)),
        error("length too short for the entries", 30, raw_bundle([entry(i32(1) + i32(2))], length=16)),
        error("length longer than the entries", 30, raw_bundle([entry(i32(1) + i32(2))], length=24) + i32(0)),
        error("negative length", 30, raw_bundle([entry(i32(1) + i32(2))], length=-4)),
        error("least length", 30, raw_bundle([entry(i32(1) + i32(2))], length=-(1 << 31))),
        error("length without room for a count", 30, i32(4) + b"BNDL"),
        odd("no entries", 30, raw_bundle([]), i32(0)),
        error("unknown type code", 30, raw_bundle([entry(i32(99) + i32(0))])),
        error("type code -2", 30, raw_bundle([entry(i32(-2) + i32(0))])),
        error("duplicate key", 30, raw_bundle([entry(i32(1) + i32(1)), entry(i32(1) + i32(2))])),
        error("duplicate key, others between", 30, raw_bundle(
            [entry(i32(1) + i32(1), "b"), entry(i32(1) + i32(1), "a"), entry(i32(1) + i32(2), "b")])),
        error("duplicate key among equal hashes", 30, raw_bundle(
            [entry(i32(1) + i32(1), "Aa"), entry(i32(1) + i32(1), "BB"), entry(i32(1) + i32(2), "Aa")])),
        clean("equal hashes in any order", 30, raw_bundle(
            [entry(i32(1) + i32(1), "Aa"), entry(i32(1) + i32(1), "BB")])),
        odd("keys not in hash order", 30, raw_bundle([entry(i32(1) + i32(1), "b"), entry(i32(1) + i32(2), "a")]),
            raw_bundle([entry(i32(1) + i32(2), "a"), entry(i32(1) + i32(1), "b")])),
        odd("equal hashes keep their order when keys are sorted", 30, raw_bundle(
            [entry(i32(1) + i32(1), "BB"), entry(i32(1) + i32(2), "Aa"), entry(i32(1) + i32(3), "C")]),
            raw_bundle([entry(i32(1) + i32(3), "C"), entry(i32(1) + i32(1), "BB"), entry(i32(1) + i32(2), "Aa")])),
        odd("bool of 2 is false", 30, raw_bundle([entry(i32(9) + i32(2))]), raw_bundle([entry(i32(9) + i32(0))])),
        odd("bool of -1 is false", 34, raw_bundle([entry(i32(9) + i32(-1))]), raw_bundle([entry(i32(9) + i32(0))])),
        odd("bool of 2 in an array is true", 30, raw_bundle([entry(i32(23) + i32(2) + i32(0) + i32(2))]),
            raw_bundle([entry(i32(23) + i32(2) + i32(0) + i32(1))])),
        odd("short of more than 16 bits", 30, raw_bundle([entry(i32(5) + i32(0x12345))]),
            raw_bundle([entry(i32(5) + i32(0x2345))])),
        odd("short without its sign", 30, raw_bundle([entry(i32(5) + i32(0xFFFE))]),
            raw_bundle([entry(i32(5) + i32(-2))])),
        odd("byte of more than 8 bits", 30, raw_bundle([entry(i32(20) + i32(0x1FE))]),
            raw_bundle([entry(i32(20) + i32(-2))])),
        odd("char of more than 16 bits", 34, raw_bundle([entry(i32(29) + i32(0x10041))]),
            raw_bundle([entry(i32(29) + i32(0x41))])),
        odd("element of a short[] of more than 16 bits", 34, raw_bundle([entry(i32(30) + i32(1) + i32(0x10001))]),
            raw_bundle([entry(i32(30) + i32(1) + i32(1))])),
        odd("element of a char[] of more than 16 bits", 34, raw_bundle([entry(i32(31) + i32(1) + i32(-1))]),
            raw_bundle([entry(i32(31) + i32(1) + i32(0xFFFF))])),
        error("value cut off", 30, raw_bundle([string16("k") + i32(6) + i32(0)])),
        error("no value", 30, raw_bundle([string16("k")])),
        error("more entries than data", 30, raw_bundle([entry(i32(1) + i32(2))], count=2)),
        error("2^31 - 1 entries", 30, raw_bundle([entry(i32(1) + i32(2))], count=0x7FFFFFFF)),
        error("-1 entries", 30, raw_bundle([entry(i32(1) + i32(2))], count=-1)),
        error("-2^31 entries", 30, raw_bundle([entry(i32(1) + i32(2))], count=-(1 << 31))),
        error("null key", 30, raw_bundle([i32(-1) + i32(1) + i32(2)])),
        error("key of 2^31 - 1 units", 30, raw_bundle([i32(0x7FFFFFFF) + i32(1) + i32(2)])),
        error("key of -2 units", 30, raw_bundle([i32(-2) + i32(1) + i32(2)])),
    ]
    for code in (29, 30, 31, 32):
        rows.append(error("code %d before API 33" % code, 30, raw_bundle([entry(i32(code) + i32(0))])))
        rows.append(clean("code %d from API 33" % code, 33, raw_bundle([entry(i32(code) + i32(0))])))
    rows += [
        error("code 28 at API 22", 22, raw_bundle([entry(i32(28) + i32(0))])),
        clean("code 28 from API 27", 27, raw_bundle([entry(i32(28) + i32(0))])),
        odd("padding of a key", 30, raw_bundle([i32(2) + "kk".encode("utf-16-le") + b"\0\0\1\0" + i32(1) + i32(2)]),
            raw_bundle([entry(i32(1) + i32(2), "kk")])),
        odd("end of a key", 30, raw_bundle([i32(1) + b"k\0\1\0" + i32(1) + i32(2)]), ok_int),
        odd("padding of an empty string", 30, raw_bundle([entry(i32(0) + i32(0) + b"\0\0\xff\xff")]),
            raw_bundle([entry(i32(0) + string16(""))])),
        odd("padding of bytes", 30, raw_bundle([entry(i32(13) + i32(1) + b"\1\0\0\7")]),
            raw_bundle([entry(i32(13) + i32(1) + b"\1\0\0\0")])),
        odd("padding of a string in an array", 30, raw_bundle([entry(i32(14) + i32(1) + i32(0) + b"\0\0\1\0")]),
            raw_bundle([entry(i32(14) + i32(1) + string16(""))])),
        odd("padding of an object stream", 30, raw_bundle(
            [entry(i32(21) + string16("x") + i32(1) + b"\xac\1\0\0")]),
            raw_bundle([entry(i32(21) + string16("x") + i32(1) + b"\xac\0\0\0")])),
        odd("written by native code", 28, raw_bundle([entry(i32(1) + i32(2))], magic=b"DNDL"), ok_int),
        odd("written by native code in any order", 34, raw_bundle(
            [entry(i32(1) + i32(1), "b"), entry(i32(1) + i32(2), "a")], magic=b"DNDL"),
            raw_bundle([entry(i32(1) + i32(2), "a"), entry(i32(1) + i32(1), "b")])),
        error("written by native code before API 28", 27, raw_bundle([entry(i32(1) + i32(2))], magic=b"DNDL")),
        odd("null string", 30, raw_bundle([entry(i32(0) + i32(-1))]), null),
        odd("null array", 30, raw_bundle([entry(i32(18) + i32(-1))]), null),
        odd("null bytes", 30, raw_bundle([entry(i32(13) + i32(-1))]), null),
        odd("null string array", 30, raw_bundle([entry(i32(14) + i32(-1))]), null),
        odd("null bundle inside", 30, raw_bundle([entry(i32(3) + i32(-1))]), null),
        odd("null parcelable", 30, raw_bundle([entry(i32(4) + i32(-1))]), null),
        odd("null parcelable with a length", 34, raw_bundle([entry(i32(4) + i32(4) + i32(-1))]), null),
        odd("null parcelable array", 30, raw_bundle([entry(i32(16) + i32(-1))]), null),
        odd("null object stream", 30, raw_bundle([entry(i32(21) + i32(-1))]), null),
        error("array of -2", 30, raw_bundle([entry(i32(18) + i32(-2))])),
        error("array of 2^31 - 1", 30, raw_bundle([entry(i32(19) + i32(0x7FFFFFFF))])),
        error("array of 2^30, whose bytes overflow 32 bits", 30, raw_bundle([entry(i32(18) + i32(1 << 30))])),
        error("bytes of 2^31 - 1", 30, raw_bundle([entry(i32(13) + i32(0x7FFFFFFF))])),
        error("string array of 2^31 - 1", 30, raw_bundle([entry(i32(14) + i32(0x7FFFFFFF))])),
        error("parcelable array of 2^31 - 1", 30, raw_bundle([entry(i32(16) + i32(0x7FFFFFFF))])),
        error("bundle inside of length -2", 30, raw_bundle([entry(i32(3) + i32(-2))])),
        error("bundle inside beyond its parent", 30, raw_bundle([entry(i32(3) + i32(8) + b"BNDL" + i32(0))]) + i32(0) * 2),
        odd("bundle as a parcelable", 30, raw_bundle([entry(i32(4) + BUNDLE + i32(0))]),
            raw_bundle([entry(i32(3) + i32(0))])),
        error("null bundle in an array", 30, raw_bundle([entry(i32(16) + i32(1) + BUNDLE + i32(-1))])),
        clean("bundles and intents in one array", 30, raw_bundle(
            [entry(i32(16) + i32(3) + BUNDLE + i32(0) + i32(-1) + INTENT + raw_intent(30))])),
        error("parcelable of another class", 30, raw_bundle([entry(i32(4) + CLASS + i32(7))])),
        clean("parcelable of another class with a length", 34, raw_bundle(
            [entry(i32(4) + i32(len(CLASS) + 4) + CLASS + i32(7))])),
        error("array with another class", 30, raw_bundle([entry(i32(16) + i32(1) + CLASS + i32(7))])),
        clean("array with another class and a length", 34, raw_bundle(
            [entry(i32(16) + i32(len(CLASS) + 8) + i32(1) + CLASS + i32(7))])),
        error("length of a value that does not fit", 34, raw_bundle([entry(i32(4) + i32(8) + i32(-1) + i32(0))])),
        error("length of a value that is too short", 34, raw_bundle([entry(i32(16) + i32(4) + i32(1) + i32(-1))])),
        error("negative length of a value", 34, raw_bundle([entry(i32(4) + i32(-4) + i32(-1))])),
        error("odd length of a value", 34, raw_bundle([entry(i32(2) + i32(2) + i32(0))])),
        error("length of a value beyond the data", 34, raw_bundle([entry(i32(2) + i32(0x7FFFFFFC) + i32(0))])),
        clean("object stream of another class", 30, raw_bundle([entry(i32(21) + string16("a.B") + i32(2) + b"\xac\xed\0\0")])),
        clean("object stream of another class with a length", 34, raw_bundle(
            [entry(i32(21) + i32(20) + string16("a.B") + i32(2) + b"\xac\xed\0\0")])),
        clean("object stream of chars that goes on", 30, raw_bundle(
            [entry(i32(21) + string16("[C") + i32(len(chars) + 4) + pad(chars + b"\0\1\2\3"))])),
        clean("object stream of chars whose count is wrong", 30, raw_bundle(
            [entry(i32(21) + string16("[C") + i32(len(chars)) + pad(chars.replace(i32(2)[::-1], i32(-1)[::-1])))])),
        clean("object stream of chars from API 33", 34, raw_bundle(
            [entry(i32(21) + i32(len(string16("[C") + i32(0) + pad(chars))) + string16("[C")
                   + i32(len(chars)) + pad(chars))])),
        error("object stream that is null", 30, raw_bundle([entry(i32(21) + string16("a.B") + i32(-1))])),
        error("object stream beyond the data", 30, raw_bundle([entry(i32(21) + string16("a.B") + i32(9))])),
        clean("32 bundles inside of each other", 30, deep(32)),
        error("33 bundles inside of each other", 30, deep(33)),
        error("600 bundles inside of each other", 30, deep(600)),
    ]
    for code, name in [(2, "Map"), (11, "List"), (12, "SparseArray"), (17, "Object[]")]:
        rows.append(error("%s before API 33" % name, 32, raw_bundle([entry(i32(code) + i32(0))])))
        rows.append(clean("%s from API 33" % name, 33, raw_bundle([entry(i32(code) + i32(8) + i32(1) + i32(2))])))
    for code in (10, 15, 22, 24, 25, 26, 27):
        rows.append(error("code %d" % code, 34, raw_bundle([entry(i32(code) + i32(0) + i32(0))])))
    intent = "intent"
    w = Writer(30)
    rows += [
        clean("least intent", 30, raw_intent(30), intent),
        odd("opaque URI in parts", 30, raw_intent(30, uri(30, 2, "mailto", 2, "a b@c", 1, "f%20g")),
            text_uri(30, "mailto:a%20b%40c#f%20g"), intent),
        odd("hierarchical URI in parts", 30, raw_intent(
            30, uri(30, 3, "http", 1, "h:1", 2, "/p q/\u00e9", 2, "a=b", 1, None)),
            text_uri(30, "http://h:1/p%20q/%C3%A9?a%3Db"), intent),
        odd("URI in parts with both forms", 28, raw_intent(
            28, uri(28, 3, "http", 0, "h%20", "h ", 1, "/p", 1, None, 1, "")), text_uri(28, "http://h%20/p"), intent),
        odd("URI without scheme and authority", 30, raw_intent(30, uri(30, 3, None, 1, None, 1, "/p", 1, "", 1, "x")),
            text_uri(30, "/p#x"), intent),
        odd("hierarchical URI at API 35", 35, raw_intent(35, i32(3) + string8("http://x")), text_uri(35, "http://x"), intent),
        error("part of a URI in both forms at API 30", 30, raw_intent(30, uri(30, 2, "m", 0, "a", "a", 1, None)), intent),
        error("part of a URI in an unknown form", 30, raw_intent(30, uri(30, 2, "m", 3, "a", 1, None)), intent),
        error("URI of unknown kind", 30, raw_intent(30, i32(4) + string8("x")), intent),
        error("URI without text", 30, raw_intent(30, i32(1) + i32(-1)), intent),
        error("clip data", 30, raw_intent(30, clip=i32(1)), intent),
        error("component without class", 30, raw_intent(30, component=string16("p") + i32(-1)), intent),
        odd("mark of presence of 2", 30, raw_intent(30, bounds=i32(2) + i32(1) * 4), raw_intent(
            30, bounds=i32(1) + i32(1) * 4), intent),
        odd("selector with a mark of 7", 34, raw_intent(34, selector=i32(7) + raw_intent(34)), raw_intent(
            34, selector=i32(1) + raw_intent(34)), intent),
        odd("categories not in hash order", 30, raw_intent(30, categories=i32(2) + string8("b") + string8("a")),
            raw_intent(30, categories=i32(2) + string8("a") + string8("b")), intent),
        odd("category twice", 30, raw_intent(30, categories=i32(3) + string8("a") + string8("b") + string8("a")),
            raw_intent(30, categories=i32(2) + string8("a") + string8("b")), intent),
        clean("categories of equal hash", 30, raw_intent(30, categories=i32(2) + string8("BB") + string8("Aa")), intent),
        error("null category", 30, raw_intent(30, categories=i32(1) + i32(-1)), intent),
        error("-1 categories", 30, raw_intent(30, categories=i32(-1)), intent),
        error("2^31 - 1 categories", 30, raw_intent(30, categories=i32(0x7FFFFFFF)), intent),
        odd("U+0000 as one byte", 30, raw_intent(30, action=i32(3) + b"a\0b\0"),
            raw_intent(30, action=string8("a\0b")), intent),
        odd("pair of surrogates as six bytes", 30, raw_intent(30, action=i32(6) + pad(b"\xed\xa0\xbd\xed\xb8\x80\0")),
            raw_intent(30, action=string8("\U0001f600")), intent),
        clean("lone surrogates", 30, raw_intent(30, action=string8("\udc00\ud83d")), intent),
        odd("padding of a string8", 30, raw_intent(30, action=i32(1) + b"A\0\0\1"), raw_intent(30), intent),
        odd("end of a string8", 30, raw_intent(30, action=i32(1) + b"A\1\0\0"), raw_intent(30), intent),
        error("overlong string8", 30, raw_intent(30, action=i32(2) + b"\xc1\x81\0\0"), intent),
        error("overlong three bytes", 30, raw_intent(30, action=i32(3) + b"\xe0\x80\x80\0"), intent),
        error("string8 beyond Unicode", 30, raw_intent(30, action=i32(4) + pad(b"\xf4\x90\x80\x80\0")), intent),
        error("string8 cut inside of a character", 30, raw_intent(30, action=i32(2) + b"\xe2\x82\0\0"), intent),
        error("string8 of 2^31 - 1 bytes", 30, raw_intent(30, action=i32(0x7FFFFFFF)), intent),
        error("string8 of -2 bytes", 30, raw_intent(30, action=i32(-2)), intent),
        error("intent cut off", 30, raw_intent(30)[:-4], intent),
        error("result without bundle", 30, i32(0) + i32(-1), "result"),
        odd("says that it holds an intent", 36, raw_bundle([entry(i32(1) + i32(2))], tail=i32(1)),
            raw_bundle([entry(i32(1) + i32(2))], tail=i32(1))),
        odd("says no although it holds an intent", 36, raw_bundle(
            [entry(Writer(36).value({"t": "intent", "v": {"action": "A"}}))], tail=i32(0)),
            raw_bundle([entry(Writer(36).value({"t": "intent", "v": {"action": "A"}}))], tail=i32(0))),
        odd("says 2", 36, raw_bundle([entry(i32(1) + i32(2))], tail=i32(2)),
            raw_bundle([entry(i32(1) + i32(2))], tail=i32(0))),
        error("says nothing", 36, raw_bundle([entry(i32(1) + i32(2))])),
    ]
    return rows


def write_levels(out):
    source = "make_parcels.py (an encoder of its own, compared with Android's classes at API 30 and 34)"
    out.write("api\tkind\tbytes\tvalue\tsource\n")
    for api in [22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]:
        values = Values(api, 1000 + api)
        writer = Writer(api)
        rows = [("intent", ALL)]
        if api not in (30, 34):
            rows += [NAMED[name] for name in sorted(NAMED)]
        rows += [("bundle", values.bundle(2)) for _ in range(15)] + [("intent", values.intent(2)) for _ in range(10)]
        for kind, value in rows:
            data = writer.write(kind, value)
            if len(data) <= 6000:
                text = json.dumps(value, separators=(",", ":"))
                out.write("%d\t%s\t%s\t%s\t%s\n" % (api, kind, data.hex(), text, source))


def write_reading(out):
    source = "make_parcels.py, by the behaviour of Android's Parcel, BaseBundle, Intent and Uri in source"
    out.write("name\tapi\tkind\tbytes\toutcome\tagain\tsource\n")
    for name, api, kind, data, outcome, again in reading():
        out.write("%s\t%d\t%s\t%s\t%s\t%s\t%s\n" % (name, api, kind, data.hex(), outcome, again.hex(), source))


def main():
    sys.stderr.write("%d parcels of Android's classes written again\n" % check())
    out = open(sys.stdout.fileno(), "w", encoding="utf-8", newline="\n")
    {"levels": write_levels, "reading": write_reading}[sys.argv[1]](out)


main()
