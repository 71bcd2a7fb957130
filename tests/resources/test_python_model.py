"""Numbers for Python: attentionscope.Model beside the command line, and what becomes of a process that is stopped, killed or forked.

Needs a Python with NumPy; see tests/CMakeLists.txt.
"""

import importlib.util
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
from typing import Any, Callable, Dict, List, Tuple

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


def alone(*words: object) -> str:
    return subprocess.run([PROGRAM, *map(str, words)], check=True, capture_output=True, text=True).stdout


def running() -> "subprocess.Popen[bytes]":
    process = _served.served()._process
    assert process is not None
    return process


def python(code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A Python of its own."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8",
                          env={**os.environ, "PYTHONPATH": str(ROOT / "resources/python"), **environment})


class TestModel(unittest.TestCase):
    def setUp(self) -> None:
        work = tempfile.TemporaryDirectory()
        self.addCleanup(work.cleanup)
        self.work = Path(work.name)
        self.model = attentionscope.Model("primer-decoder")

    def attended_alone(self, *words: str) -> Tuple[Dict[str, Any], Dict[str, str]]:
        file = self.work / "alone.safetensors"
        alone("attend", "--model", "primer-decoder", *words, "--out", file)
        return _model._tensors(file.read_bytes())

    def test_attend_equals_the_command_line(self) -> None:
        cases: List[Tuple[Tuple[str, ...], Dict[str, Any]]] = [(("--text", TEXT), {"text": TEXT}),
                             (("--text", TEXT, "--text", "a dog", "--stages", "--logits"),
                              {"text": [TEXT, "a dog"], "stages": True, "logits": True}),
                             (("--text", TEXT, "--off", "2.3,1.4", "--temperature", "0.5"),
                              {"text": TEXT, "off": [(2, 3), "1.4"], "temperature": 0.5}),
                             (("--ids", "5227,1823"), {"ids": [5227, 1823]}),
                             (("--text", TEXT, "--layer", "2"), {"text": TEXT, "layer": 2})]
        for words, asked in cases:
            with self.subTest(words):
                wanted, metadata = self.attended_alone(*words)
                got = self.model.attend(**asked)
                self.assertEqual(set(got), set(wanted))
                for name, array in wanted.items():
                    numpy.testing.assert_array_equal(got[name], array)
                self.assertEqual(got.tokens, json.loads(metadata["tokens"]))

    def test_tables_equal_the_command_line(self) -> None:
        printed = json.loads(alone("analyze", "--model", "primer-decoder", "--text", TEXT, "--knock-out", "--json"))
        analyzed = self.model.analyze(TEXT)
        assert isinstance(analyzed, attentionscope.HeadTable)
        for table in (self.model.knock_out(TEXT), analyzed):
            for row in printed["heads"]:
                for name, array in table.items():
                    value = array[row["layer"] - 1, row["head"] - 1]
                    self.assertEqual(None if numpy.isnan(value) else value, row[name], name)
        self.assertEqual(analyzed.largest("previous", 1)[0][:2], (1, 4))
        self.assertEqual(len(self.model.analyze([TEXT, "a dog"])), 2)

    def test_accounts_lens_and_patches(self) -> None:
        account = self.model.explain(TEXT, answer="")
        self.assertAlmostEqual(sum(value for _, value in account.parts), account.score, places=3)
        logits = self.model.attend(TEXT)["logits_last"][0]
        self.assertAlmostEqual(float(logits.max()), account.score, places=4)
        cell = self.model.explain(TEXT, layer=2, head=1, query=4, key=2)
        weights = self.model.attend(TEXT).attentions
        self.assertAlmostEqual(cell.data["weight"], float(weights[1, 0, 0, 3, 1]), places=6)
        lens = self.model.lens(TEXT, answer="cat")
        self.assertEqual(lens.probabilities.shape, (5, 4))
        assert lens.asked is not None
        self.assertEqual(lens.asked.shape, (5, 4))
        patched = self.model.patch(TEXT, "the dog saw the", answer="cat")
        self.assertEqual(patched.values.shape, (4, 4))
        self.assertAlmostEqual(float(patched.effects[0, 1]), 1, places=4)  # the only token that differs
        self.assertEqual(self.model.patch(TEXT, "the dog saw the", answer="cat", kind="head").values.shape, (4, 6))

    def test_texts_that_are_alike(self) -> None:
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

    def test_words_that_are_aligned(self) -> None:
        model = attentionscope.Model("primer-translator")
        aligned = model.align("My name is Tom.", "我的名字是汤姆。", head=(3, 1))
        self.assertEqual(aligned.weights[0].shape, tuple(len(side) for side in reversed(aligned.words[0])))
        for source, target in aligned.links[0]:
            self.assertEqual(aligned.weights[0][target].argmax(), source)
        self.assertEqual([head["head"] for head in aligned.heads], ["3.1"])
        self.assertIsNone(aligned.error_rate)

    def test_tokens_and_text(self) -> None:
        tokens = self.model.tokens(TEXT)
        self.assertEqual([TEXT[token.start:token.end] for token in tokens], ["the", "cat", "saw", "the"])
        made = self.model.generate(TEXT, 5)
        self.assertEqual(len(made.tokens), 5)
        self.assertEqual(made.text, "".join(made.tokens).replace("Ġ", " "))
        for text in ('the cat saw the dog and\n"it\'s', "é\n"):  # what a vocabulary spells in letters of its own
            self.assertNotRegex(self.model.generate(f"{text} {text} {text}", 12).text, "[ĠĊÃ]")
        self.assertRegex(attentionscope.Model("primer-translator").generate("My name is Tom.", 20).text, "[\u4e00-\u9fff]")
        self.assertEqual(made.attention.attentions.shape[-1], 9)
        self.assertEqual(self.model.inspect()["layers"], 4)

    def test_mistakes_are_sentences(self) -> None:
        model: Any = self.model  # what a type checker refuses, too
        asked: List[Tuple[Callable[[], object], str]] = [(lambda: attentionscope.Model("nothing").attend("x"), "nothing"),
                           (lambda: model.attend(), "found none"),
                           (lambda: model.attend("x", ids=[1]), "text and ids"),
                           (lambda: model.attend(5), "found int"),
                           (lambda: model.attend("x", off="9.9"), "expected 1 to 4"),
                           (lambda: model.attend("x", options=["--mist"]), "--mist"),
                           (lambda: model.explain("x"), "without layer"),
                           (lambda: model.attend("x")["scores_raw"], "stages=True"),
                           (lambda: model.attend("half \ud800"), "half of a character")]
        for ask, named in asked:
            with self.subTest(named), self.assertRaisesRegex(attentionscope.AttentionScopeError, named):
                ask()
        self.assertEqual(model.attend("x y").attentions.shape[0], 4)

    def test_texts_that_look_like_options(self) -> None:
        for text in ("--help", "-1", "--text=x", "é\n\t\"'", " "):
            self.assertEqual(self.model.attend(text).attentions.shape[-1], len(self.model.tokens(text)))

    def test_a_warning_is_a_warning(self) -> None:
        with warnings.catch_warnings(record=True) as heard:
            warnings.simplefilter("always")
            self.model.attend("cat " * 300)
        self.assertIn("too long", str(heard[0].message))

    def test_a_process_that_dies_is_replaced(self) -> None:
        self.model.attend(TEXT)
        process = running()
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)
        self.assertNotEqual(running().pid, process.pid)

        def kill() -> None:
            time.sleep(0.3)
            os.kill(running().pid, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        with self.assertRaisesRegex(attentionscope.AttentionScopeError, "SIGKILL"):
            while True:
                self.model.generate(TEXT, 100)
        killer.join()
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)

    def test_ctrl_c_stops_the_work_and_keeps_the_process(self) -> None:
        self.model.attend(TEXT)
        process = running()
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            while True:
                self.model.generate(TEXT, 100)
        timer.join()
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)
        self.assertIs(running(), process)

    def test_threads_wait_for_each_other(self) -> None:
        wanted = self.model.attend(TEXT).attentions
        results: List[Any] = []
        threads = [threading.Thread(target=lambda: results.append(self.model.attend(TEXT).attentions)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(results), 8)
        for each in results:
            numpy.testing.assert_array_equal(each, wanted)

    def test_a_fork_starts_its_own(self) -> None:
        self.model.attend(TEXT)
        child = os.fork()
        if child == 0:
            try:
                os._exit(0 if self.model.attend(TEXT).attentions.shape[0] == 4 else 3)
            except BaseException:
                os._exit(4)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)

    def test_ctrl_c_again_and_again(self) -> None:
        """At whatever line it comes, the next call is answered with what was asked."""
        wanted = self.model.attend(TEXT).attentions
        ended = threading.Event()

        def interrupt() -> None:
            for i in range(60):
                time.sleep(0.004 + 0.0007 * i)
                if ended.is_set():
                    return
                os.kill(os.getpid(), signal.SIGINT)

        thread = threading.Thread(target=interrupt)
        thread.start()
        interrupted = 0
        while thread.is_alive():
            try:
                numpy.testing.assert_array_equal(self.model.attend(TEXT).attentions, wanted)
                self.model.tokens(TEXT)
            except KeyboardInterrupt:
                interrupted += 1
        ended.set()
        self.assertGreater(interrupted, 10)
        numpy.testing.assert_array_equal(self.model.attend(TEXT).attentions, wanted)

    def test_progress_that_fails_is_the_callers(self) -> None:
        def fail(line: str) -> None:
            raise ZeroDivisionError(line)

        model = attentionscope.Model("primer-decoder", progress=fail)
        with self.assertRaises(ZeroDivisionError):
            model.patch(TEXT, "the dog saw the", answer="cat")
        self.assertEqual(self.model.attend(TEXT).attentions.shape[0], 4)

    def test_a_fork_while_a_thread_asks(self) -> None:
        ended = threading.Event()

        def ask() -> None:
            while not ended.is_set():
                self.model.tokens(TEXT)

        thread = threading.Thread(target=ask)
        thread.start()
        try:
            for _ in range(3):
                child = os.fork()
                if child == 0:
                    try:
                        signal.alarm(60)
                        os._exit(0 if len(self.model.tokens(TEXT)) == 4 else 3)
                    except BaseException:
                        os._exit(4)
                self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        finally:
            ended.set()
            thread.join()

    def test_the_process_ends_with_its_python_also_where_a_fork_goes_on(self) -> None:
        done = python("""
import attentionscope, os, time
from attentionscope import _served
attentionscope.Model("primer-decoder").tokens("x")
print(_served.served()._process.pid, flush=True)
if os.fork() == 0:
    os.close(1), os.close(2)
    time.sleep(20)
os._exit(0)
""")
        self.assertEqual(done.stderr, "")
        until = time.monotonic() + 15
        while time.monotonic() < until and Path(f"/proc/{done.stdout.strip()}").exists():
            time.sleep(0.05)
        self.assertFalse(Path(f"/proc/{done.stdout.strip()}").exists())

    def test_a_foreign_locale_and_no_display(self) -> None:
        code = """
import attentionscope, sys
model = attentionscope.Model("primer-decoder")
tokens = model.tokens("the caf\\u00e9")
sys.stdout.buffer.write(repr((tokens, model.attend("the caf\\u00e9").attentions.sum(), model.knock_out("the cat")["knock_out"].sum())).encode())
"""
        nowhere = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM"), "")
        wanted = python(code).stdout
        self.assertIn("piece='af', start=5", wanted)
        for locale in ("C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "zh_CN.GB18030"):
            with self.subTest(locale):
                done = python(code, LC_ALL=locale, LANG=locale, LANGUAGE=locale[:2], **nowhere)
                self.assertEqual((done.stderr, done.stdout), ("", wanted))

    def test_several_models_stay_open(self) -> None:
        names = ("primer-decoder", "primer-encoder", "primer-translator")
        models = [attentionscope.Model(name) for name in names]
        first = [model.attend(TEXT).tensors for model in models]
        process = running()
        for model, before in zip(models, first):
            for name, array in model.attend(TEXT).tensors.items():
                numpy.testing.assert_array_equal(array, before[name])
        self.assertIs(running(), process)

    def test_arrays_may_be_written_into(self) -> None:
        weights = self.model.attend(TEXT).attentions
        weights[0] = 0
        self.assertGreater(self.model.attend(TEXT).attentions[0].sum(), 0)

    def test_frames(self) -> None:
        if importlib.util.find_spec("pandas") is None:
            with self.assertRaisesRegex(attentionscope.AttentionScopeError, "pip install pandas"):
                self.model.knock_out(TEXT).to_frame()
            self.skipTest("this Python has no pandas")
        attention = self.model.attend(TEXT)
        frame = attention.to_frame(2, 3)
        self.assertEqual(list(frame.columns), attention.tokens[0])
        numpy.testing.assert_array_equal(frame.to_numpy(), attention.attentions[1, 0, 2])
        table = self.model.knock_out(TEXT)
        self.assertEqual(table.to_frame().loc[(2, 3), "knock_out"], table["knock_out"][1, 2])
        lens = self.model.lens(TEXT, answer="cat")
        self.assertEqual(lens.to_frame().loc[(4, 2), "probability"], lens.probabilities[4, 1])
        patched = self.model.patch(TEXT, "the dog saw the", answer="cat")
        self.assertEqual(patched.to_frame().loc[3, 4], patched.effects[2, 3])
        account = self.model.explain(TEXT, answer="")
        self.assertEqual(account.to_frame()["value"].tolist(), [value for _, value in account.parts])
        cell = self.model.explain(TEXT, layer=2, head=1, query=4, key=2)
        self.assertEqual(set(cell.to_frame()["side"]), {"query", "key"})
        spans = self.model.by_span(TEXT, spans={"animal": "cat"})
        self.assertEqual(spans.to_frame().shape, spans.mean.shape)
        alike = attentionscope.Model("primer-encoder").alike("a cat", "the dog")
        self.assertEqual(list(alike.to_frame().columns), alike.second)
        aligned = attentionscope.Model("primer-translator").align("My name is Tom.", "我的名字是汤姆。")
        self.assertEqual(len(aligned.to_frame()), len(aligned.links[0]))

    def test_a_type_checker_agrees(self) -> None:
        if importlib.util.find_spec("mypy") is None:
            self.skipTest("this Python has no mypy")
        done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", f"--cache-dir={self.work}", __file__,
                               *(str(ROOT / f"resources/python/attentionscope/{name}.py") for name in ("_model", "_served", "_window"))],
                              capture_output=True, text=True, env={**os.environ, "MYPYPATH": str(ROOT / "resources/python")})
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_a_folder_that_changes(self) -> None:
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        (self.work / "model").symlink_to(ROOT / "resources/models/primer-encoder")
        os.chdir(self.work)
        self.assertEqual(attentionscope.Model("model").attend("the cat").attentions.shape[1], 1)

    def test_every_method_equals_the_command_line(self) -> None:
        """To the bit: what a method gives beside what the same words print or write."""
        decoder, other = ["--model", "primer-decoder"], "the dog saw the"
        encoder, translator = attentionscope.Model("primer-encoder"), attentionscope.Model("primer-translator")
        texts = self.work / "texts.txt"
        texts.write_text("the cat saw the dog\nmy brother ate an apple\n")
        spans = self.work / "spans.json"
        spans.write_text(json.dumps([{"name": "animal", "text": "cat"}]))

        def printed(*words: object) -> Any:
            return json.loads(alone(*words, "--json"))

        def column(rows: List[Any], name: str) -> List[Any]:
            return [row[name] for row in rows]

        def same(what: str, got: Any, wanted: Any) -> None:
            with self.subTest(what):
                self.assertEqual(json.loads(json.dumps(got)), wanted)

        tokens = self.model.tokens(TEXT)
        line = printed("tokenize", *decoder, "--text", TEXT)
        same("tokens", [[each.id for each in tokens], [each.piece for each in tokens], [[each.start, each.end] for each in tokens]],
             [line["ids"], line["tokens"], line["offsets"]])
        same("inspect", self.model.inspect(), printed("inspect", "primer-decoder"))
        analyzed = self.model.analyze([TEXT, "a dog"], off="2.3", mask="causal & window(2, 0)", temperature=0.5)
        assert isinstance(analyzed, list)
        items = printed("analyze", *decoder, "--text", TEXT, "--text", "a dog", "--off", "2.3", "--mask", "causal & window(2, 0)",
                        "--temperature", "0.5")["items"]
        for table, item in zip(analyzed, items):
            for name, array in table.items():
                same(f"analyze {name}", [None if numpy.isnan(value) else value for value in array.ravel()], column(item["heads"], name))
        table = self.model.knock_out(TEXT, answer="cat", at=3)
        same("knock_out", table["knock_out"].ravel().tolist(),
             column(printed("analyze", *decoder, "--text", TEXT, "--knock-out", "--answer", "cat", "--at", "3")["heads"], "knock_out"))
        found = printed("analyze", *decoder, "--text", TEXT, "--by-span", "--spans", spans)
        by_span = self.model.by_span(TEXT, spans={"animal": "cat"})
        same("by_span", [by_span.mean.tolist(), by_span.shares.reshape(-1, *by_span.mean.shape).tolist()],
             [found["mean"], column(found["heads"], "shares")])
        found = printed("analyze", *decoder, "--text", TEXT, "--hide-each-span", "--spans", spans, "--answer", "cat")
        same("hide_each_span", self.model.hide_each_span(TEXT, spans={"animal": "cat"}, answer="cat"),
             {span["name"]: span["change"] for span in found["spans"]})
        found = printed("explain", *decoder, "--text", TEXT, "--answer", "cat", "--against", "dog")
        account = self.model.explain(TEXT, answer="cat", against="dog")
        same("explain, an answer", [account.score, [value for _, value in account.parts]], [found["score"], column(found["parts"], "value")])
        cell = ["--layer", 2, "--head", 1, "--query", 4, "--key", 2]
        same("explain, a cell", self.model.explain(TEXT, layer=2, head=1, query=4, key=2).data, printed("explain", *decoder, "--text", TEXT, *cell))
        found = printed("explain", *decoder, "--text", TEXT, "--lens", "--answer", "cat")
        lens = self.model.lens(TEXT, answer="cat")
        assert lens.asked is not None
        same("lens", [lens.asked.tolist(), lens.probabilities.tolist(), lens.likeliest],
             [[column(row["cells"], "asked") for row in found["after"]],
              *([[cell["likeliest"][0][name] for cell in row["cells"]] for row in found["after"]] for name in ("probability", "token"))])
        for kind in ("residual", "output", "head", "pattern"):
            found = printed("patch", *decoder, "--text", TEXT, "--from", other, "--answer", "cat", "--kind", kind)
            patched = self.model.patch(TEXT, other, answer="cat", kind=kind)
            same(f"patch {kind}", [patched.values.ravel().tolist(), patched.effects.ravel().tolist(), patched.unpatched, patched.source],
                 [column(found["cells"], "value"), column(found["cells"], "effect"), found["unpatched"], found["source"]])
        file = self.work / "made.safetensors"
        for sampling in ({}, {"temperature": 0.8, "top_k": 5, "top_p": 0.9, "seed": 3}):
            names = {"temperature": "sampling-temperature"}
            words = [word for name, value in sampling.items() for word in (f"--{names.get(name, name).replace('_', '-')}", value)]
            alone("attend", *decoder, "--text", TEXT, "--generate", 6, *words, "--out", file)
            arrays, metadata = _model._tensors(file.read_bytes())
            options: Dict[str, Any] = dict(sampling)
            made = self.model.generate(TEXT, 6, **options)
            same("generate", made.text, json.loads(metadata["generated"])["text"])
            numpy.testing.assert_array_equal(made.attention.attentions, arrays["attentions"])
        pair = ["--text", "A cat.", "--text", "The dog."]
        found = printed("likeness", "--model", "primer-encoder", *pair, "--parts")
        alike = encoder.alike("A cat.", "The dog.", parts=True)
        same("alike", [alike.cosine, alike.pairs.tolist(), [value for _, value in alike.parts[1]]],
             [found["cosine"], found["pairs"], column(found["second"]["parts"], "value")])
        found = printed("likeness", "--model", "primer-encoder", *pair, "--text", "A sea.")
        same("nearest", [list(each) for each in encoder.nearest("A cat.", ["The dog.", "A sea."])],
             [[each["text"], each["cosine"]] for each in found["nearest"]])
        clip, picture = ROOT / "tests/golden/data/clip/model", next((ROOT / "tests/golden/data").rglob("*.png"))
        found = printed("likeness", "--model", clip, "--text", "a cat", "--text", "a dog", "--image", picture)
        same("likeness", attentionscope.Model(clip).likeness(picture, ["a cat", "a dog"]).ravel().tolist(), column(found["pairs"], "cosine"))
        sides = ["--text", "My name is Tom.", "--target", "我的名字是汤姆。"]
        found = printed("align", "--model", "primer-translator", *sides)
        aligned = translator.align("My name is Tom.", "我的名字是汤姆。")
        same("align", [[[list(link) for link in links] for links in aligned.links], [each.tolist() for each in aligned.weights], aligned.heads],
             [column(found["pairs"], "links"), column(found["pairs"], "weights"), found["heads"]])
        atlas = self.model.atlas(texts, self.work / "mine.attnatlas")
        alone("atlas", *decoder, "--texts", texts, "--out", self.work / "alone.attnatlas")
        rows = printed("atlas", self.work / "alone.attnatlas")
        same("atlas", atlas.rows, rows)
        found = self.model.scan(texts, minutes=2, seed=1)
        alone_found = printed("scan", *decoder, "--texts", texts, "--minutes", "2", "--seed", "1")
        same("scan", found.findings, alone_found["findings"])
        self.assertTrue(all(finding["outcome"] == "passed" and finding["checked"] for finding in found.holding))
        changed = self.model.compare(text=TEXT, text_b="A cat.", answers=1)
        same("compare", changed.heads, printed("compare", "--model", decoder[1], "--text", TEXT, "--text-b", "A cat.", "--answers", "1")["heads"])
        self.assertEqual(changed.largest("maps", 1)[0][2], max(head["maps"]["mean"] for head in changed.heads))
        itself = self.model.compare(self.model, TEXT, answers=0)
        self.assertTrue(all(head["weights"] == 0 and head["answer"] is None for head in itself.heads))
        for row in rows:
            value = atlas[row["measure"]][row["layer"] - 1, row["head"] - 1]
            self.assertEqual(None if numpy.isnan(value) else value, row["mean"])

    def test_recipes_print_what_they_say(self) -> None:
        page = (ROOT / "resources/python/RECIPES.md").read_text()
        recipes = re.findall(r"## (.*?)\n.*?```python\n(.*?)```\n\n```\n(.*?)```", page, re.DOTALL)
        self.assertEqual(len(recipes), page.count("```python"))
        for name, code, wanted in recipes:
            with self.subTest(name):
                done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=self.work,
                                      env={**os.environ, "PYTHONPATH": str(ROOT / "resources/python")})
                self.assertEqual(done.stderr, "", done.stderr)
                # The last digit may differ where another processor adds in another order.
                number = r"-?\d+\.\d+"
                self.assertEqual(re.sub(number, "#", done.stdout.replace("+", "")), re.sub(number, "#", wanted.replace("+", "")))
                for got, told in zip(re.findall(number, done.stdout), re.findall(number, wanted)):
                    self.assertLess(abs(float(got) - float(told)), 0.011 if "." in told[-3:-2] else 0.11)


if __name__ == "__main__":
    unittest.main(verbosity=2)
