import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { integerText } from "../../read/values.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

/** The client writes the negative ids of points into two bytes without a sign: the rest to this number. */
const TWO_BYTES = 65_536;

/** What a multisell can take or give that is no item (class MultisellData). */
const currencies = [
  { id: -100, name: "PC Cafe Points" },
  { id: -200, name: "Clan Reputation Score" },
  { id: -300, name: "Fame" },
] as const;

/** The id of an item, or of points, which is the client's unsigned one. */
export const itemOrPointsText = v.pipe(
  integerText(-300),
  v.check((id) => id > 0 || currencies.some((currency) => currency.id === id), "an item id, -100, -200 or -300"),
  v.transform((id) => (id < 0 ? TWO_BYTES + id : id)),
);

/** Reads the `pointCurrencies` table: what a multisell can take or give that is no item. */
export function readPointCurrencies({ report }: Datapack): SourcedTable<"pointCurrencies"> {
  const position = { file: "points", line: 1 };
  return currencies.flatMap(({ id, name }) =>
    finishRow(report, "pointCurrencies", position, { itemId: TWO_BYTES + id, name }),
  );
}
