#!/usr/bin/env python3
"""From the start of an installed program to its window's first painted frame, beside another one: a wheel's beside a package's.

usage: tests/benchmark/first_frames.py WATCH.so PROGRAM OTHER-PROGRAM [--rounds N]

WATCH.so is build/release/tests/libfirst_frame_watch.so. Whole processes in alternation, the files in the system's cache: medians of the
milliseconds from start to end by the clock and of processor time, and the median of the pairs' ratios (PROGRAM / OTHER-PROGRAM)."""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time


def seen(watch, program, home):
    """Milliseconds by the clock and of processor time of one start."""
    environment = {**os.environ, "LD_PRELOAD": watch, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home, "XDG_CACHE_HOME": home}
    begin = time.monotonic()
    done = subprocess.run([program, "--new-window"], env=environment, capture_output=True, text=True, timeout=120)
    wall = 1e3 * (time.monotonic() - begin)
    if "ms of processor time" not in done.stdout:
        sys.exit(f"{program} showed no window: {done.stderr.strip()}")
    return wall, float(done.stdout.split()[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("watch")
    parser.add_argument("programs", nargs=2)
    parser.add_argument("--rounds", type=int, default=20)
    asked = parser.parse_args()
    watch = os.path.abspath(asked.watch)
    with tempfile.TemporaryDirectory() as home:
        for program in asked.programs:  # so that neither pays for the first start of all
            seen(watch, program, home)
        pairs = [[seen(watch, program, home) for program in asked.programs] for _ in range(asked.rounds)]
    for place, program in enumerate(asked.programs):
        wall, used = (statistics.median(pair[place][what] for pair in pairs) for what in (0, 1))
        print(f"{program}: {wall:.0f} ms by the clock, {used:.0f} ms of processor time")
    wall, used = (statistics.median(pair[0][what] / pair[1][what] for pair in pairs) for what in (0, 1))
    print(f"ratio {wall:.2f} by the clock, {used:.2f} of processor time, {asked.rounds} pairs")


main()
