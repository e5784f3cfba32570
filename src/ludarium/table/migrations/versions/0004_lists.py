"""Indexes for the lists of the lobby: their pages in order, a guest's own tables, and the seats for anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FREE = sa.text("open AND guest IS NULL AND bot = ''")


def upgrade() -> None:
    op.drop_index("ix_tables_status_changed", "tables")
    op.create_index("ix_tables_status_changed_id", "tables", ["status", "changed", "id"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_seats_free", "seats", ["guest", "table_id"], sqlite_where=FREE, postgresql_where=FREE)


def downgrade() -> None:
    op.drop_index("ix_seats_free", "seats")
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_tables_status_changed_id", "tables")
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
