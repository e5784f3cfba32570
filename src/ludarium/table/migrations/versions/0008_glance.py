"""What lists show of a game, kept with the table, and the tables that a guest does not want to see in them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("glance", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "hidden",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_hidden"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_hidden_guest_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hidden_table_id_tables"),
    )
    op.create_index("ix_hidden_table_id", "hidden", ["table_id"])


def downgrade() -> None:
    op.drop_index("ix_hidden_table_id", "hidden")
    op.drop_table("hidden")
    op.drop_column("tables", "glance")
