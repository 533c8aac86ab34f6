"""The command: what it prints, and with which code it ends."""

import re
import socket
import tempfile
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import pytest

import storefront


class CommandLineTests:
    @pytest.fixture(autouse=True)
    def set_up(self, tmp_path: Path) -> None:
        self.data = str(tmp_path)

    def test_version_and_help(self) -> None:
        version = storefront.run("--version")
        assert version.returncode == 0
        assert re.search(r"^\d+\.\d+\.\d+\n$", version.stdout)
        shown = storefront.run("--help")
        assert shown.returncode == 0
        for word in ["USAGE", "serve", "open", "server", "--help"]:
            assert word in shown.stdout

    def test_one_screen_as_text(self) -> None:
        shown = storefront.run("open", "/products", "--data", self.data, "--timeout", "120")
        assert (shown.returncode, shown.stderr) == (0, "")
        assert "$" in shown.stdout
        bag = storefront.run("open", "/bag", "--data", self.data, "--timeout", "120")
        assert bag.returncode == 0
        assert "Bag" in bag.stdout

    def test_options_may_come_before_the_command(self) -> None:
        shown = storefront.run("--data", self.data, "--timeout", "120", "open", "/bag")
        assert (shown.returncode, shown.stderr) == (0, "")
        assert "Bag" in shown.stdout

    @pytest.mark.parametrize("arguments, words", [
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
    ], ids=lambda value: " ".join(value) if isinstance(value, list) else "")
    def test_what_is_wrong_is_said_and_is_a_failure(self, arguments: list[str], words: str) -> None:
        data = [] if arguments == ["open"] or arguments[0] == "server" else ["--data", self.data]
        shown = storefront.run(*arguments, *data)
        assert shown.returncode != 0
        assert shown.stdout == ""
        assert words in shown.stderr

    def test_the_server_serves_a_site_association(self) -> None:
        file = Path(self.data, "association.json")
        file.write_text(storefront.association("ABCDE12345.com.example.shop"))
        assert "/products/?*" in file.read_text()
        server = storefront.serve_catalog("--site-association", str(file))
        with closing(server), urlopen(f"{server.url}/.well-known/apple-app-site-association", timeout=120) as answer:
            assert answer.read() == file.read_bytes()

    def test_a_port_that_is_taken(self) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            for arguments in [["serve", "--data", self.data], ["server"]]:
                shown = storefront.run(*arguments, "--port", str(port))
                assert shown.returncode != 0
                assert str(port) in shown.stderr

    def test_a_data_directory_that_can_not_be(self) -> None:
        with tempfile.NamedTemporaryFile() as file:
            shown = storefront.run("open", "/bag", "--data", file.name)
        assert shown.returncode != 0
        assert "Choose another directory with --data." in shown.stderr
