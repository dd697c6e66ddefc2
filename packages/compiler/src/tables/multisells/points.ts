import * as v from "valibot";
import { integerText } from "../../read/values.js";

/** The client writes the negative ids of points into two bytes without a sign: the rest to this number. */
const TWO_BYTES = 65_536;

/**
 * What a multisell can take or give that is no item. Source: class `MultisellData` of L2J Server, which has the first three, and enum
 * `SpecialItemType` of L2J Mobius.
 */
export const currencies = [
  { id: -100, name: "PC Cafe Points", isUsual: true },
  { id: -200, name: "Clan Reputation Score", isUsual: true },
  { id: -300, name: "Fame", isUsual: true },
  { id: -400, name: "Field Cycle Points", isUsual: false },
  { id: -500, name: "Raid Points", isUsual: false },
  { id: -700, name: "Honor Coins", isUsual: false },
] as const;

/** Returns the id by which the client knows points. */
export const clientId = (id: number): number => TWO_BYTES + id;

const known = currencies.map(({ id }) => id);

/** The id of an item, or of points, which becomes the client's unsigned one. */
export const itemOrPointsText = v.pipe(
  integerText(),
  v.check((id) => id > 0 || known.some((points) => points === id), `an item id, or ${known.join(", ")}`),
  v.transform((id) => (id < 0 ? clientId(id) : id)),
);
