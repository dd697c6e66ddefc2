import { locationId, npcId, regionId } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { dropEntries } from "../npcs/npc-facets.js";
import { npcTypeEntries } from "../npcs/npc-list-query.js";
import { idFilter, idList, integer, nameText } from "../query/input.js";
import { notAbove } from "../query/number-ranges.js";
import type {} from "../query/query.js";
import { npcIndex } from "../records/npcs.js";
import { boxFilter } from "./box.js";

/** The bounds of the level of NPCs; beyond the highest level in the data set a map would always be empty. */
function levelEntries(catalog: Catalog) {
  const highest = npcIndex(catalog).all.reduce((most, { canonical }) => Math.max(most, canonical.level ?? 1), 1);
  const level = v.pipe(integer, v.minValue(1), v.maxValue(highest));
  return {
    levelMin: v.optional(
      v.pipe(
        level,
        v.description("Lowest level of the NPC, inclusive: 1 to the highest in the data; at most `levelMax`."),
        notAbove("levelMax"),
      ),
    ),
    levelMax: v.optional(
      v.pipe(
        level,
        v.description("Highest level of the NPC, inclusive: 1 to the highest in the data; at least `levelMin`."),
      ),
    ),
  };
}

/** The input of the map of spawns. */
export const spawnMapQuery = derived((catalog) =>
  v.object({
    bbox: boxFilter("Only spawns in this box"),
    location: idFilter(locationId, "Only spawns in this location."),
    region: idFilter(regionId, "Only spawns in this region."),
    ...npcTypeEntries(catalog, false),
    ...levelEntries(catalog),
    q: nameText(),
    npc: idList(npcId, "Only these NPCs, by the id of any of their raw NPCs."),
    ...dropEntries(),
  }),
);
