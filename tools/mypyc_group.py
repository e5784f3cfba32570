"""Build the modules named on the command line, in place, as one mypyc group.

Runs inside the scratch copy that `tools/compile.py` makes, in a process of its own because mypyc and setuptools
exit and print as they please.
"""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(sys.argv[1:], opt_level="2", group_name="ludarium")
Path("c-written").touch()
setup(name="ludarium", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
