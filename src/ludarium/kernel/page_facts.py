"""What a game sends its page besides zones, as TypeScript: the typed dictionaries of its `browser.py`, and its content.

`Facts` is what `Match.facts` returns; others are parts of it, a board, or an outlook. The words that a page goes by,
such as the name of a phase, are `Literal` types beside them. The entries of content files are those of `components.py`.
The files are read, not run: their game may not fit them at the moment.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import get_args

from ludarium.kernel.content import Origin

ORIGIN = " | ".join(f'"{origin}"' for origin in get_args(Origin))
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


def page_content(file: Path) -> str:
    """An interface for every kind of entry in a content pack, and for the values in it; an entry's ends in Entry."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
    names = {"Origin": ORIGIN, "Entry": "Entry"}
    for node in body:
        if isinstance(node, ast.Assign) and _head(node.value) == "Literal":
            names[ast.unparse(node.targets[0])] = _type(file, node.value)
        elif isinstance(node, ast.ClassDef) and ast.unparse(node.bases[0] if node.bases else node) in names:
            names[node.name] = f"{node.name}Entry"
    lines = ["", "export interface Entry {", "  readonly id: string;", f"  readonly origin: {ORIGIN};", "}"]
    wanted = [name for name in classes if name in names]
    for name in wanted:
        fields = [item for item in classes[name].body if isinstance(item, ast.AnnAssign)]
        used = {part.id for item in fields for part in ast.walk(item.annotation) if isinstance(part, ast.Name)}
        wanted += sorted(each for each in used & classes.keys() if each not in wanted)
        above = f" extends {names[ast.unparse(classes[name].bases[0])]}" if name in names else ""
        lines += ["", f"export interface {names.get(name, name)}{above} {{"]
        for item in fields:
            # A file may leave out what has a default.
            mark = "?" if item.value else ""
            lines.append(f"  readonly {ast.unparse(item.target)}{mark}: {_type(file, item.annotation, names)};")
        lines.append("}")
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


def _type(file: Path, node: ast.expr, names: Mapping[str, str] = PLAIN) -> str:
    """A Python type as TypeScript writes it; `names` are what the types of its file are called there."""
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else json.dumps(node.value)
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id) or names.get(node.id, node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{_type(file, node.left, names)} | {_type(file, node.right, names)}"
    if isinstance(node, ast.Subscript):
        parts = _parts(node.slice)
        many = ast.unparse(parts[-1]) == "..."
        inner = [_type(file, part, names) for part in parts[: -1 if many else None]]
        match "list" if many else _head(node):
            case "list":
                return f"readonly ({inner[0]})[]" if " " in inner[0] else f"readonly {inner[0]}[]"
            case "tuple":
                return f"readonly [{', '.join(inner)}]"
            case "dict":
                found = f"Record<{inner[0]}, {inner[1]}>"
                return f"Readonly<{f'Partial<{found}>' if '|' in inner[0] else found}>"
            case "Literal":
                return " | ".join(inner)
            case "NotRequired":
                return inner[0]
    raise SystemExit(f"{file}:{node.lineno}: a page cannot be told of the type {ast.unparse(node)}")


def _parts(node: ast.expr) -> Sequence[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]
