"""The steps from an empty database to the present schema, and from each released one to the next."""
