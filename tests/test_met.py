"""The page that says how many rules are met while learning is what is there today."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from tools.met import ENOUGH, ROOT, TABLE, TITLES


def test_the_rules_met_while_learning_are_counted_anew() -> None:
    command = [sys.executable, "-m", "tools.met", "--show"]
    sources = {**os.environ, "LUDARIUM_PURE": "1", "LUDARIUM_COMPILED": ""}
    told = subprocess.run(command, cwd=ROOT, env=sources, check=True, capture_output=True, text=True)
    assert TABLE.read_text("utf-8") == told.stdout, "run python -m tools.met"


def test_enough_of_the_rules_that_come_up_are_met() -> None:
    shares = [int(share) for share in re.findall(r"\| (\d+) % \|$", TABLE.read_text("utf-8"), re.MULTILINE)]
    assert len(shares) == len(TITLES)
    assert min(shares) >= 100 * ENOUGH
