import { getEnchanting, getItemSources, getItemUses, itemCollection } from "@gamedata/core";
import { isRecord } from "@gamedata/rules";
import type { ItemSources, ItemUses, TableName } from "@gamedata/schema/types";
import type { Abridges } from "../answer/fit-lists.js";
import type { Abridge } from "../answer/show-list.js";
import type { AskedQuery } from "./asked-query.js";

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
const itemSourceAbridges: Abridges = {
  droppedBy: loot,
  spoiledBy: loot,
  herbs: loot,
  exchangeFrom: exchange,
};

/** Returns how the rows of an item's uses are abridged. */
const itemUseAbridges = (id: number | undefined): Abridges => ({
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

const of = { parameter: "item", collection: itemCollection } as const;

/** The table that each way to an item is read from. */
const sourceTables: Readonly<Record<Exclude<keyof ItemSources, "item">, TableName>> = {
  droppedBy: "drops",
  spoiledBy: "drops",
  herbs: "herbGroups",
  craftedBy: "recipes",
  soldBy: "buyLists",
  exchangeFrom: "multisells",
  rewardedByQuests: "quests",
  grownFrom: "seeds",
  fishing: "fishes",
  createdBySkills: "skills",
  fromBoxes: "boxes",
};

/** The table that each use of an item is read from. */
const useTables: Readonly<Record<Exclude<keyof ItemUses, "item">, TableName>> = {
  crafting: "recipes",
  recipes: "recipes",
  exchanges: "multisells",
  quests: "quests",
  skills: "skills",
  spellbook: "spellbooks",
  crystal: "items",
  henna: "hennas",
};

/** Where an item comes from. */
export const itemSources: AskedQuery = {
  query: getItemSources,
  of,
  saysNone: sourceTables,
  abridges: () => itemSourceAbridges,
};

/** What an item is used for. */
export const itemUses: AskedQuery = {
  query: getItemUses,
  of,
  saysNone: useTables,
  abridges: itemUseAbridges,
};

/** How an item is enchanted. */
export const itemEnchanting: AskedQuery = { query: getEnchanting, of };
