"""What is stored. The truth about a game is its list of facts; everything else says who sits where and who said what.

    guests   who a signed cookie means           tables   one game: what is played, seed, status
    seats    who has which seat                  facts    answers, undos, changes of rules: (table, seq), never changed
    chat     what was said at a table            replays  uploaded record files
    hidden   what a guest's lists leave out      processes  which servers are alive
    presence  who is at which table, by which server
    progress  what a guest has learned: levels solved, rules met
    reviews  the mistakes of a seat in a finished game

`migrate.py` makes these tables, and brings former ones to them; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text

_FREE = text("open AND guest IS NULL AND bot = ''")
_WATCHED = text("watch AND status = 'playing'")
_LED = text("status = 'playing' AND leader != ''")
_CONNECTED, _GONE = text("connected > 0"), text("connected = 0")
PLAYING, OVER, ENDED = "playing", "over", "ended"
"""A table's status: running, played to the end, or ended early by agreement or because seats conceded."""
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "created", "id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),
    Column("asked", Text, nullable=False),
    Column("winners", Text, nullable=False, server_default=""),
    Column("ending", Text, nullable=False, server_default=""),
    Column("copied", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("leader", String(32), nullable=False, server_default=""),
    Column("glance", Text, nullable=False, server_default=""),
    Index(None, "status", "changed", "id"),
    Index(None, "host", "status", "id"),
)
WATCHED = text("tables.watch AND tables.status = 'playing'")
LED = text("tables.status = 'playing' AND tables.leader != ''")
"""Tables one may watch, and those that a process leads or has led; see `FREE`."""
Index("ix_tables_watched", tables.c.changed, tables.c.id, sqlite_where=_WATCHED, postgresql_where=_WATCHED)
Index("ix_tables_led", tables.c.leader, tables.c.id, sqlite_where=_LED, postgresql_where=_LED)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("agrees", Boolean, nullable=False),
    Column("conceded", Integer, nullable=False, server_default="0"),
    Index(None, "guest", "table_id"),
)
FREE = text("seats.open AND seats.guest IS NULL AND seats.bot = ''")
"""A seat open to anyone; spelled out so that the database can see that an index contains exactly these."""
Index("ix_seats_free", seats.c.guest, seats.c.table_id, sqlite_where=_FREE, postgresql_where=_FREE)

facts = Table(
    "facts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("ticket", String(64), nullable=True),
    Column("at", Float, nullable=False),
    Index(None, "table_id", "seat", "ticket", unique=True),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("pack", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "guest"),
    Index(None, "created"),
)

hidden = Table(
    "hidden",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index(None, "table_id"),
)

progress = Table(
    "progress",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("item", String(80), primary_key=True),
    Column("best", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("connected", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)
CONNECTED, GONE = text("presence.connected > 0"), text("presence.connected = 0")
"""Who is connected, and who was; see `FREE`."""
Index("ix_presence_connected", presence.c.process, sqlite_where=_CONNECTED, postgresql_where=_CONNECTED)
Index("ix_presence_gone", presence.c.seen, sqlite_where=_GONE, postgresql_where=_GONE)
