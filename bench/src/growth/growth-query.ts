/** The queries that the growth of a data set is shown by: details that must not grow, and lists that may. */
export const growthQueries = [
  "getItem",
  "getNpc",
  "listNpcSpawns",
  "getNpcDrops",
  "listItems, sorted page",
  "listItems, q",
  "listItems, q, filter and sort",
] as const;
