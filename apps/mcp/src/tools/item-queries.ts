import { getEnchanting, getItemSources, getItemUses, itemCollection } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import type { ItemSources, ItemUses, TableName } from "@gamedata/schema/types";
import type { Arguments } from "../call/arguments.js";
import type { AskedQuery } from "./asked-query.js";
import { itemSourceAbridges, itemUseAbridges } from "./item-abridges.js";

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

const shown: ReadonlyMap<unknown, AskedQuery> = new Map<string, AskedQuery>([
  ["sources", itemSources],
  ["uses", itemUses],
  ["enchant", itemEnchanting],
]);

/** The words of the argument `show`. */
export const shownWords = [...shown.keys()].map(String);

/**
 * Chooses the query that the argument `show` names, by default the sources.
 *
 * @throws {GameDataError} `INVALID_ENUM` for another word.
 */
export function askedOfItem({ show = "sources", ...args }: Arguments): readonly [AskedQuery, Arguments] {
  const query = shown.get(show);
  if (query === undefined) throw invalidEnum("show", show, shownWords);
  return [query, args];
}
