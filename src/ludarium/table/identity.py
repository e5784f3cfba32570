"""Who is asking. A guest is known by a signed cookie and nothing else: no password, no address, no tracking.

The cookie contains the guest's id and an HMAC of it under a key in the data folder. Secrets of seats are
random, compared in constant time and handed only to those who may pass them on.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import unicodedata
from pathlib import Path

from ludarium.kernel.errors import SetupError
from ludarium.table.problems import Trouble

COOKIE = "ludarium_guest"
KEY_FILE = "secret.key"
KEPT = 400 * 24 * 3600
_ID = re.compile(r"[0-9a-z]{26}\Z")
_ALPHABET = "0123456789abcdefghijklmnopqrstuv"


def new_id() -> str:
    """A random id that nobody guesses: 128 bits in 26 characters."""
    number = secrets.randbits(130)
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(0, 130, 5))


def is_id(text: str) -> bool:
    return _ID.match(text) is not None


def same_secret(given: str, kept: str) -> bool:
    """Whether a secret is the right one; an empty one never is."""
    return bool(kept) and hmac.compare_digest(given.encode(), kept.encode())


class Signer:
    """Signs guest ids with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_folder(cls, folder: Path, secret: str = "") -> Signer:
        """The key in a data folder; made on first use, readable by its owner only. A secret is used instead of it."""
        if secret:
            return cls(hashlib.sha256(secret.encode()).digest())
        path = folder / KEY_FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = bytes.fromhex(path.read_text("ascii").strip() or "")
            if len(key) < 32:
                raise SetupError(f"{path} contains no key; delete it and every guest gets a new identity") from None
            return cls(key)
        except OSError as problem:
            raise SetupError(f"{path} cannot be written: {problem.strerror or problem}") from None
        key = secrets.token_bytes(32)
        with os.fdopen(descriptor, "w") as file:
            file.write(key.hex())
            file.flush()
            os.fsync(file.fileno())
        return cls(key)

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._mark(guest)}"

    def read(self, cookie: str) -> str | None:
        """The guest a cookie was made for, or None when we did not make it."""
        guest, _, mark = cookie.partition(".")
        if not is_id(guest) or not hmac.compare_digest(mark.encode(), self._mark(guest).encode()):
            return None
        return guest

    def _mark(self, guest: str) -> str:
        return hmac.digest(self._key, f"ludarium guest {guest}".encode(), "sha256").hex()


INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U00013441\U00013442\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Signs that show nothing: Unicode's Default_Ignorable_Code_Point, and the blanks that count as letters or symbols."""
VISIBLE = ("L", "N", "P", "S")
"""The first letters of the Unicode categories of visible characters; a combining mark needs one to attach to."""


def plain(text: str, what: str) -> str:
    """Text for others to read: whatever shows nothing and odd spaces gone; an error when nothing is left to see."""
    words = INVISIBLE.sub("", " ".join(text.split()))
    kept = "".join(sign for sign in words if unicodedata.category(sign)[0] != "C")
    kept = unicodedata.normalize("NFC", " ".join(kept.split()))
    if not any(unicodedata.category(sign)[0] in VISIBLE for sign in kept):
        raise Trouble(422, "empty-text", f"{what} may not be empty.")
    return kept
