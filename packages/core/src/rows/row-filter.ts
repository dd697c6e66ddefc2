export type RowFilter<Row> = (row: Row) => boolean;

/** Returns the filter that lets rows through that all of some filters do; `undefined` if there are none. */
export function allOf<Row>(...filters: readonly (RowFilter<Row> | undefined)[]): RowFilter<Row> | undefined {
  const [first, ...others] = filters.filter((filter) => filter !== undefined);
  if (first === undefined || others.length === 0) return first;
  return (row) => first(row) && others.every((isWanted) => isWanted(row));
}
