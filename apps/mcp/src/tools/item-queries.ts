import { getEnchanting, getItemSources, getItemUses, itemCollection } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import { type ResourceName, resources } from "@gamedata/schema";
import type { Arguments } from "../call/arguments.js";
import type { AskedQuery } from "./asked-query.js";
import { itemSourceAbridges, itemUseAbridges } from "./item-abridges.js";

const of = { parameter: "item", collection: itemCollection } as const;

/** Returns the fields of a resource, but for the item that it is about. */
const groupsOf = (resource: ResourceName): readonly string[] =>
  Object.keys(resources[resource].entries).filter((name) => name !== "item");

/** Where an item comes from. */
export const itemSources: AskedQuery = {
  query: getItemSources,
  of,
  saysNone: groupsOf("ItemSources"),
  abridges: () => itemSourceAbridges,
};

/** What an item is used for. */
export const itemUses: AskedQuery = {
  query: getItemUses,
  of,
  saysNone: groupsOf("ItemUses"),
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
