/** Compares two rows: negative if `a` comes first, positive if `b` comes first, 0 on a tie. */
export type Compare<Row> = (a: Row, b: Row) => number;

/** Compares by several rules; each rule breaks the ties of the previous ones. */
// @__NO_SIDE_EFFECTS__
export function compareBy<Row>(...rules: readonly Compare<Row>[]): Compare<Row> {
  return (a, b) => {
    for (const rule of rules) {
      const order = rule(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Compares by a number, smallest first; rows without a number come last. */
// @__NO_SIDE_EFFECTS__
export function ascending<Row>(numberOf: (row: Row) => number | undefined): Compare<Row> {
  return (a, b) => compareNumbers(numberOf(a), numberOf(b), 1);
}

/** Compares by a number, greatest first; rows without a number come last. */
// @__NO_SIDE_EFFECTS__
export function descending<Row>(numberOf: (row: Row) => number | undefined): Compare<Row> {
  return (a, b) => compareNumbers(numberOf(a), numberOf(b), -1);
}

function compareNumbers(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined) return b === undefined ? 0 : 1;
  if (b === undefined) return -1;
  return (a - b) * direction;
}

/** Sorts rows by ascending id; rows that are already sorted are returned without a copy. */
export function orderById<Row>(rows: readonly Row[], idOf: (row: Row) => number): readonly Row[] {
  let previous = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const id = idOf(row);
    if (id < previous) return rows.toSorted(ascending(idOf));
    previous = id;
  }
  return rows;
}

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
