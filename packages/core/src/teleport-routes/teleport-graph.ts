import { ADENA_ITEM_ID, MAXIMUM_WALK } from "@gamedata/rules";
import type { NpcId, SpawnRow, TeleportRow } from "@gamedata/schema/types";
import { distanceBetween, type Near, type Point } from "../areas/point.js";
import { derived } from "../catalog/catalog.js";
import { spawnRows } from "../records/npcs.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { ascending } from "../rows/order.js";
import { type OfferedTeleport, teleportIndex } from "../teleports/teleports.js";

/** A point where teleports are offered: a spawn of the raw NPC that offers them. */
export type Gate = SpawnRow;

export interface Arrival extends Point {
  /** The gates within the longest walk, nearest first. */
  readonly gates: readonly Near<Gate>[];
}

export interface Offer {
  readonly teleport: OfferedTeleport;
  readonly arrival: Arrival;
  /** Adena; 0 where another item is the price. */
  readonly price: number;
}

/**
 * The teleports that routes may take, by raw NPC id. One that costs another item than adena is omitted, unless it is for
 * noblesse: its price could not be compared with others.
 */
const routeTeleports = derived((catalog) =>
  groupBy(
    teleportIndex(catalog).all.filter(({ row }) => row.isNoble || row.price.itemId === ADENA_ITEM_ID),
    ({ row }) => row.npcId,
  ),
);

/** The gates by raw NPC id, then in source order of the spawns; NPCs without spawns have none. */
export const teleportGates = derived((catalog): readonly Gate[] =>
  [...routeTeleports(catalog).keys()].flatMap((rawId) => spawnRows(catalog).get(rawId) ?? []),
);

/** What is offered at a gate, by the raw NPC id of the gate; by id of the teleport. */
export const teleportOffers = derived((catalog): ReadonlyMap<NpcId, readonly Offer[]> => {
  const gates = teleportGates(catalog);
  const arrivals = new Map<string, Arrival>();
  const arrivalOf = ({ x, y, z }: TeleportRow): Arrival => {
    const key = `${x},${y},${z}`;
    const arrival = arrivals.get(key) ?? { x, y, z, gates: gatesNear({ x, y, z }, gates) };
    arrivals.set(key, arrival);
    return arrival;
  };
  return mapGroups(routeTeleports(catalog), (own) =>
    own.map((teleport) => {
      const { itemId, count } = teleport.row.price;
      return { teleport, arrival: arrivalOf(teleport.row), price: itemId === ADENA_ITEM_ID ? count : 0 };
    }),
  );
});

function gatesNear(point: Point, gates: readonly Gate[]): readonly Near<Gate>[] {
  return gates
    .map((gate) => ({ point: gate, distance: distanceBetween(point, gate) }))
    .filter(({ distance }) => distance <= MAXIMUM_WALK)
    .sort(ascending(({ distance }) => distance));
}
