"""Build the modules named on the command line, in place, as one mypyc group.

Runs inside the scratch copy that `tools/compile.py` makes, in a process of its own because mypyc and setuptools
exit and print as they please.

Every module is a C file of its own, so that all cores compile at once; one file for all takes five times as long.
Hidden functions are called directly and can be inlined, which those of a shared library otherwise cannot.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class BuildOnAllCores(build_ext):  # type: ignore[misc]
    """setuptools compiles the files of a library one after the other; here they are compiled side by side."""

    def build_extension(self, ext: Extension) -> None:
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: one_by_one([source], *args, **options), sources)
                return [compiled for each in done for compiled in each]

        compiler.compile = compile_all
        super().build_extension(ext)
        compiler.compile = one_by_one


extensions = mypycify(sys.argv[1:], opt_level="2", group_name="ludarium", multi_file=True)
for extension in extensions:
    if sys.platform != "win32":
        extension.extra_compile_args.append("-fvisibility=hidden")
Path("c-written").touch()
setup(
    name="ludarium",
    packages=[],
    ext_modules=extensions,
    cmdclass={"build_ext": BuildOnAllCores},
    script_args=["--quiet", "build_ext", "--inplace"],
)
