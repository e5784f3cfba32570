"""Indexes that have all that is needed to find a guest's own tables."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

FREE = sa.text("open AND guest IS NULL AND bot = ''")


def upgrade() -> None:
    op.drop_index("ix_seats_guest", "seats")
    op.create_index("ix_seats_guest_table_id", "seats", ["guest", "table_id"])
    op.drop_index("ix_tables_host_status", "tables")
    op.create_index("ix_tables_host_status_id", "tables", ["host", "status", "id"])
    _made_last()


def downgrade() -> None:
    op.drop_index("ix_tables_host_status_id", "tables")
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.drop_index("ix_seats_guest_table_id", "seats")
    op.create_index("ix_seats_guest", "seats", ["guest"])
    _made_last()


def _made_last() -> None:
    """Of two indexes that look equally good to SQLite it takes the one that was made last."""
    op.drop_index("ix_seats_free", "seats")
    op.create_index("ix_seats_free", "seats", ["guest", "table_id"], sqlite_where=FREE, postgresql_where=FREE)
