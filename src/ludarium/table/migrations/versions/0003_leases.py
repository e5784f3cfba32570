"""Which processes are alive, which of them leads a table, and who is at a table by way of which process."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("leader", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("connected", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", "process", name="pk_presence"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_presence_table_id_tables"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
    op.drop_column("tables", "leader")
