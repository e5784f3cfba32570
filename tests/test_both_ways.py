"""The same seeds give byte-identical records, interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(**environment: str) -> dict[str, Any]:
    cores = ("LUDARIUM_PURE", "LUDARIUM_COMPILED")
    clean = {key: value for key, value in os.environ.items() if key not in cores}
    done = subprocess.run(
        [sys.executable, "-m", "tests.both_ways"],
        cwd=ROOT,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.skipif(
    os.environ.get("LUDARIUM_COMPILED") != "require",
    reason="compares with the compiled core, which this run does without",
)
def test_the_same_seeds_give_the_same_bytes() -> None:
    compiled, pure = run(LUDARIUM_COMPILED="require"), run(LUDARIUM_PURE="1")
    assert (compiled["compiled"], pure["compiled"]) == (True, False)
    assert compiled["records"] == pure["records"]
    assert len(pure["records"]) >= 24
