import {
  type Catalog,
  classCollection,
  getCharacter,
  getEnchanting,
  getFight,
  getItemSources,
  getItemUses,
  getLocation,
  itemCollection,
  listFarmingSpots,
  listHuntingTargets,
  listLocationLoot,
  locationCollection,
  monsterCollection,
  npcCollection,
  planClassSkills,
} from "@gamedata/core";
import { invalidParameter } from "@gamedata/core/parse";
import { isRecord, present } from "@gamedata/rules";
import type { ItemSources, ItemUses, TableName } from "@gamedata/schema/types";
import type { Abridges } from "../answer/fit-lists.js";
import type { Abridge } from "../answer/show-list.js";
import type { Arguments } from "../call/arguments.js";
import { type AskedQuery, asManyRows, levelDefaults, listOf } from "./tool.js";

export const ofItem = { parameter: "item", collection: itemCollection } as const;
export const ofNpc = { parameter: "npc", collection: npcCollection } as const;
const ofClass = { parameter: "class", collection: classCollection } as const;

export const npcs = listOf(npcCollection);

export const monsters = listOf(monsterCollection);

/**
 * Chooses the query: the argument `monsters` leaves out other NPCs.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is not true or false.
 */
export function allOrMonsters({ monsters: only = false, ...args }: Arguments): readonly [AskedQuery, Arguments] {
  if (typeof only !== "boolean") throw invalidParameter("monsters", only, "true or false");
  return [{ ...(only ? monsters : npcs), chosenBy: ["monsters"] }, args];
}

export const farmingSpots: AskedQuery = {
  query: listFarmingSpots,
  defaults: levelDefaults,
  of: ofItem,
};

export const locationLoot: AskedQuery = {
  query: listLocationLoot,
  of: { parameter: "location", collection: locationCollection },
  defaults: asManyRows,
  hint: nearestWithMonsters,
};

/** Chooses the query: an item is farmed, and without one a location has loot. */
export function spotsOrLoot(args: Arguments): readonly [AskedQuery, Arguments] {
  const isOfLocation = args["item"] === undefined && args["location"] !== undefined;
  return [isOfLocation ? locationLoot : farmingSpots, args];
}

/** Names the nearest location with monsters, for one without. */
function nearestWithMonsters(catalog: Catalog, id: number): object {
  return present({ nearestWithMonsters: getLocation(catalog, id).nearestWithMonsters });
}

export const classSkills: AskedQuery = { query: planClassSkills, of: ofClass };

export const character: AskedQuery = { query: getCharacter, of: ofClass };

export const hunting: AskedQuery = { query: listHuntingTargets, defaults: levelDefaults };

export const fight: AskedQuery = { query: getFight, of: ofNpc, chosenBy: ["playerLevel"] };

/** Chooses the ranking of all monsters, or the fight against the one that is named. */
export function huntOrFight(args: Arguments): readonly [AskedQuery, Arguments] {
  const { playerLevel, ...others } = args;
  return args["npc"] === undefined ? [hunting, args] : [fight, { level: playerLevel, ...others }];
}

const without =
  (...names: readonly string[]): Abridge =>
  (row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The kills are those of the probability; the exchange has its taxes. */
const loot = without("kills");
const exchange = without("maintainEnchantment", "appliesTaxes", "taxBase");
/** The recipe has its level and MP, and its name is that of the product. */
const recipe = without("name", "level", "mpConsume");

const itemSourceAbridges: Abridges = {
  droppedBy: loot,
  spoiledBy: loot,
  herbs: loot,
  exchangeFrom: exchange,
};

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

const useTables: Readonly<Record<Exclude<keyof ItemUses, "item">, TableName>> = {
  crafting: "recipes",
  recipes: "recipes",
  exchanges: "multisells",
  quests: "quests",
  skills: "skills",
  spellbook: "spellbooks",
  learning: "classes",
  crystal: "items",
  henna: "hennas",
};

export const itemSources: AskedQuery = {
  query: getItemSources,
  of: ofItem,
  saysNone: sourceTables,
  abridges: () => itemSourceAbridges,
};

export const itemUses: AskedQuery = {
  query: getItemUses,
  of: ofItem,
  saysNone: useTables,
  abridges: itemUseAbridges,
};

/** How an item is enchanted. */
export const itemEnchanting: AskedQuery = { query: getEnchanting, of: ofItem };
