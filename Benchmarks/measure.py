#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a command some times with its output thrown away; prints median seconds and peak memory in MiB.

usage: measure.py RUNS COMMAND…
"""
import os
import sys
import time

runs, command = int(sys.argv[1]), sys.argv[2:]
seconds, memory = [], 0
for _ in range(runs):
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        os.execvp(command[0], command)
    _, status, usage = os.wait4(child, 0)
    seconds.append(time.monotonic() - start)
    memory = max(memory, usage.ru_maxrss)
    if status:
        sys.exit(f'{" ".join(command)} ended with status {os.waitstatus_to_exitcode(status)}')
print(f'{sorted(seconds)[runs // 2]:.3f} {memory / 1024:.0f}')
