import {
  type Catalog,
  classCollection,
  getCharacter,
  getFight,
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
import { present } from "@gamedata/rules";
import type { Arguments } from "../call/arguments.js";
import { type AskedQuery, asManyRows, levelDefaults, listOf } from "./asked-query.js";

/** All NPCs. */
export const npcs = listOf(npcCollection);

/** Those that are monsters. */
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

/** Where an item can be farmed, in a location or anywhere. */
export const farmingSpots: AskedQuery = {
  query: listFarmingSpots,
  defaults: levelDefaults,
  of: { parameter: "item", collection: itemCollection },
};

/** What is dropped in a location. */
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

const ofClass = { parameter: "class", collection: classCollection } as const;

/** What a class learns up to a level. */
export const classSkills: AskedQuery = { query: planClassSkills, of: ofClass };

/** The stats of a character of a class. */
export const character: AskedQuery = { query: getCharacter, of: ofClass };

/** What can be hunted. */
export const hunting: AskedQuery = { query: listHuntingTargets, defaults: levelDefaults };

/** A fight against one NPC. */
export const fight: AskedQuery = { query: getFight, of: { parameter: "npc", collection: npcCollection } };

/** Chooses the ranking of all monsters, or the fight against the one that is named. */
export function huntOrFight(args: Arguments): readonly [AskedQuery, Arguments] {
  const { playerLevel, ...others } = args;
  return args["npc"] === undefined ? [hunting, args] : [fight, { level: playerLevel, ...others }];
}
