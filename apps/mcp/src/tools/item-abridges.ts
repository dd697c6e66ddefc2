import { isRecord } from "@gamedata/rules";
import type { Abridges } from "../answer/fit-lists.js";
import type { Abridge } from "../answer/show-list.js";

const without =
  (...names: readonly string[]): Abridge =>
  (row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The kills are those of the probability; the exchange has its taxes. */
const loot = without("kills");
const exchange = without("maintainEnchantment", "appliesTaxes", "taxBase");
/** The recipe has its level and MP, and its name is that of the product. */
const recipe = without("name", "level", "mpConsume");

/** How the rows of an item's sources are abridged. */
export const itemSourceAbridges: Abridges = {
  droppedBy: loot,
  spoiledBy: loot,
  herbs: loot,
  exchangeFrom: exchange,
};

/** Returns how the rows of an item's uses are abridged. */
export const itemUseAbridges = (id: number | undefined): Abridges => ({
  recipes: recipe,
  exchanges: (row) => withConsumed(exchange(row), id),
});

/** Names the pieces of the item that an exchange takes, as recipes do, and what else it takes. */
function withConsumed(row: object, id: number | undefined): object {
  const { required, ...others }: { readonly required?: unknown } = row;
  if (!Array.isArray(required)) return row;
  const own = required.filter((one) => isRecord(one) && one["itemId"] === id);
  const [only] = own;
  const isPlain = own.length === 1 && isRecord(only) && only["enchant"] === undefined && only["isKept"] === undefined;
  if (!isPlain) return row;
  const rest = required.filter((one) => one !== only);
  return { ...others, consumed: only["count"], ...(rest.length > 0 && { with: rest }) };
}
