# SPDX-License-Identifier: Apache-2.0
"""Measures the object codec of the Python package garmin-ble on the same objects as MonkeyBench.

    python3 -m venv .venv && .venv/bin/pip install garmin-ble && .venv/bin/python measure_garmin_ble.py
"""

import time

from garmin_ble.protocol.garmin_json import GarminJson


def record(index):
    return {"id": index, "lat": 52.5 + index / 7, "name": "lap %d" % (index % 50), "on": index % 2 == 0,
            "t": 1_700_000_000_000 + index, "note": None}


def best(function, rounds=5, repeats=20):
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(repeats):
            function()
        times.append((time.perf_counter() - start) / repeats)
    return min(times) * 1e9


samples = {
    "numbers": ([index * 77 for index in range(3_000)], 3_001),
    "records": ([record(index) for index in range(200)], 2_601),
}
for name, (value, count) in samples.items():
    data = GarminJson.encode(value)
    print("%s\t%d bytes\tgarmin-ble decode\t%d ns/value" % (name, len(data), best(lambda: GarminJson.decode(data)) / count))
    print("%s\t%d bytes\tgarmin-ble encode\t%d ns/value" % (name, len(data), best(lambda: GarminJson.encode(value)) / count))
