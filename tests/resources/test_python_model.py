"""Numbers for Python: attentionscope.Model beside the command line, and what becomes of a process that is stopped, killed or forked.

Needs a Python with NumPy; see tests/CMakeLists.txt.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ["ATTENTIONSCOPE"]
sys.path.insert(0, str(ROOT / "resources/python"))
try:
    import numpy
except ImportError as error:
    print(f"skipped: this Python has no {error.name}")
    sys.exit(77)

import attentionscope  # noqa: E402
from attentionscope import _model, _served  # noqa: E402

TEXT = "the cat saw the"


def alone(*words):
    return subprocess.run([PROGRAM, *map(str, words)], check=True, capture_output=True, text=True).stdout


class TestModel(unittest.TestCase):
    def setUp(self):
        work = tempfile.TemporaryDirectory()
        self.addCleanup(work.cleanup)
        self.work = Path(work.name)
        self.model = attentionscope.Model("primer-decoder")

    def attended_alone(self, *words):
        file = self.work / "alone.safetensors"
        alone("attend", "--model", "primer-decoder", *words, "--out", file)
        return _model._tensors(file.read_bytes())

    def test_attend_equals_the_command_line(self):
        for words, asked in ((("--text", TEXT), {"text": TEXT}),
                             (("--text", TEXT, "--text", "a dog", "--stages", "--logits"),
                              {"text": [TEXT, "a dog"], "stages": True, "logits": True}),
                             (("--text", TEXT, "--off", "2.3,1.4", "--temperature", "0.5"),
                              {"text": TEXT, "off": [(2, 3), "1.4"], "temperature": 0.5}),
                             (("--ids", "5227,1823"), {"ids": [5227, 1823]}),
                             (("--text", TEXT, "--layer", "2"), {"text": TEXT, "layer": 2})):
            with self.subTest(words):
                wanted, metadata = self.attended_alone(*words)
                got = self.model.attend(**asked)
                self.assertEqual(set(got), set(wanted))
                for name, array in wanted.items():
                    numpy.testing.assert_array_equal(got[name], array)
                self.assertEqual(got.tokens, json.loads(metadata["tokens"]))

    def test_tables_equal_the_command_line(self):
        printed = json.loads(alone("analyze", "--model", "primer-decoder", "--text", TEXT, "--knock-out", "--json"))
        for table in (self.model.knock_out(TEXT), self.model.analyze(TEXT)):
            for row in printed["heads"]:
                for name, array in table.items():
                    value = array[row["layer"] - 1, row["head"] - 1]
                    self.assertEqual(None if numpy.isnan(value) else value, row[name], name)
        self.assertEqual(self.model.analyze(TEXT).largest("previous", 1)[0][:2], (1, 4))
        self.assertEqual(len(self.model.analyze([TEXT, "a dog"])), 2)

    def test_accounts_lens_and_patches(self):
        account = self.model.explain(TEXT, answer="")
        self.assertAlmostEqual(sum(value for _, value in account.parts), account.score, places=3)
        logits = self.model.attend(TEXT)["logits_last"][0]
        self.assertAlmostEqual(float(logits.max()), account.score, places=4)
        cell = self.model.explain(TEXT, layer=2, head=1, query=4, key=2)
        weights = self.model.attend(TEXT).attentions
        self.assertAlmostEqual(cell.data["weight"], float(weights[1, 0, 0, 3, 1]), places=6)
        lens = self.model.lens(TEXT, answer="cat")
        self.assertEqual(lens.probabilities.shape, (5, 4))
        self.assertEqual(lens.asked.shape, (5, 4))
        patched = self.model.patch(TEXT, "the dog saw the", answer="cat")
        self.assertEqual(patched.values.shape, (4, 4))
        self.assertAlmostEqual(float(patched.effects[0, 1]), 1, places=4)  # the only token that differs
        self.assertEqual(self.model.patch(TEXT, "the dog saw the", answer="cat", kind="head").values.shape, (4, 6))

    def test_texts_that_are_alike(self):
        model = attentionscope.Model("primer-encoder")
        alike = model.alike("The cat sat.", "The dog sat.", words=True, parts=True)
        wanted = json.loads(alone("likeness", "--model", "primer-encoder", "--text", "The cat sat.", "--text", "The dog sat.", "--words",
                                  "--parts", "--json"))
        self.assertEqual(alike.data, wanted)
        self.assertEqual(alike.pairs.shape, (len(alike.first), len(alike.second)))
        for total in (alike.pairs.sum(), *(sum(value for _, value in side) for side in alike.parts)):
            self.assertLess(abs(total - alike.cosine), 1e-5)
        nearest = model.nearest("The cat sat.", ["A book is blue.", "The cat sat."])
        self.assertEqual(nearest[0][0], "The cat sat.")
        self.assertGreater(nearest[0][1], nearest[1][1])

    def test_words_that_are_aligned(self):
        model = attentionscope.Model("primer-translator")
        aligned = model.align("My name is Tom.", "我的名字是汤姆。", head=(3, 1))
        self.assertEqual(aligned.weights[0].shape, tuple(len(side) for side in reversed(aligned.words[0])))
        for source, target in aligned.links[0]:
            self.assertEqual(aligned.weights[0][target].argmax(), source)
        self.assertEqual([head["head"] for head in aligned.heads], ["3.1"])
        self.assertIsNone(aligned.error_rate)

    def test_tokens_and_text(self):
        tokens = self.model.tokens(TEXT)
        self.assertEqual([TEXT[token.start:token.end] for token in tokens], ["the", "cat", "saw", "the"])
        made = self.model.generate(TEXT, 5)
        self.assertEqual(len(made.tokens), 5)
        self.assertEqual(made.attention.attentions.shape[-1], 9)
        self.assertEqual(self.model.inspect()["layers"], 4)

    def test_mistakes_are_sentences(self):
        for ask, named in ((lambda: attentionscope.Model("nothing").attend("x"), "nothing"),
                           (lambda: self.model.attend(), "found none"),
                           (lambda: self.model.attend("x", ids=[1]), "text and ids"),
                           (lambda: self.model.attend(5), "found int"),
                           (lambda: self.model.attend("x", off="9.9"), "expected 1 to 4"),
                           (lambda: self.model.attend("x", options=["--mist"]), "--mist"),
                           (lambda: self.model.explain("x"), "without layer"),
                           (lambda: self.model.attend("x")["scores_raw"], "stages=True")):
            with self.subTest(named), self.assertRaisesRegex(attentionscope.AttentionScopeError, named):
                ask()
        self.assertEqual(self.model.attend("x y").attentions.shape[0], 4)

    def test_texts_that_look_like_options(self):
        for text in ("--help", "-1", "--text=x", "é\n\t\"'", " "):
            self.assertEqual(self.model.attend(text).attentions.shape[-1], len(self.model.tokens(text)))

    def test_a_warning_is_a_warning(self):
        with warnings.catch_warnings(record=True) as heard:
            warnings.simplefilter("always")
            self.model.attend("cat " * 300)
        self.assertIn("too long", str(heard[0].message))

    def test_a_process_that_dies_is_replaced(self):
        self.model.attend(TEXT)
        process = _served.served()._process
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)
        self.assertNotEqual(_served.served()._process.pid, process.pid)

        def kill():
            time.sleep(0.3)
            os.kill(_served.served()._process.pid, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        with self.assertRaisesRegex(attentionscope.AttentionScopeError, "SIGKILL"):
            while True:
                self.model.generate(TEXT, 100)
        killer.join()
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)

    def test_ctrl_c_stops_the_work_and_keeps_the_process(self):
        self.model.attend(TEXT)
        process = _served.served()._process
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            while True:
                self.model.generate(TEXT, 100)
        timer.join()
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)
        self.assertIs(_served.served()._process, process)

    def test_threads_wait_for_each_other(self):
        wanted = self.model.attend(TEXT).attentions
        results = []
        threads = [threading.Thread(target=lambda: results.append(self.model.attend(TEXT).attentions)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(results), 8)
        for each in results:
            numpy.testing.assert_array_equal(each, wanted)

    def test_a_fork_starts_its_own(self):
        self.model.attend(TEXT)
        child = os.fork()
        if child == 0:
            try:
                os._exit(0 if self.model.attend(TEXT).attentions.shape[0] == 4 else 3)
            except BaseException:
                os._exit(4)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)

    def test_a_folder_that_changes(self):
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        (self.work / "model").symlink_to(ROOT / "resources/models/primer-encoder")
        os.chdir(self.work)
        self.assertEqual(attentionscope.Model("model").attend("the cat").attentions.shape[1], 1)

    def test_recipes_print_what_they_say(self):
        page = (ROOT / "resources/python/RECIPES.md").read_text()
        recipes = re.findall(r"## (.*?)\n.*?```python\n(.*?)```\n\n```\n(.*?)```", page, re.DOTALL)
        self.assertEqual(len(recipes), page.count("```python"))
        for name, code, wanted in recipes:
            with self.subTest(name):
                done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=self.work,
                                      env={**os.environ, "PYTHONPATH": str(ROOT / "resources/python")})
                self.assertEqual(done.stderr, "")
                # The last digit may differ where another processor adds in another order.
                number = r"-?\d+\.\d+"
                self.assertEqual(re.sub(number, "#", done.stdout.replace("+", "")), re.sub(number, "#", wanted.replace("+", "")))
                for got, told in zip(re.findall(number, done.stdout), re.findall(number, wanted)):
                    self.assertLess(abs(float(got) - float(told)), 0.011 if "." in told[-3:-2] else 0.11)


if __name__ == "__main__":
    unittest.main(verbosity=2)
