/**
 * Returns the rows with the highest numbers, highest first; ties keep their order. Only these rows are sorted: the least
 * number among them is found by sorting the numbers alone, which is several times faster.
 */
export function highest<Row>(rows: readonly Row[], count: number, numberOf: (row: Row) => number): readonly Row[] {
  const chosen = count < rows.length ? atLeast(rows, leastOf(rows, count, numberOf), numberOf) : rows;
  return chosen.toSorted((a, b) => numberOf(b) - numberOf(a)).slice(0, count);
}

/** Returns the number of the row that is last among the highest. */
function leastOf<Row>(rows: readonly Row[], count: number, numberOf: (row: Row) => number): number {
  const numbers = new Float64Array(rows.length);
  rows.forEach((row, position) => {
    numbers[position] = numberOf(row);
  });
  return numbers.sort()[rows.length - count] ?? Number.POSITIVE_INFINITY;
}

function atLeast<Row>(rows: readonly Row[], least: number, numberOf: (row: Row) => number): readonly Row[] {
  return rows.filter((row) => numberOf(row) >= least);
}
