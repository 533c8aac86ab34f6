"""The command: what it prints, and with which code it ends."""

from __future__ import annotations

import socket
import tempfile
import unittest
from pathlib import Path
from urllib.request import urlopen

import storefront


class CommandLineTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory(prefix="storefront-")
        self.addCleanup(directory.cleanup)
        self.data = directory.name

    def test_version_and_help(self) -> None:
        version = storefront.run("--version")
        self.assertEqual(version.returncode, 0)
        self.assertRegex(version.stdout, r"^\d+\.\d+\.\d+\n$")
        shown = storefront.run("--help")
        self.assertEqual(shown.returncode, 0)
        for word in ["USAGE", "serve", "open", "server", "--help"]:
            self.assertIn(word, shown.stdout)

    def test_one_screen_as_text(self) -> None:
        shown = storefront.run("open", "/products", "--data", self.data, "--timeout", "120")
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertIn("$", shown.stdout)
        bag = storefront.run("open", "/bag", "--data", self.data, "--timeout", "120")
        self.assertEqual(bag.returncode, 0)
        self.assertIn("Bag", bag.stdout)

    def test_options_may_come_before_the_command(self) -> None:
        shown = storefront.run("--data", self.data, "--timeout", "120", "open", "/bag")
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertIn("Bag", shown.stdout)

    def test_what_is_wrong_is_said_and_is_a_failure(self) -> None:
        for arguments, words in [
            (["--port", "70000"], "port"),
            (["--port", "x"], "port"),
            (["--api", "ftp://example.org"], "api"),
            (["--color", "red"], "--color"),
            (["open"], "link"),
            (["open", "/nothing"], "/nothing"),
            (["open", "/products/x"], "\"x\""),
            (["open", "/products/999999"], "Not found"),
            (["open", "/bag", "--timeout", "0"], "timeout"),
            (["--image-origin", "pictures.example"], "pictures.example"),
            (["server", "--site-association", "/no/file"], "/no/file"),
        ]:
            with self.subTest(arguments=arguments):
                data = [] if arguments == ["open"] or arguments[0] == "server" else ["--data", self.data]
                shown = storefront.run(*arguments, *data)
                self.assertNotEqual(shown.returncode, 0)
                self.assertEqual(shown.stdout, "")
                self.assertIn(words, shown.stderr)

    def test_the_server_serves_a_site_association(self) -> None:
        file = Path(self.data, "association.json")
        file.write_text(storefront.association("ABCDE12345.com.example.shop"))
        self.assertIn("/products/?*", file.read_text())
        server = storefront.serve_catalog("--site-association", str(file))
        self.addCleanup(server.kill)
        with urlopen(f"{server.url}/.well-known/apple-app-site-association", timeout=120) as answer:
            self.assertEqual(answer.read(), file.read_bytes())

    def test_a_port_that_is_taken(self) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            for arguments in [["serve", "--data", self.data], ["server"]]:
                shown = storefront.run(*arguments, "--port", str(port))
                self.assertNotEqual(shown.returncode, 0)
                self.assertIn(str(port), shown.stderr)

    def test_a_data_directory_that_can_not_be(self) -> None:
        with tempfile.NamedTemporaryFile() as file:
            shown = storefront.run("open", "/bag", "--data", file.name)
        self.assertNotEqual(shown.returncode, 0)
        self.assertIn("Choose another directory with --data.", shown.stderr)


if __name__ == "__main__":
    unittest.main()
