"""Ludarium: an open digital table for heavy strategy board games."""

from ludarium import _compiled

__version__ = "0.1.0"

core = _compiled.activate(__path__)
