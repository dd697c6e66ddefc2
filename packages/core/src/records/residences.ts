import type { CastleId, CastleRef, NpcId } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { indexById } from "../rows/group-by.js";
import { itemIndex } from "./items.js";
import { npcIndex } from "./npcs.js";

/** The name of a circlet: of the castle alone, perhaps with what tells the circlet from others (`Circlet of Gludio - Sealed`). */
const CIRCLET = /^(?:Circlet of (?<of>.+?)(?: - .+)?|(?<castle>.+) Circlet)$/u;

export const castleIndex = derived(({ dataset }) => indexById(dataset.castles, ({ id }) => id));

/**
 * Returns the reference to a castle. The source names a castle by its circlet only: that of `Circlet of Gludio` is
 * `Gludio Castle`, as is that of a `Gludio Circlet`. A castle without a row, or whose circlet no item is, has the name `#<id>`.
 */
export function castleRefOf(catalog: Catalog, id: CastleId): CastleRef {
  const castle = castleIndex(catalog).byId.get(id);
  const circlet = castle && itemIndex(catalog).byId.get(castle.circletItemId)?.name;
  if (circlet === undefined) return { id, name: `#${id}` };
  const groups = CIRCLET.exec(circlet)?.groups;
  return { id, name: groups ? `${groups["of"] ?? groups["castle"]} Castle` : circlet };
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
