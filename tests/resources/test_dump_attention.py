#!/usr/bin/env python3
"""Tests resources/python/dump_attention.py against transformers' own attentions, and against this program's.

usage: test_dump_attention.py      needs a Python with torch, transformers and safetensors, and the tiny models of the
golden set; without them the exit status is 77, skipped

ctest runs it with the Python that the environment variable ATTENTIONSCOPE_PYTHON names. ATTENTIONSCOPE names the program,
which has to read every file that is written, and whose own numbers are compared.
"""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "resources/python/attentionscope"))
sys.dont_write_bytecode = True
import dump_attention


def skip(why):
    print(f"skipped: {why}")
    sys.exit(77)


try:
    import torch
    import transformers
    from safetensors import safe_open
    from safetensors.torch import save_file
except ImportError as error:
    skip(f"this Python has no {error.name}")
GOLDEN = Path(os.environ.get("ATTENTIONSCOPE_GOLDEN", ROOT.parent / "shared/golden"))
MODELS = next((folder for folder in (GOLDEN / "open/models", GOLDEN / "models") if folder.is_dir()), None)
if MODELS is None and "ATTENTIONSCOPE_GOLDEN" in os.environ:
    sys.exit(f"there are no models in {GOLDEN}")
if MODELS is None:
    skip(f"there are no models in {GOLDEN}")
PROGRAM = os.environ.get("ATTENTIONSCOPE")

TEXT, PAIR, TARGET = "The keeper looks at the sea.", "It is grey.", "A cat sat."
DECODERS, ENCODERS = ("gpt2", "llama", "gemma2", "qwen3_sharded", "mistral"), ("bert", "distilbert")
HIDDEN = ("bloom", "gptj")  # do not let q and k be seen


def program_runs(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], text=True, capture_output=True)


class TestDumpAttention(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.out = self.folder / "dump.safetensors"

    def run_script(self, *arguments):
        """The status, and what it said on stderr."""
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                status = dump_attention.main([*map(str, arguments), "--out", str(self.out)])
            except SystemExit as left:
                status = left.code
        return status, err.getvalue()

    def dump(self, model, *arguments):
        """The tensors and the metadata of a dump, which must have been made without a word."""
        status, err = self.run_script(MODELS / model, *arguments)
        self.assertEqual(status, 0, err)
        self.assertEqual(list(self.folder.glob(".*")), [])
        if PROGRAM:
            inspected = program_runs("inspect", self.out)
            self.assertEqual((inspected.returncode, inspected.stderr), (0, ""))
        with safe_open(self.out, "pt") as file:
            return {name: file.get_tensor(name) for name in file.keys()}, file.metadata(), err

    def assertClose(self, actual, expected, tolerance=1e-6):
        self.assertEqual(actual.shape, expected.shape)
        self.assertLessEqual((actual - expected).abs().max().item(), tolerance)

    def eager(self, model, inputs):
        loaded = transformers.AutoModel.from_pretrained(MODELS / model, attn_implementation="eager",
                                                        dtype=torch.float32).eval()
        with torch.inference_mode():
            return loaded(**inputs, output_attentions=True)

    def assertProgramAgrees(self, model, tensors, layers, *inputs):
        """What `attend` computes from the same ids."""
        if not PROGRAM:
            return
        own = self.folder / "own.safetensors"
        told = program_runs("attend", "--model", MODELS / model, *inputs, "--out", own)
        self.assertEqual(told.returncode, 0, told.stderr)
        with safe_open(own, "pt") as file:
            for name in tensors:
                if name.rpartition("_")[2] in ("attentions", "q", "k") and name in file.keys():
                    self.assertClose(tensors[name], file.get_tensor(name)[[layer - 1 for layer in layers]], 1e-5)

    def test_chosen_layers_are_those_of_the_model(self):
        for model in (*DECODERS, *ENCODERS):
            with self.subTest(model):
                tensors, said, err = self.dump(model, "--text", TEXT, "--layers", "1,3", "--dtype", "float32")
                self.assertEqual(err, "")
                self.assertEqual(json.loads(said["layers"]), [1, 3])
                whole = self.eager(model, {name: tensors[name] for name in ("input_ids", "attention_mask")})
                self.assertClose(tensors["attentions"], torch.stack([whole.attentions[0], whole.attentions[2]]))
                tokens = json.loads(said["tokens"])[0]
                self.assertEqual(len(tokens), tensors["input_ids"].shape[1])
                ids = ",".join(map(str, tensors["input_ids"][0].tolist()))
                self.assertProgramAgrees(model, tensors, [1, 3], "--ids", ids)

    def test_queries_and_keys_make_the_weights(self):
        for model, enough in (("gpt2", True), ("llama", True), ("bert", True), ("gemma2", False)):
            with self.subTest(model):
                tensors, said, _ = self.dump(model, "--text", TEXT, "--dtype", "float32")
                q, k, weights = (tensors[name] for name in ("q", "k", "attentions"))
                k = k.repeat_interleave(q.shape[2] // k.shape[2], 2)
                scores = json.loads(said["scale"]) * q @ k.transpose(-1, -2)
                computed = scores.masked_fill(weights == 0, float("-inf")).softmax(-1)
                self.assertEqual((computed - weights).abs().max().item() < 1e-5, enough)
                self.assertEqual("q_k_suffice" in said, not enough)

    def test_models_that_hide_q_and_k_give_their_weights(self):
        for model in HIDDEN:
            with self.subTest(model):
                tensors, said, err = self.dump(model, "--text", TEXT, "--layers", "2", "--dtype", "float32")
                self.assertIn("q and k are not written", err)
                self.assertNotIn("q", tensors)
                whole = self.eager(model, {"input_ids": tensors["input_ids"]})
                self.assertClose(tensors["attentions"], whole.attentions[1][None])
                status, err = self.run_script(MODELS / model, "--text", TEXT, "--no-attentions")
                self.assertEqual((status, err.count("\n")), (1, 2))

    def test_an_encoder_decoder_has_three_kinds(self):
        for model in ("t5", "bart", "marian"):
            with self.subTest(model):
                texts, targets = ["--text", TEXT, "Why?"], ["--target", TARGET, "So."]
                tensors, said, _ = self.dump(model, *texts, *targets, "--layers", "2", "--dtype", "float32")
                names = ("input_ids", "attention_mask", "decoder_input_ids", "decoder_attention_mask")
                whole = self.eager(model, {name: tensors[name] for name in names})
                for name in ("encoder_attentions", "decoder_attentions", "cross_attentions"):
                    self.assertClose(tensors[name], whole[name][1][None])
                self.assertEqual((said["encoder_layers"], said["decoder_layers"]), ("[2]", "[2]"))
                for name, ids in (("tokens", "input_ids"), ("decoder_tokens", "decoder_input_ids")):
                    self.assertEqual([len(row) for row in json.loads(said[name])], [tensors[ids].shape[1]] * 2)

    def test_a_deeper_encoder_has_layers_that_the_decoder_lacks(self):
        tensors, said, _ = self.dump("t5_v11", "--text", TEXT, "--target", TARGET, "--no-qk")
        config = transformers.AutoConfig.from_pretrained(MODELS / "t5_v11")
        self.assertGreater(config.num_layers, config.num_decoder_layers)
        self.assertEqual(json.loads(said["encoder_layers"]), list(range(1, config.num_layers + 1)))
        self.assertEqual(json.loads(said["decoder_layers"]), list(range(1, config.num_decoder_layers + 1)))
        self.assertEqual(len(tensors["cross_attentions"]), config.num_decoder_layers)

    def test_a_pair_has_two_segments(self):
        tensors, _, _ = self.dump("bert", "--text", TEXT, "--pair", PAIR, "--no-qk", "--dtype", "float32")
        names = ("input_ids", "attention_mask", "token_type_ids")
        whole = self.eager("bert", {name: tensors[name] for name in names})
        self.assertClose(tensors["attentions"], torch.stack(whole.attentions))
        self.assertEqual(tensors["token_type_ids"].max().item(), 1)
        self.assertProgramAgrees("bert", tensors, [1, 2, 3], "--text", TEXT, "--pair", PAIR)

    def test_pictures_have_patches(self):
        try:
            from PIL import Image
        except ImportError:
            self.skipTest("this Python has no Pillow")
        Image.linear_gradient("L").convert("RGB").save(self.folder / "grey.png")
        tensors, said, err = self.dump("vit", "--image", self.folder / "grey.png", "--dtype", "float32")
        self.assertIn("no preprocessor_config.json", err)
        # From black to white, scaled to -1 … 1, in 32 rows.
        rows = torch.tensor(transformers.ViTImageProcessor(size={"height": 32, "width": 32})(
            images=Image.open(self.folder / "grey.png").convert("RGB"))["pixel_values"][0])[None]
        self.assertClose(tensors["attentions"], torch.stack(self.eager("vit", {"pixel_values": rows}).attentions))
        self.assertEqual(json.loads(said["tokens"])[0][:3], ["[CLS]", "1,1", "1,2"])

    def test_one_dump_may_leave_out_half(self):
        self.assertNotIn("q", self.dump("gpt2", "--ids", "5,6,7", "--no-qk")[0])
        tensors, said, _ = self.dump("gpt2", "--ids", "5,6,7,8", "--no-attentions", "--max-tokens", "3")
        self.assertNotIn("attentions", tensors)
        self.assertEqual(tensors["q"].shape[-2], 3)
        self.assertEqual(len(json.loads(said["tokens"])[0]), 3)

    def test_half_precision_is_what_the_model_used(self):
        tensors, _, _ = self.dump("llama_bf16", "--text", TEXT)
        self.assertEqual(tensors["attentions"].dtype, torch.float32)
        self.assertTrue(torch.equal(tensors["attentions"], tensors["attentions"].bfloat16().float()))
        whole, _, _ = self.dump("llama_bf16", "--text", TEXT, "--dtype", "float32")
        self.assertClose(tensors["attentions"], whole["attentions"], 5e-2)

    def test_devices_are_accelerates_to_share(self):
        try:
            import accelerate  # noqa: F401
        except ImportError:
            status, err = self.run_script(MODELS / "gpt2", "--ids", "5,6,7", "--device-map", "auto")
            self.assertEqual(status, 1)
            return self.assertIn("--device-map needs accelerate", err)
        shared, _, _ = self.dump("gpt2", "--ids", "5,6,7", "--device-map", "auto")
        with mock.patch.dict(sys.modules, accelerate=None):
            alone, _, _ = self.dump("gpt2", "--ids", "5,6,7")
        self.assertTrue(torch.equal(shared["attentions"].cpu(), alone["attentions"].cpu()))

    def test_wrong_usage_is_one_line(self):
        text = ("--text", TEXT)
        folder = self.folder / "empty"
        folder.mkdir()
        for status, why, arguments in (
                (1, "there is no layer 4; the model has layers 1 to 3", [MODELS / "gpt2", *text, "--layers", "2-4"]),
                (2, "expected all, or layers", [MODELS / "gpt2", *text, "--layers", "two"]),
                (2, "expected numbers as 1,2,3", [MODELS / "gpt2", "--ids", "one"]),
                (2, "one of the arguments --text --ids --image", [MODELS / "gpt2"]),
                (1, "a second text", [MODELS / "bart", *text]),
                (1, "reads pictures: --image", [MODELS / "vit", *text]),
                (1, "reads texts: --text", [MODELS / "gpt2", "--image", "grey.png"]),
                (1, "token ids go from 0 to", [MODELS / "gpt2", "--ids", "1,99999"]),
                (1, "2 targets for 1 texts", [MODELS / "bart", *text, "--target", "a", "b"]),
                (1, "empty", [folder, *text])):
            with self.subTest(why):
                told, err = self.run_script(*arguments)
                self.assertEqual((told, err.count("\n")), (status, 1), err)
                self.assertIn(why, err)
                self.assertFalse(self.out.exists())

    def test_without_its_folder_or_library_nothing_begins(self):
        self.out = self.folder / "nowhere" / "dump.safetensors"
        status, err = self.run_script(MODELS / "gpt2", "--ids", "5,6,7")
        self.assertEqual((status, err.count("\n")), (1, 1))
        self.assertIn("nowhere is not there", err)
        self.out = self.folder / "dump.safetensors"
        with mock.patch.dict(sys.modules, transformers=None):
            status, err = self.run_script(MODELS / "gpt2", "--ids", "5,6,7")
        self.assertEqual((status, err.count("\n")), (1, 1))
        self.assertIn("transformers is missing", err)

    def test_weights_that_lack_a_tensor_are_not_made_up(self):
        folder = self.folder / "cut"
        folder.mkdir()
        (folder / "config.json").write_text((MODELS / "gpt2/config.json").read_text())
        with safe_open(MODELS / "gpt2/model.safetensors", "pt") as file:
            kept = {name: file.get_tensor(name) for name in file.keys() if "h.1.attn.c_attn.weight" not in name}
        save_file(kept, folder / "model.safetensors", {"format": "pt"})
        status, err = self.run_script(folder, "--ids", "5,6,7")
        self.assertEqual((status, err.count("\n")), (1, 1))
        self.assertIn("lacks 1 of the model's tensors", err)

    def test_what_was_there_stays_until_the_new_file_is_whole(self):
        self.out.write_text("precious")
        with mock.patch("os.replace", side_effect=OSError(28, "No space left on device")):
            status, err = self.run_script(MODELS / "gpt2", "--ids", "5,6,7")
        self.assertEqual((status, err.count("\n")), (1, 1))
        self.assertEqual(self.out.read_text(), "precious")
        self.assertEqual(list(self.folder.glob(".*")), [])


if __name__ == "__main__":
    unittest.main()
