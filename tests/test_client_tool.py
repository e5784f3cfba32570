"""`tools/client.py` decides which Node builds the browser client, and when it has to be built again."""

from pathlib import Path

import pytest

from tools import client


@pytest.mark.parametrize(
    ("says", "good"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v18.20.4", False), ("nothing", False)],
)
def test_a_node_that_is_new_enough(says: str, good: bool, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {says}\n")
    node.chmod(0o755)
    assert client.usable(str(node)) is good


def test_a_node_that_is_not_there(tmp_path: Path) -> None:
    assert not client.usable(str(tmp_path / "node"))


def test_the_sources_are_what_is_written_here() -> None:
    files = {file.relative_to(client.WEB).as_posix() for file in client.sources()}
    assert {"index.html", "package-lock.json", "src/main.ts", "src/words/de.ftl"} <= files
    assert not [file for file in files if file.startswith("node_modules/") or file == "src/api/schema.d.ts"]


def test_another_text_is_another_client() -> None:
    one, other = client.WEB / "index.html", client.WEB / "package.json"
    assert client.digest(iter([one, other])) == client.digest(iter([other, one]))
    assert client.digest(iter([one])) != client.digest(iter([other]))
