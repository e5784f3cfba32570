"""What the tests of the editions share: which difference of the rulebooks a test shows, and what each edition says.

The numbers are those of section 4 of the rule inventory, R-numbers those of its section 6. `shows` notes which rule
values a test is about; `test_editions` compares that with the patches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])

Test = TypeVar("Test", bound=Callable[..., Any])
SHOWN: dict[str, set[str]] = {}


def shows(difference: str, *fields: str) -> Callable[[Test], Test]:
    """A test shows a difference of the inventory and the rule values behind it; none where a ruling leaves none."""
    SHOWN.setdefault(difference, set()).update(fields)

    def same(test: Test) -> Test:
        return test

    return same


def differing(de: object, en: object, it: object) -> pytest.MarkDecorator:
    """What each edition says."""
    return pytest.mark.parametrize(("edition", "expected"), [("de", de), ("en", en), ("it", it)])
