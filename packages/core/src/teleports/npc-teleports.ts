import type { NpcTeleport, TeleportId, TeleportRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemQuantityOf } from "../records/items.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** A teleport and the NPC that offers it. */
export interface OfferedTeleport {
  readonly id: TeleportId;
  readonly row: TeleportRow;
  readonly npc: Npc;
}

/** Digits of the number of a destination in an id, at least. */
const LEAST_DESTINATION_DIGITS = 5;

/** Returns what the id of a raw NPC is multiplied by in the ids of teleports: a power of ten above each number of a destination. */
function npcFactorOf(rows: readonly TeleportRow[]): number {
  const digits = rows.map(({ destination }) => String(destination).length);
  return 10 ** Math.max(LEAST_DESTINATION_DIGITS, ...digits);
}

/** Teleports by id; those of NPCs that the data set does not have are omitted. */
export const teleportIndex = derived((catalog) => {
  const { teleports } = catalog.dataset;
  const npcFactor = npcFactorOf(teleports);
  return indexById(
    teleports.flatMap((row): readonly OfferedTeleport[] => {
      const npc = npcIndex(catalog).byRawId.get(row.npcId);
      return npc === undefined ? [] : [{ id: row.npcId * npcFactor + row.destination, row, npc }];
    }),
    ({ id }) => id,
  );
});

/** The teleports of an NPC, over all of its raw NPCs, by canonical NPC id; by id of the teleport. */
export const teleportsByNpc = derived((catalog) =>
  mapGroups(
    groupBy(teleportIndex(catalog).all, ({ npc }) => npc.id),
    (own) => own.map((teleport) => npcTeleportOf(catalog, teleport)),
  ),
);

/** Returns a teleport without the NPC that offers it. */
export function npcTeleportOf(catalog: Catalog, { id, row }: OfferedTeleport): NpcTeleport {
  const { name, x, y, z, isNoble } = row;
  return { id, name, x, y, z, price: itemQuantityOf(catalog, row.price), isNoble };
}
