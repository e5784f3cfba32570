"""`python -m ludarium.table.schema_file [FILE]` writes the schema the browser client's types are made from."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.table.app import schema_text

if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/openapi.json").write_text(schema_text(), "utf-8")
