#!/usr/bin/env python3
"""No symbol may be defined in the kernels of two sets of instructions.

usage: test_kernel_symbols.py OBJECT…

What the compiler emits once for each file that needs it (weak symbols: templates, inline functions) is merged by the
linker: code for AVX-512 could then run, and end the program, on a processor that does not have it. So could what a file
computes before the program begins.
"""

import subprocess
import sys


def defined(path):
    lines = subprocess.run(["nm", "--defined-only", path], check=True, capture_output=True, text=True).stdout.splitlines()
    every = [line.split()[1:] for line in lines]
    if any(name.startswith("_GLOBAL__sub_I") for _, name in every):
        sys.exit(f"{path} computes something before the program begins")
    return {name for kind, name in every if kind.isupper() or kind in "uvw"}


def main(objects):
    if len(objects) < 2:
        sys.exit(f"two objects at least, not {objects}")
    symbols = {path: defined(path) for path in objects}
    for path, names in symbols.items():
        tables = [name for name in names if name.endswith("KernelsE")]
        others = names - set(tables)
        if not tables or others:
            sys.exit(f"{path} defines {sorted(names)} instead of tables of kernels alone")
    if len(set.union(*symbols.values())) != sum(map(len, symbols.values())):
        sys.exit("two objects define the same table")


main(sys.argv[1:])
