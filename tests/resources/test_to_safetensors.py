#!/usr/bin/env python3
"""Tests resources/python/to_safetensors.py against PyTorch's own values.

usage: test_to_safetensors.py      needs a Python with torch; without it the exit status is 77, skipped

ctest runs it with the Python that the environment variable ATTENTIONSCOPE_PYTHON names.
"""

import contextlib
import io
import json
import os
import pickle
import resource
import struct
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path
from unittest import mock

SCRIPT = Path(__file__).resolve().parents[2] / "resources/python/to_safetensors.py"
sys.path.insert(0, str(SCRIPT.parent))
sys.dont_write_bytecode = True
import to_safetensors

try:
    import torch
except ImportError:
    print("skipped: this Python has no torch")
    sys.exit(77)

TYPES = {name: getattr(torch, kind) for kind, name in to_safetensors.TYPES.items() if hasattr(torch, kind)}


def read(path):
    """The tensors of a file, by the format's description alone: nothing may overlap, be left out or lie astray."""
    raw = bytearray(path.read_bytes())
    length = struct.unpack("<Q", raw[:8])[0]
    header = json.loads(raw[8:8 + length])
    assert length % 8 == 0 and header.pop("__metadata__") == {"format": "pt"}
    tensors, covered = {}, 0
    for name, entry in sorted(header.items(), key=lambda item: item[1]["data_offsets"]):
        begin, end = entry["data_offsets"]
        kind = TYPES[entry["dtype"]]
        assert begin == covered and (8 + length + begin) % kind.itemsize == 0, name
        covered = end
        data = raw[8 + length + begin:8 + length + end]
        flat = torch.frombuffer(data, dtype=kind) if data else torch.empty(0, dtype=kind)
        tensors[name] = flat.reshape(entry["shape"])
    assert covered == len(raw) - 8 - length
    return tensors


def bits(tensor):
    return tensor.contiguous().flatten().view(torch.uint8)


def random_weights():
    torch.manual_seed(1)
    return {"wte.weight": torch.randn(11, 4), "h.0.mask": torch.rand(3, 5) > 0.5, "h.0.half": torch.randn(7).half(),
            "h.0.brain": torch.randn(2, 3).bfloat16(), "position_ids": torch.arange(9)[None],
            "scale": torch.tensor(0.5), "none": torch.empty(0, 4), "not a number": torch.tensor([float("nan"), -0.0]),
            "double": torch.randn(3, dtype=torch.float64), "byte": torch.arange(5, dtype=torch.uint8)}


class Reach:
    """Unpickled without care, it would make a file."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return os.mkdir, (str(self.path),)


class ToSafetensors(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = Path(place.name)
        self.old, self.new = self.folder / "pytorch_model.bin", self.folder / "model.safetensors"
        self.index = self.folder / "model.safetensors.index.json"

    def convert(self, *arguments):
        """The exit status and what was said on stderr."""
        said = io.StringIO()
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
            status = to_safetensors.main([str(argument) for argument in arguments or [self.folder]])
        return status, said.getvalue()

    def assertRefused(self, reason, *arguments):
        before = self.listing()
        status, said = self.convert(*arguments)
        self.assertEqual(status, 1)
        self.assertEqual(said.count("\n"), 1, said)
        self.assertIn(reason, said)
        self.assertEqual(self.listing(), before)

    def listing(self):
        return sorted(self.folder.rglob("*"))

    def assertSame(self, found, expected):
        self.assertEqual(set(found), set(expected))
        for name, tensor in expected.items():
            self.assertEqual(found[name].dtype, tensor.dtype, name)
            self.assertEqual(found[name].shape, tensor.shape, name)
            self.assertTrue(torch.equal(bits(found[name]), bits(tensor)), name)

    def test_every_type_arrives_bit_for_bit(self):
        torch.save(random_weights(), self.old)
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), random_weights())
        self.assertEqual(self.listing(), [self.new, self.old])

    def test_the_form_before_pytorch_1_6_is_read(self):
        torch.save(random_weights(), self.old, _use_new_zipfile_serialization=False)
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), random_weights())

    def test_a_file_of_another_name_is_converted_beside_itself(self):
        torch.save(random_weights(), self.folder / "last.pt")
        self.assertEqual(self.convert(self.folder / "last.pt"), (0, ""))
        self.assertSame(read(self.new), random_weights())

    def test_parts_are_put_together(self):
        weights = random_weights()
        places = {name: f"pytorch_model-0000{i % 2 + 1}-of-00002.bin" for i, name in enumerate(weights)}
        for file in set(places.values()):
            torch.save({name: weights[name] for name in weights if places[name] == file}, self.folder / file)
        index = self.folder / "pytorch_model.bin.index.json"
        index.write_text(json.dumps({"metadata": {}, "weight_map": places}))
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), weights)
        self.new.unlink()

        index.write_text(json.dumps({"weight_map": {**places, "absent": places["scale"]}}))
        self.assertRefused("lacks the tensor absent")
        index.write_text(json.dumps({"weight_map": {"scale": "../elsewhere.bin"}}))
        self.assertRefused("not an index")
        index.write_text(json.dumps({"weight_map": {"scale": "gone.bin"}}))
        self.assertRefused("gone.bin: No such file")
        index.write_text("{")
        self.assertRefused("not an index")

    def test_large_models_become_several_files(self):
        weights = {"large": torch.randn(40, 40)}  # larger than a file may be
        weights.update({f"h.{i}.weight": torch.randn(10, 10) for i in range(7)})
        torch.save(weights, self.old)
        with mock.patch.object(to_safetensors, "LARGEST_FILE", 1000):
            self.assertEqual(self.convert(), (0, ""))
        index = json.loads(self.index.read_text())
        self.assertEqual(index["metadata"]["total_size"], 4 * (700 + 1600))
        files = sorted(set(index["weight_map"].values()))
        self.assertEqual(files, [f"model-0000{i}-of-00005.safetensors" for i in range(1, 6)])
        found = {}
        for file in files:
            part = read(self.folder / file)
            self.assertEqual({index["weight_map"][name] for name in part}, {file})
            self.assertTrue(len(part) == 1 or sum(tensor.nbytes for tensor in part.values()) <= 1000)
            found.update(part)
        self.assertSame(found, weights)
        self.assertEqual(len(self.listing()), 7)

    def test_tensors_that_share_memory_are_written_under_each_name(self):
        table = torch.randn(6, 4)
        weights = {"wte.weight": table, "lm_head.weight": table, "turned": table.T, "rows": table[1:3],
                   "columns": table[:, ::2], "spread": table[0].expand(3, 4)}
        torch.save(weights, self.old)
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), weights)

    def test_the_prefix_of_data_parallel_goes(self):
        torch.save({f"module.{name}": tensor for name, tensor in random_weights().items()}, self.old)
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), random_weights())

    def test_a_part_called_module_stays(self):
        weights = {"module.weight": torch.ones(2), "head.weight": torch.ones(3)}
        torch.save(weights, self.old)
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), weights)

    def test_wrapping_dictionaries_are_opened_and_the_rest_is_named(self):
        weights = random_weights()
        inner = {"state_dict": {**weights, "version": "1"}, "step": torch.tensor(5)}
        torch.save({"epoch": 3, "model": inner}, self.old)
        status, said = self.convert()
        self.assertEqual(status, 0)
        for name in ("epoch", "step", "version"):
            self.assertIn(f"skipped, not weights: {name}\n", said)
        self.assertSame(read(self.new), weights)

    def test_parameters_are_tensors(self):
        torch.save(torch.nn.Linear(3, 2).state_dict(keep_vars=True), self.old)
        self.assertEqual(self.convert(), (0, ""))
        self.assertSame(read(self.new), torch.load(self.old, weights_only=True))

    def test_code_is_refused_and_does_not_run(self):
        trap = self.folder / "trap"
        torch.save({"a": torch.ones(3), "b": Reach(trap)}, self.old)
        self.assertRefused("can run code when it is loaded")
        self.old.write_bytes(pickle.dumps({"a": Reach(trap)}, protocol=2))
        self.assertRefused("can run code when it is loaded")
        torch.save(torch.nn.Linear(2, 2), self.old)
        self.assertRefused("can run code when it is loaded")
        self.assertFalse(trap.exists())

    def test_damaged_files_are_refused_wherever_they_are_cut(self):
        for zipped in (True, False):
            torch.save(random_weights(), self.old, _use_new_zipfile_serialization=zipped)
            whole = self.old.read_bytes()
            for length in range(0, len(whole), len(whole) // 40):
                self.old.write_bytes(whole[:length])
                with self.subTest(zipped=zipped, length=length):
                    self.assertRefused("pytorch_model.bin")

    def test_other_files_are_refused(self):
        for content, reason in ((b"", "not a file of PyTorch weights"), (b"hello there", "not a"),
                                (b"version https://git-lfs.github.com/spec/v1\n", "git lfs pull")):
            self.old.write_bytes(content)
            self.assertRefused(reason)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            torch.jit.script(torch.nn.Linear(2, 2)).save(self.old)
        self.assertRefused("not a file of PyTorch weights")
        for empty in ({}, [torch.ones(2)], torch.ones(2), {"state": {0: torch.ones(1)}}, {1: torch.ones(1)}):
            torch.save(empty, self.old)
            self.assertRefused("no tensors with names")

    def test_tensors_without_a_form_in_the_file_are_named(self):
        for tensor in (torch.ones(2, dtype=torch.complex64), torch.eye(3).to_sparse(), torch.empty(2, device="meta")):
            torch.save({"fine": torch.ones(2), "odd": tensor}, self.old)
            self.assertRefused("the tensor odd")

    def test_what_is_not_there_is_named(self):
        self.assertRefused("has neither pytorch_model.bin nor")
        self.assertRefused("absent: No such file", self.folder / "absent")
        torch.save(random_weights(), self.old)
        self.assertRefused("No such file", self.folder, "--out", self.folder / "a" / "b")
        with mock.patch.dict(sys.modules, torch=None):
            self.assertRefused("pip install torch")

    def test_what_is_there_is_overwritten_on_demand_only(self):
        torch.save(random_weights(), self.old)
        for name in (self.new, self.index):
            name.write_text("precious")
            self.assertRefused("exists already")
            self.assertEqual(name.read_text(), "precious")
        self.index.unlink()
        self.assertEqual(self.convert(self.folder, "--force"), (0, ""))
        self.assertSame(read(self.new), random_weights())
        # Readers take model.safetensors before an index, so the old one must go.
        with mock.patch.object(to_safetensors, "LARGEST_FILE", 100):
            self.assertEqual(self.convert(self.folder, "--force"), (0, ""))
        self.assertTrue(self.index.exists() and not self.new.exists())

    def test_another_folder_gets_configuration_and_tokenizer_too(self):
        torch.save(random_weights(), self.old)
        (self.folder / "config.json").write_text("{}")
        (self.folder / "merges.txt").write_text("a b")
        (self.folder / "README.md").write_text("hello")
        out = self.folder / "out"
        self.assertEqual(self.convert(self.folder, "--out", out), (0, ""))
        self.assertEqual({path.name for path in out.iterdir()}, {"config.json", "merges.txt", "model.safetensors"})
        self.assertEqual((out / "merges.txt").read_text(), "a b")
        (out / "model.safetensors").unlink()
        self.assertRefused("config.json exists already", self.folder, "--out", out)

    def test_a_full_disk_leaves_nothing_behind(self):
        """The limit on a file's size stands in for the disk's: a write fails half-way in both."""
        torch.save({"a": torch.ones(100), "b": torch.ones(100_000)}, self.old)
        (self.folder / "config.json").write_text("{}")
        self.new.write_text("precious")
        before = self.listing()
        for place in (["--out", self.folder / "out"], ["--force"]):
            run = subprocess.run([sys.executable, SCRIPT, self.folder, *place], text=True, capture_output=True,
                                 preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000)))
            self.assertEqual((run.returncode, run.stdout), (1, ""))
            self.assertIn("File too large", run.stderr)
            self.assertEqual(run.stderr.count("\n"), 1)
            self.assertEqual(self.listing(), before)
            self.assertEqual(self.new.read_text(), "precious")


if __name__ == "__main__":
    unittest.main()
