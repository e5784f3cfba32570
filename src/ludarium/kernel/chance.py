"""Chance that anyone can check: a committed seed, and an answer derived from it for every chance question.

The commitment is published before the first card is dealt and the seed when the game is over. The n-th chance question
of a game is answered from HMAC-SHA256(seed, n), so a replay needs no generator and `verify` no trust.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import total_weight, weighted

SEED = re.compile(r"[0-9a-f]{64}\Z")


def new_seed() -> str:
    """A fresh secret seed: 32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def seed_of(number: int) -> str:
    """The seed for a small number, for repeatable simulations."""
    return hashlib.sha256(f"ludarium seed {number}".encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is published before the game: it commits to the seed without revealing it."""
    return hashlib.sha256(f"ludarium commitment {seed}".encode()).hexdigest()


class Dealer:
    """Answers chance questions from one seed."""

    def __init__(self, seed: str) -> None:
        if not SEED.match(seed):
            raise ValueError("a seed is 64 hexadecimal digits")
        self.seed = seed
        self._key = bytes.fromhex(seed)

    def answer(self, ask: Ask, number: int) -> int:
        """The answer to the chance question with this number (0 is the first of the game)."""
        total = total_weight(ask)
        limit = (1 << 64) - (1 << 64) % total
        attempt = 0
        while True:
            message = f"{number}.{attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            # Drawing again above the last full multiple keeps every weight exact.
            if drawn < limit:
                return weighted(ask, drawn % total)
            attempt += 1
