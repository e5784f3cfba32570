"""Indexes for very many tables: what may be watched, whose leader is gone, who is connected, and what is old."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

WATCHED = sa.text("watch AND status = 'playing'")
LED = sa.text("status = 'playing' AND leader != ''")
CONNECTED = sa.text("connected > 0")
GONE = sa.text("connected = 0")


def upgrade() -> None:
    op.create_index("ix_tables_watched", "tables", ["changed", "id"], sqlite_where=WATCHED, postgresql_where=WATCHED)
    op.create_index("ix_tables_led", "tables", ["leader", "id"], sqlite_where=LED, postgresql_where=LED)
    op.drop_index("ix_tables_host", "tables")
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index(
        "ix_presence_connected", "presence", ["process"], sqlite_where=CONNECTED, postgresql_where=CONNECTED
    )
    op.create_index("ix_presence_gone", "presence", ["seen"], sqlite_where=GONE, postgresql_where=GONE)
    op.drop_index("ix_presence_process", "presence")
    op.create_index("ix_replays_guest", "replays", ["guest"])
    op.create_index("ix_replays_created", "replays", ["created"])
    op.create_index("ix_guests_created_id", "guests", ["created", "id"])


def downgrade() -> None:
    op.drop_index("ix_guests_created_id", "guests")
    op.drop_index("ix_replays_created", "replays")
    op.drop_index("ix_replays_guest", "replays")
    op.create_index("ix_presence_process", "presence", ["process"])
    op.drop_index("ix_presence_gone", "presence")
    op.drop_index("ix_presence_connected", "presence")
    op.drop_index("ix_tables_host_status", "tables")
    op.create_index("ix_tables_host", "tables", ["host"])
    op.drop_index("ix_tables_led", "tables")
    op.drop_index("ix_tables_watched", "tables")
