#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Asks tshark again which frames pass the filters of wireshark.tsv, and rewrites the table.

Usage: make_wireshark_table.py FOLDER-WITH-CAPTURES
"""

import csv
import pathlib
import subprocess
import sys


def ranges(numbers):
    result = []
    for number in numbers:
        if result and result[-1][1] == number - 1:
            result[-1][1] = number
        else:
            result.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in result)


def main():
    folder = pathlib.Path(sys.argv[1])
    table = pathlib.Path(__file__).with_name("wireshark.tsv")
    with open(table, newline="") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    lines = ["\t".join(rows[0])]
    version = subprocess.run(["tshark", "--version"], capture_output=True, text=True).stdout.split()[2]
    for capture, expression, _, _ in rows[1:]:
        command = ["tshark", "-r", str(folder / capture), "-Y", expression, "-T", "fields", "-e", "frame.number"]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        frames = ranges(sorted({int(line) for line in output.split()}))
        lines.append("\t".join([capture, expression, frames, f"tshark {version} -Y"]))
    table.write_text("\n".join(lines) + "\n")


main()
