# SPDX-License-Identifier: Apache-2.0
"""Makes the vectors of Monkey C objects that come from outside of the Swift encoder.

    make_monkeyc.py official OBJECTS.tsv > monkeyc/official.tsv
    make_monkeyc.py orders > monkeyc/orders.tsv
    make_monkeyc.py garmin-ble > monkeyc/garmin-ble.tsv      (with the package garmin-ble 0.3.2)

OBJECTS.tsv holds bytes that Garmin's Android SDK wrote (hex) and the object as a Python literal. `orders` is an encoder
of its own, written from the description of the format, that spells objects as other programs do.
"""

import ast
import json
import math
import random
import struct
import sys


class Int32(int):
    pass


def literal(text):
    """Reads a Python literal in which int(n) stands for a 32-bit integer."""
    def convert(node):
        match node:
            case ast.Constant(value=value):
                return value
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -convert(operand)
            case ast.Call(func=ast.Name(id="int"), args=[argument]):
                return Int32(convert(argument))
            case ast.Call(func=ast.Name(id="float"), args=[argument]):
                return float(convert(argument))
            case ast.Name(id="nan"):
                return math.nan
            case ast.Name(id="inf"):
                return math.inf
            case ast.List(elts=elements) | ast.Tuple(elts=elements):
                return [convert(element) for element in elements]
            case ast.Dict(keys=keys, values=values):
                return [dict, *((convert(k), convert(v)) for k, v in zip(keys, values))]
        raise ValueError(ast.dump(node))

    return convert(ast.parse(text, mode="eval").body)


def is_dict(value):
    return isinstance(value, list) and value[:1] == [dict]


def as_json(value, typed=False):
    """The object in the JSON of wearkit; `typed` keeps each type as it is."""
    if is_dict(value):
        pairs = value[1:]
        keys = [key for key, _ in pairs]
        if all(isinstance(key, str) and not key.startswith("$") for key in keys) and len(set(keys)) == len(keys):
            return {key: as_json(item, typed) for key, item in pairs}
        return {"$pairs": [as_json(item, typed) for pair in pairs for item in pair]}
    if isinstance(value, list):
        return [as_json(item, typed) for item in value]
    if isinstance(value, float):
        if math.isnan(value) or math.isinf(value):
            return {"$double": {"nan": "nan:0x7ff8000000000000"}.get(repr(value), repr(value))}
        return {"$double": value} if typed else value
    if typed and isinstance(value, int) and not isinstance(value, (bool, Int32)) and -2**31 <= value < 2**31:
        return {"$long": value}
    return value


def single(value):
    try:
        return struct.unpack(">f", struct.pack(">f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


class Encoder:
    """Spells objects as one of several programs does."""

    def __init__(self, order, longs, doubles):
        self.order, self.longs, self.doubles = order, longs, doubles

    def children(self, value):
        if is_dict(value):
            return [item for pair in value[1:] for item in pair]
        return value if isinstance(value, list) else []

    def depth_first(self, value):
        yield value
        for child in self.children(value):
            yield from self.depth_first(child)

    def breadth_first(self, value):
        queue = [value]
        while queue:
            head = queue.pop(0)
            yield head
            queue += self.children(head)

    def scalar(self, value):
        match value:
            case None:
                return b"\x00"
            case bool():
                return bytes([9, value])
            case int():
                if isinstance(value, Int32) or self.longs == "narrow" and -2**31 <= value < 2**31:
                    return b"\x01" + struct.pack(">i", value)
                return b"\x0e" + struct.pack(">q", value)
            case float():
                near = abs(single(value) - value) < 1e-5
                if self.doubles == "1e-5" and near:
                    return b"\x02" + struct.pack(">f", value)
                return b"\x0f" + struct.pack(">d", value)
            case str():
                return b"\x03" + struct.pack(">I", self.offsets[value])
        if is_dict(value):
            return b"\x0b" + struct.pack(">I", len(value) - 1)
        return b"\x05" + struct.pack(">I", len(value))

    def encode(self, value):
        walk = {"depth": self.depth_first, "breadth": self.breadth_first}[self.order]
        self.offsets, block = {}, b""
        for item in walk(value):
            if isinstance(item, str) and item not in self.offsets:
                text = item.encode()
                self.offsets[item] = len(block)
                block += struct.pack(">H", len(text) + 1) + text + b"\x00"
        data = b"".join(self.scalar(item) for item in self.breadth_first(value))
        strings = b"\xab\xcd\xab\xcd" + struct.pack(">I", len(block)) + block if block else b""
        return strings + b"\xda\x7a\xda\x7a" + struct.pack(">I", len(data)) + data


def random_value(source, depth=0):
    kind = source.randrange(9 if depth < 4 else 6)
    match kind:
        case 0:
            return None
        case 1:
            return source.random() < 0.5
        case 2:
            return source.choice([0, 5, -7, 2**31 - 1, 2**31, -2**31 - 1, source.getrandbits(40)])
        case 3:
            return source.choice([1.5, 3.14159, 1000.1, 1e300, 0.1, source.random() * 1000])
        case 4 | 5:
            return source.choice(["", "a", "b", "key", "žγ😀", "text %d" % source.randrange(20)])
        case 6 | 7:
            return [random_value(source, depth + 1) for _ in range(source.randrange(5))]
    keys = ["k%d" % index for index in range(source.randrange(4))]
    return [dict, *((key, random_value(source, depth + 1)) for key in keys)]


def row(*fields):
    print(*fields, sep="\t")


def dumps(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def official(path):
    row("hex", "json", "source")
    for line in open(path, encoding="utf-8"):
        hex_text, text = line.rstrip("\n").split("\t")
        row(hex_text, dumps(as_json(literal(text))), "Garmin Android SDK serializer, its output")


SPELLINGS = {
    "androidSDK": Encoder("depth", "narrow", "1e-5"),
    "juggluco": Encoder("depth", "narrow", "keep"),
    "androidAPS": Encoder("breadth", "keep", "keep"),
    "typed": Encoder("depth", "keep", "keep"),
}


def orders():
    row("encoding", "json", "hex", "source")
    source = random.Random(20240117)
    fixed = [5, 1000.1, 3.14159, ["a", ["b", "c"], "d"], [["b"], "a"],
             [dict, ("o", [dict, ("i", "v")]), ("p", "v")]]
    for value in fixed + [random_value(source) for _ in range(60)]:
        for name, encoder in SPELLINGS.items():
            row(name, dumps(as_json(value, typed=True)), encoder.encode(value).hex(),
                "an encoder of its own in make_monkeyc.py")


def garmin_ble():
    from garmin_ble.protocol.garmin_json import GarminJson

    def host(value):
        if is_dict(value):
            return {key: host(item) for key, item in value[1:]}
        return [host(item) for item in value] if isinstance(value, list) else value

    row("encoding", "json", "hex", "source")
    source = random.Random(20240118)
    fixed = [5, 1.5, 1000.1, ["a", ["b", "c"], "d"], [["b"], "a"], [[["d"], "c"], [["e"], "b"], "a"],
             [dict, ("o", [dict, ("i", "v")]), ("p", "v")]]
    for value in fixed + [random_value(source) for _ in range(400)]:
        try:
            data = GarminJson.encode(host(value))
        except OverflowError:
            continue
        row("garminBLE", dumps(as_json(value, typed=True)), data.hex(), "garmin-ble 0.3.2")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["official", path]:
            official(path)
        case ["orders"]:
            orders()
        case ["garmin-ble"]:
            garmin_ble()
        case _:
            sys.exit(__doc__)
