"""`ludarium serve`: wrong arguments are reported in one sentence before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ludarium.kernel.errors import SetupError
from ludarium.table.commands import (
    PORTS_TRIED,
    address,
    has_screen,
    listening,
    listening_near,
    settings_for,
)
from ludarium.table.configuration import default_data_dir


def test_an_address_that_is_taken() -> None:
    with listening("127.0.0.1", 0) as taken:
        taken.listen()
        with pytest.raises(SetupError, match="cannot listen at"):
            listening("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("no such host", 8000), ("192.0.2.1", 8000)])
def test_addresses_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(SetupError):
        listening(host, port)


def test_a_database_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="--database"):
        settings_for("oracle://x", tmp_path)


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with listening("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with listening_near("127.0.0.1", port) as bound:
            assert port < bound.getsockname()[1] < port + PORTS_TRIED


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("0.0.0.0", "http://localhost:8000"),
        ("192.0.2.7", "http://192.0.2.7:8000"),
        ("2001:db8::7", "http://[2001:db8::7]:8000"),
    ],
)
def test_the_address_a_browser_is_told(host: str, url: str) -> None:
    assert address(host, 8000) == url


def test_a_browser_is_opened_only_where_there_is_a_screen() -> None:
    assert not has_screen({}, "linux")
    assert has_screen({"DISPLAY": ":0"}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "darwin")


def test_answers_are_not_held_back() -> None:
    with listening("127.0.0.1", 0) as bound:
        assert bound.proto == socket.IPPROTO_TCP


def test_a_socket_of_the_next_family() -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    listening("::1", 0).close()


def test_the_data_folder_is_the_users() -> None:
    assert default_data_dir().name == "ludarium"
