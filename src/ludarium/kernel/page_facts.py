"""What a game works out for its page, as TypeScript: the typed dictionaries of its `browser.py`.

`Facts` is what `Match.facts` returns; others are parts of it, a board, or an outlook. The words that a page goes by,
such as the name of a phase, are `Literal` types beside them. The file is read, not run: its game may not fit it at the
moment.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}


def page_facts(file: Path) -> str:
    """An interface for every TypedDict in a file, and a type for every Literal that has a name."""
    lines = list[str]()
    body = ast.parse(file.read_text(encoding="utf-8")).body
    known = {node.name for node in body if isinstance(node, ast.ClassDef)}
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef) and _is_typed_dict(node, known):
            lines += _interface(file, node)
        elif isinstance(node, ast.Assign) and _head(node.value) == "Literal":
            (name,) = node.targets
            lines += ["", *_comment(_said(after), ""), f"export type {ast.unparse(name)} = {_type(file, node.value)};"]
    return "".join(f"{line}\n" for line in lines)


def _is_typed_dict(node: ast.ClassDef, known: set[str]) -> bool:
    bases = {ast.unparse(base) for base in node.bases}
    return "TypedDict" in bases or bool(bases & known)


def _interface(file: Path, node: ast.ClassDef) -> Iterator[str]:
    yield from ("", *_comment(ast.get_docstring(node), ""))
    parents = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    yield f"export interface {node.name}{' extends ' if parents else ''}{', '.join(parents)} {{"
    partial = any(each.arg == "total" and ast.unparse(each.value) == "False" for each in node.keywords)
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign):
            may_lack = partial or _head(item.annotation) == "NotRequired"
            yield from _comment(_said(after), "  ")
            yield f"  readonly {ast.unparse(item.target)}{'?' if may_lack else ''}: {_type(file, item.annotation)};"
    yield "}"


def _said(node: ast.stmt | None) -> str | None:
    """The string that follows a name and describes it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def _head(node: ast.expr) -> str:
    return ast.unparse(node.value) if isinstance(node, ast.Subscript) else ""


def _type(file: Path, node: ast.expr) -> str:
    """A Python type as TypeScript writes it."""
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else f'"{node.value!s}"'
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{_type(file, node.left)} | {_type(file, node.right)}"
    if isinstance(node, ast.Subscript):
        parts = _parts(node.slice)
        inner = [_type(file, part) for part in parts]
        match _head(node):
            case "list":
                return f"readonly ({inner[0]})[]" if " " in inner[0] else f"readonly {inner[0]}[]"
            case "tuple":
                return f"readonly [{', '.join(inner)}]"
            case "dict":
                return f"Readonly<Record<{inner[0]}, {inner[1]}>>"
            case "Literal":
                return " | ".join(inner)
            case "NotRequired":
                return inner[0]
    raise SystemExit(f"{file}:{node.lineno}: a page cannot be told of the type {ast.unparse(node)}")


def _parts(node: ast.expr) -> Sequence[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]
