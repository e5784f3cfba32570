"""`python -m ludarium.table.configuration_file`: write the example of `ludarium.toml` that the project keeps."""

from pathlib import Path

from ludarium.table.configuration import example

FILE = Path(__file__).parents[3] / "deploy" / "ludarium.toml"

if __name__ == "__main__":
    FILE.write_text(example(), "utf-8")
