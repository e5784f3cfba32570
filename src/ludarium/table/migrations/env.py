"""Run by alembic: `ludarium.table.store` hands in the open connection."""

from alembic import context

from ludarium.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
