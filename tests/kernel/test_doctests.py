"""The examples in the kernel's docstrings, and that it mentions no game."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from ludarium import games, kernel

MODULES = sorted(path.stem for path in Path(kernel.__path__[0]).glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_hold(name: str) -> None:
    assert doctest.testmod(import_module(f"ludarium.kernel.{name}")).failed == 0


def test_there_are_examples() -> None:
    assert doctest.testmod(import_module("ludarium.kernel.editions")).attempted >= 4


@pytest.mark.parametrize("name", MODULES)
def test_the_kernel_names_no_game(name: str) -> None:
    text = (Path(kernel.__path__[0]) / f"{name}.py").read_text().lower()
    words = {*games.names(), "xibalba", "voidfall", "scrapper", "outpost"}
    assert [word for word in words if f"{word} " in text or f"{word}-" in text or f'"{word}"' in text] == []
