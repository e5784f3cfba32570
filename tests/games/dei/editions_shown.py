"""What the tests of the editions share: which rule values a test is about, and what each edition says.

`test_editions` compares the values that `shows` notes with the patches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])

Test = TypeVar("Test", bound=Callable[..., Any])
SHOWN: set[str] = set()


def shows(*fields: str) -> Callable[[Test], Test]:
    """A test shows a difference of the editions: these rule values."""
    SHOWN.update(fields)

    def same(test: Test) -> Test:
        return test

    return same


def differing(de: object, en: object, it: object) -> pytest.MarkDecorator:
    """What each edition says."""
    return pytest.mark.parametrize(("edition", "expected"), [("de", de), ("en", en), ("it", it)])
