import {
  type Catalog,
  getLocation,
  itemCollection,
  listFarmingSpots,
  listLocationLoot,
  locationCollection,
} from "@gamedata/core";
import { present } from "@gamedata/rules";
import type { Arguments } from "../call/arguments.js";
import { type AskedQuery, asManyRows } from "./asked-query.js";
import { levelDefaults } from "./level-defaults.js";

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
