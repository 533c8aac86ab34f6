from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "commit-msg"


class CommitMessageTests(unittest.TestCase):
    """Runs the hook as git does, on a file with the message."""

    def check(self, message: str, *expected: str) -> None:
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(message)
            file.flush()
            run = subprocess.run([SCRIPT, file.name], capture_output=True, text=True)
        for each in expected:
            self.assertIn(each, run.stderr)
        self.assertEqual(run.returncode, 1 if expected else 0, run.stderr)

    def test_area_and_imperative_summary(self) -> None:
        self.check("FlowKit: keep a pending navigation when a guard is re-entered\n")
        self.check("CoreTests: wait for the condition that is asserted\n\nThe body says why.\n")
        self.check("Bag, Wishlist: share the undo banner\n")
        self.check("Docs: describe the outbox\n# Please enter the commit message\n")

    def test_git_writes_its_own_messages(self) -> None:
        self.check("Merge branch 'feature'\n")
        self.check("Revert \"Docs: describe the outbox\"\n")
        self.check("fixup! Docs: describe the outbox\n")

    def test_a_diff_below_the_scissors_is_ignored(self) -> None:
        self.check("Docs: describe the outbox\n\n# ------------------------ >8 ------------------------\ndiff --git\n")

    def test_a_message_without_an_area(self) -> None:
        self.check("Describe the outbox\n", "must be “Area: imperative summary”")
        self.check("Kitchen: describe the outbox\n", "Unknown area Kitchen")

    def test_a_long_first_line(self) -> None:
        self.check(f"Docs: describe {'x' * 60}\n", "has 75 characters; at most 72")

    def test_a_body_without_an_empty_line(self) -> None:
        self.check("Docs: describe the outbox\nand the bag\n", "second line must be empty")

    def test_a_summary_that_is_no_imperative_sentence(self) -> None:
        self.check("Docs: described the outbox.\n", "must not end with a period")
        self.check("Docs: added the outbox\n", "imperative instead of “added”")
        self.check("Docs: adding the outbox\n", "imperative instead of “adding”")
        self.check("Docs: use the outbox\n")
        self.check("Docs: move, test and change the outbox\n")

    def test_an_empty_message(self) -> None:
        self.check("\n# Please enter the commit message\n", "empty")

    def test_git_runs_it_as_a_hook(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "scripts").mkdir()
            (Path(folder) / "Packages").mkdir()
            shutil.copy(SCRIPT, Path(folder) / "scripts")
            environment = {
                **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
                "GIT_CONFIG_GLOBAL": os.devnull,
            }

            def git(*arguments: str) -> subprocess.CompletedProcess[str]:
                identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
                return subprocess.run(["git", *identity, *arguments], cwd=folder, env=environment, capture_output=True, text=True)

            git("init", "--quiet")
            git("config", "core.hooksPath", "scripts")
            refused = git("commit", "--allow-empty", "--message", "Describe the outbox")
            self.assertEqual(refused.returncode, 1)
            self.assertIn("Area: imperative summary", refused.stderr)
            accepted = git("commit", "--allow-empty", "--message", "Docs: describe the outbox")
            self.assertEqual(accepted.returncode, 0, accepted.stderr)


if __name__ == "__main__":
    unittest.main()
