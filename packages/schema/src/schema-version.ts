/** The version of the table schemas in this package; a data set of another version is refused. */
export const SCHEMA_VERSION = 2;
