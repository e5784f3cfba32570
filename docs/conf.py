"""Sphinx settings: Markdown pages by MyST, looks by furo."""

from ludarium import __version__

project = "Ludarium"
author = "Ludarium contributors"
project_copyright = "Ludarium contributors"
release = version = __version__

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Ludarium {version}"
