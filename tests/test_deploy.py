"""What an operator copies from `deploy/` and the guide: all that can be checked without a machine to run it on."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import typer
import yaml  # type: ignore[import-untyped]

from ludarium.cli.app import app
from ludarium.table.app import create_app
from ludarium.table.configuration import PREFIX, configured, known_settings
from ludarium.table.metrics import LAST_BACKUP, Delays, families
from ludarium.table.settings import Settings

CHECKOUT = Path(__file__).parents[1]
DEPLOY = CHECKOUT / "deploy"
GUIDE = (CHECKOUT / "docs/run-it-for-your-club.md").read_text("utf-8")
UNITS = sorted((DEPLOY / "systemd").iterdir())
SERVED, FIGURES = 8000, 9464
PROGRAM = "/opt/ludarium/bin/ludarium"
FUNCTIONS = {"absent", "time", "sum", "rate", "increase", "histogram_quantile", "by", "or", "label_values"}
VALUES = {"DATABASE_PASSWORD": "staple", "SECRET": "correct horse battery", "DOMAIN": "play.example.org"}


def program(name: str) -> str:
    """A program that `make operating` gets where it is not installed. In CI nothing is skipped."""
    found = shutil.which(name) or shutil.which(name, path=str(CHECKOUT / "build/operating/usr/bin"))
    if found is None and os.environ.get("CI"):
        pytest.fail(f"{name} is missing: make operating")
    if found is None:
        pytest.skip(f"{name} is missing: make operating")
    return found


def parse(arguments: list[str]) -> None:
    """Read the arguments of a `ludarium` command with the real parser, and run nothing."""
    group: Any = typer.main.get_command(app)
    with group.make_context("ludarium", arguments[:1]) as above:
        name, command, _ = group.resolve_command(above, arguments[:1])
        command.make_context(name, arguments[1:], parent=above).close()


def commands(text: str) -> list[list[str]]:
    """The arguments of every `ludarium` command in a text."""
    return [shlex.split(line) for line in re.findall(rf"{PROGRAM} (.+)$", text, re.MULTILINE)]


def resolved(value: str) -> str:
    """A value of the compose file with what .env has."""
    return re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda found: VALUES[found[1]], value)


# systemd


def unit(file: Path) -> dict[str, list[str]]:
    """The settings of a unit; some are there several times."""
    found: dict[str, list[str]] = {}
    for line in file.read_text("utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Given a program that is there, then systemd has nothing to say about the units."""
    for file in UNITS:
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace(PROGRAM, "/bin/true"), "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / file.name) for file in UNITS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "ludarium" in line]
    assert (done.returncode, said) == (0, [])


@pytest.mark.parametrize("file", [file for file in UNITS if file.suffix == ".service"], ids=lambda file: file.name)
def test_commands_of_units_are_understood(file: Path) -> None:
    found = commands(file.read_text("utf-8"))
    assert len(found) == len(unit(file)["ExecStart"]) + len(unit(file).get("ExecStartPre", []))
    for arguments in found:
        parse(arguments)
        assert arguments[-2:] == ["--config", "/etc/ludarium/ludarium.toml"]


def test_units_write_where_the_guide_makes_folders() -> None:
    service, backup = unit(DEPLOY / "systemd/ludarium.service"), unit(DEPLOY / "systemd/ludarium-backup.service")
    assert service["StateDirectory"] == backup["StateDirectory"] == ["ludarium"]
    assert 'data_dir = "/var/lib/ludarium"' in GUIDE
    (target,) = backup["ReadWritePaths"]
    assert commands((DEPLOY / "systemd/ludarium-backup.service").read_text())[0][:2] == ["backup", target]
    assert f"install -d -o ludarium -g ludarium -m 700 {target}\n" in GUIDE


# Containers


def container() -> list[tuple[str, str]]:
    """The instructions of the container file."""
    text = (DEPLOY / "container/Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def container_environment() -> dict[str, str]:
    pairs = [shlex.split(more) for name, more in container() if name == "ENV"]
    return dict(pair.split("=", 1) for several in pairs for pair in several)


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "container/compose.yaml").read_text("utf-8"))


def test_the_container_is_set_up_for_its_ports_and_folders() -> None:
    given = dict(container())
    settings = configured(environment=container_environment()).settings
    assert (settings.port, settings.metrics.port) == (SERVED, FIGURES)
    assert given["EXPOSE"].split() == [str(SERVED), str(FIGURES)]
    assert str(settings.data_dir) in json.loads(given["VOLUME"])
    assert f":{FIGURES}/ready" in given["HEALTHCHECK"]
    assert json.loads(given["ENTRYPOINT"]) == [PROGRAM]
    parse(json.loads(given["CMD"]))
    (built,) = [more for name, more in container() if name == "RUN" and more.startswith("make ")]
    assert built == f"make install PREFIX={Path(PROGRAM).parents[1]}"
    makefile = (CHECKOUT / "Makefile").read_text("utf-8")
    assert re.search(r"^PREFIX := /opt/ludarium$", makefile, re.MULTILINE)
    assert all((CHECKOUT / file).exists() for file in re.findall(r"-r (requirements/\w+\.txt)", makefile))


def test_the_stages_of_the_container_are_of_one_system() -> None:
    """The virtual environment names the Python it was made with."""
    assert len({more.split()[0] for name, more in container() if name == "FROM"}) == 1


def test_the_services_fit_together() -> None:
    services = compose()["services"]
    assert set(services) == {"database", "ludarium", "proxy"}
    environment = {key: resolved(value) for key, value in services["ludarium"]["environment"].items()}
    settings = configured(environment={**container_environment(), **environment}).settings
    database = {key: resolved(value) for key, value in services["database"]["environment"].items()}
    user, password, name = (database[f"POSTGRES_{part}"] for part in ("USER", "PASSWORD", "DB"))
    assert settings.database == f"postgresql://{user}:{password}@database/{name}"
    assert compose()["networks"]["default"]["ipam"]["config"][0]["subnet"] in settings.proxies
    assert services["proxy"]["environment"]["LUDARIUM_UPSTREAM"] == f"ludarium:{SERVED}"
    volumes = {volume.split(":")[1] for volume in services["ludarium"]["volumes"]}
    assert volumes == set(json.loads(dict(container())["VOLUME"]))
    assert (DEPLOY / "container" / services["proxy"]["volumes"][0].split(":")[0]).resolve() == DEPLOY / "Caddyfile"
    build = services["ludarium"]["build"]
    assert (DEPLOY / "container" / build["context"]).resolve() == CHECKOUT
    assert (CHECKOUT / build["dockerfile"]).is_file()
    named = {
        volume.split(":")[0] for one in services.values() for volume in one["volumes"] if not volume.startswith(".")
    }
    assert named == set(compose()["volumes"])


def test_every_value_that_compose_needs_is_in_the_example() -> None:
    text = (DEPLOY / "container/compose.yaml").read_text("utf-8")
    example = (DEPLOY / "container/example.env").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(re.findall(r"^(\w+)=", example, re.MULTILINE)) == set(VALUES)


def test_pg_dump_is_as_new_as_the_database() -> None:
    """Debian's client must be able to read what the server of the compose file writes."""
    system = dict(container())["FROM"].split()[0].rpartition("-")[2]
    assert compose()["services"]["database"]["image"] == {"trixie": "postgres:17-trixie"}[system]


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.several"])
def test_the_proxy_compresses_nothing(name: str) -> None:
    """The server knows what may be compressed: the length of anything else could tell a secret."""
    assert not re.search(r"^\s*encode\b", (DEPLOY / name).read_text("utf-8"), re.MULTILINE)


def test_the_proxy_goes_where_the_server_listens() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "{$LUDARIUM_UPSTREAM:127.0.0.1:8000}" in text
    assert "health_uri /api/ready" in text
    assert "lb_try_duration" in text, "whoever comes while the server restarts is refused"
    assert text.count("{") == text.count("}")
    assert set(re.findall(r"\{\$(\w+)", text)) == set(compose()["services"]["proxy"]["environment"])


# Figures


def printed(folder: Path) -> set[str]:
    """The names of all figures, with the parts of histograms."""
    (folder / LAST_BACKUP).touch()
    gate = create_app(Settings(data_dir=folder, films=()))
    names: set[str] = set()
    for family in families(gate, Delays()):
        names |= {family.name} | {f"{family.name}{more.partition('{')[0]}" for more in family.values}
    return names


def named(expression: str) -> set[str]:
    """The names of the figures in an expression of Prometheus."""
    plain = re.sub(r'\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby \([^)]*\)', " ", expression)
    return {word for word in re.findall(r"[a-z_][a-z_0-9]*", plain) if word not in FUNCTIONS}


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((DEPLOY / "monitoring/alerts.yaml").read_text("utf-8"))["groups"]
    assert set(group) == {"name", "rules"}
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def expressions(panels: Mapping[str, Any]) -> Iterator[str]:
    for panel in panels["panels"]:
        yield from (target["expr"] for target in panel["targets"])
    yield from (one["query"]["query"].split(",")[0].split("(")[1] for one in panels["templating"]["list"][1:])


def test_alerts_are_rules_about_figures_that_are_printed(tmp_path: Path) -> None:
    names = {rule["alert"] for rule in alerts()}
    assert len(names) == len(alerts())
    for rule in alerts():
        assert (
            {"alert", "expr", "labels", "annotations"} <= set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        )
        assert rule["labels"]["severity"] in ("page", "warning")
        assert set(rule["annotations"]) == {"summary", "description"}
        assert re.fullmatch(r"\d+[smh]", rule.get("for", "1m"))
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert named(rule["expr"]), rule["alert"]
    assert set().union(*(named(rule["expr"]) for rule in alerts())) - {"up"} <= printed(tmp_path)


def test_the_dashboard_shows_figures_that_are_printed(tmp_path: Path) -> None:
    dashboard = json.loads((DEPLOY / "monitoring/dashboard.json").read_text("utf-8"))
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids)) >= 10
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in dashboard["panels"]]
    assert len(places) == len(set(places))
    shown = set().union(*map(named, expressions(dashboard)))
    assert shown <= printed(tmp_path)
    assert {"ludarium_ready", "ludarium_request_seconds_bucket", "ludarium_facts_total"} <= shown


def test_prometheus_asks_at_the_port_of_the_figures() -> None:
    given = yaml.safe_load((DEPLOY / "monitoring/prometheus.yaml").read_text("utf-8"))
    assert (DEPLOY / "monitoring" / given["rule_files"][0]).is_file()
    (job,) = given["scrape_configs"]
    assert job["static_configs"][0]["targets"] == [f"127.0.0.1:{FIGURES}"]
    assert all(f'job="{job["job_name"]}"' in rule["expr"] for rule in alerts() if "up{" in rule["expr"])


def test_names_in_expressions_are_found() -> None:
    assert named('histogram_quantile(0.99, sum by (le, x) (rate(a_b_bucket{i=~"$i"}[5m]))) > 2 * c_d') == {
        "a_b_bucket",
        "c_d",
    }


# The guide


def test_commands_of_the_guide_are_understood() -> None:
    found = commands(GUIDE)
    assert {arguments[0] for arguments in found} == {"serve", "restore", "backup"}
    for arguments in found:
        parse(arguments)


def test_the_guide_names_files_that_are_there() -> None:
    paths = set(re.findall(r"deploy/[\w./-]*\w", GUIDE))
    assert {"deploy/ludarium.toml", "deploy/Caddyfile"} < paths
    assert [path for path in sorted(paths) if not (CHECKOUT / path).exists()] == []


def test_the_settings_of_the_guide_can_work(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    (tmp_path / "ludarium.toml").write_text(text)
    settings = configured(tmp_path / "ludarium.toml", environment={}).settings
    assert (settings.port, settings.metrics.port) == (SERVED, FIGURES)
    variables = {known.variable for known in known_settings().values()}
    assert set(re.findall(rf"{PREFIX}[A-Z_]+", GUIDE)) - {"LUDARIUM_DOMAIN"} <= variables


def test_every_setting_that_the_guide_names_exists() -> None:
    """Given what the guide calls a setting, a section or an option in its sentences, then the server knows it."""
    spans = set(re.findall(r"`([^`\n]+)`", GUIDE))
    settings = {known.path[-1] for known in known_settings().values()}
    sections = {known.path[0] for known in known_settings().values() if len(known.path) == 2}
    given = {span.partition(" =")[0] for span in spans if re.fullmatch(r"\w+ = .+", span)}
    assert {"database", "server", "format"} <= given <= settings
    assert {"proxies"} <= {span for span in spans if span in settings}
    assert {"[cleaning]", "[logs]"} <= {span for span in spans if span.startswith("[")} <= {f"[{s}]" for s in sections}


def test_files_and_units_of_the_guide_are_those_it_installs() -> None:
    """Given every service that the guide starts, and every file that it copies, then they are in `deploy`."""
    units = {file.name for file in UNITS}
    started = re.findall(r"systemctl (?:enable --now|start|stop|restart) ([\w.-]+)", GUIDE)
    assert {"ludarium", "caddy", "ludarium-backup.timer", "ludarium-worker"} <= set(started)
    for name in set(started) - {"caddy"}:
        assert name in units or f"{name}.service" in units
    assert {line.split("/")[-1] for line in re.findall(r"/etc/systemd/system/\S+", GUIDE)} == units


# What others say of their own files


def test_caddy_takes_the_proxy_file(tmp_path: Path) -> None:
    """Given the domain as the guide writes it, then Caddy finds nothing wrong."""
    (edit,) = re.findall(r"sed -i '(s/[^']+)' /etc/caddy/Caddyfile", GUIDE)
    file = tmp_path / "Caddyfile"
    file.write_text((DEPLOY / "Caddyfile").read_text("utf-8"))
    subprocess.run(["sed", "-i", edit, str(file)], check=True)
    assert "\nplay.example.org {" in file.read_text("utf-8")
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(
        command, env={"HOME": str(tmp_path), "PATH": os.environ["PATH"]}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@contextmanager
def upstream(name: str) -> Iterator[str]:
    """The address of a server that only says its name."""

    class Says(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Says)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_caddy_sends_a_table_to_one_process(tmp_path: Path) -> None:
    """Given two processes, then whatever a guest asks of a table goes to the same one, and tables go to both."""
    with socket.socket() as free, upstream("one") as one, upstream("two") as two:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
        free.close()
        file = tmp_path / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile.several").read_text("utf-8"), "utf-8")
        more = {"LUDARIUM_DOMAIN": address, "LUDARIUM_UPSTREAMS": f"{one} {two}", "HOME": str(tmp_path)}
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
        caddy = subprocess.Popen(command, env={**os.environ, **more}, stderr=subprocess.DEVNULL)
        try:

            def asked(path: str, **headers: str) -> str:
                found = httpx.get(f"{address}/api/tables/{path}", headers=headers, timeout=60)
                return found.raise_for_status().text

            while True:
                try:
                    asked("0")
                    break
                except httpx.TransportError:
                    assert caddy.poll() is None, "Caddy does not start"
            homes = {str(table): asked(str(table)) for table in range(30)}
            assert set(homes.values()) == {"one", "two"}
            for table, home in homes.items():
                assert asked(f"{table}/live?seat=2") == asked(f"{table}/answers", **{"X-Table": "7"}) == home
        finally:
            caddy.terminate()
            caddy.wait()


def test_prometheus_takes_the_alerts() -> None:
    done = subprocess.run(
        [program("promtool"), "check", "config", str(DEPLOY / "monitoring/prometheus.yaml")],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def shell_lines() -> list[str]:
    """Every command of the guide, and those that build the container."""
    blocks = re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL)
    return [*blocks, *(more for name, more in container() if name == "RUN")]


def test_every_command_can_be_read_by_a_shell() -> None:
    for lines in shell_lines():
        done = subprocess.run(["sh", "-n"], input=lines, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), lines


def test_whoever_makes_the_folders_of_the_guide_can_use_them() -> None:
    """Given the commands that make folders and users, then no step reads a folder that only its owner may read."""
    private = {path for mode, path in re.findall(r"install -d .*-m (700) (\S+)", GUIDE) if mode == "700"}
    assert private == {"/var/backups/ludarium", "/var/lib/ludarium"}
    reading = [line for line in GUIDE.splitlines() if re.match(r"(ls|cat|cp|mv) ", line)]
    assert not [line for line in reading for path in private if path in line]
