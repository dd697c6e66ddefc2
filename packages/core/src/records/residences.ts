import type { CastleId, CastleRef, NpcId } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { indexById } from "../rows/group-by.js";
import { itemRefOf } from "./items.js";
import { npcIndex } from "./npcs.js";

/** What the name of a circlet has before or after that of the castle. */
const CIRCLET = /^Circlet of | Circlet$/u;

export const castleIndex = derived(({ dataset }) => indexById(dataset.castles, ({ id }) => id));

/**
 * Returns the reference to a castle. The source names a castle by its circlet only: that of `Circlet of Gludio` is
 * `Gludio Castle`, as is that of a `Gludio Circlet`. An unknown id has the name `#<id>`.
 */
export function castleRefOf(catalog: Catalog, id: CastleId): CastleRef {
  const castle = castleIndex(catalog).byId.get(id);
  if (castle === undefined) return { id, name: `#${id}` };
  const circlet = itemRefOf(catalog, castle.circletItemId).name;
  return { id, name: CIRCLET.test(circlet) ? `${circlet.replace(CIRCLET, "")} Castle` : circlet };
}

/** The castle that taxes each NPC, by canonical id: the first one that names it. Source: constructor of the class `NpcTemplate` of aCis. */
export const castlesByNpc = derived((catalog): ReadonlyMap<NpcId, CastleRef> => {
  const castles = new Map<NpcId, CastleRef>();
  for (const { id, npcIds = [] } of catalog.dataset.castles) {
    for (const npcId of npcIds) {
      const npc = npcIndex(catalog).byRawId.get(npcId);
      if (npc !== undefined && !castles.has(npc.id)) castles.set(npc.id, castleRefOf(catalog, id));
    }
  }
  return castles;
});

export const clanHallIndex = derived(({ dataset }) => indexById(dataset.clanHalls, ({ id }) => id));
