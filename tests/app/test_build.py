#!/usr/bin/env python3
"""app/build in a small tree of its own: it builds once, says nothing where nothing changed, and knows any list of targets."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@unittest.skipUnless(shutil.which("apt-get"), "app/build is for Debian")
class Build(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.tree = pathlib.Path(self.folder.name) / "tree"
        for name in ("app", "core", "ui", "resources", "tests", "build/release"):
            (self.tree / name).mkdir(parents=True)
        for name in ("CMakeLists.txt", "CMakePresets.json"):
            (self.tree / name).touch()
        shutil.copy(ROOT / "app/build", self.tree / "app/build")
        self.targets = [f"a_target_with_a_long_name_{number}" for number in range(40)]
        rules = "".join(f"build {target}: made\n" for target in self.targets)
        (self.tree / "build/release/build.ninja").write_text("rule made\n  command = touch $out\n" + rules)

    def tearDown(self):
        self.folder.cleanup()

    def build(self, targets):
        return subprocess.run([self.tree / "app/build", " ".join(targets)], capture_output=True, text=True, check=False)

    def test_many_targets_are_built_and_known_again(self):
        first = self.build(self.targets)
        self.assertEqual(first.returncode, 0, first.stderr)
        self.assertTrue(all((self.tree / "build/release" / target).exists() for target in self.targets))
        second = self.build(self.targets)
        self.assertEqual((second.returncode, second.stderr), (0, ""))

    def test_other_targets_and_changed_files_are_built(self):
        self.assertEqual(self.build(self.targets[:1]).returncode, 0)
        self.assertFalse((self.tree / "build/release" / self.targets[1]).exists())
        self.assertEqual(self.build(self.targets[:2]).returncode, 0)
        built = self.tree / "build/release" / self.targets[1]
        self.assertTrue(built.exists())
        built.unlink()
        (self.tree / "core/new.cpp").touch()
        self.assertEqual(self.build(self.targets[:2]).returncode, 0)
        self.assertTrue(built.exists())


if __name__ == "__main__":
    unittest.main()
