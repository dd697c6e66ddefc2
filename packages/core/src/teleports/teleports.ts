import { npcId, teleportFacts } from "@gamedata/schema";
import type { NpcTeleport, Teleport, TeleportId, TeleportRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { TeleportListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { flagFilter, idFilter } from "../query/input.js";
import { createListing, listInput, showPage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemQuantityOf } from "../records/items.js";
import { type Npc, npcIndex, npcRefOf } from "../records/npcs.js";
import { groupBy, indexById, mapGroups } from "../rows/group-by.js";

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

function npcTeleportOf(catalog: Catalog, { id, row }: OfferedTeleport): NpcTeleport {
  const { name, x, y, z, isNoble } = row;
  return { id, name, x, y, z, price: itemQuantityOf(catalog, row.price), isNoble };
}

const teleportListQuery = derived(() =>
  listInput(["id", "name"], {
    npc: idFilter(npcId, "Only teleports of this NPC, by the id of any of its raw NPCs."),
    isNoble: flagFilter("Only teleports of noblesse, or only those of everyone."),
  }),
);

const teleportListing = derived((catalog) => createListing(teleportIndex(catalog).all, ({ row }) => row.name, {}));

const teleportKind = recordKind(teleportFacts, (catalog) => teleportIndex(catalog).byId);

/**
 * Lists the teleports that NPCs offer, with destination and price. 50 rows by id by default: by id of the raw NPC, then
 * by the source's number of the destination.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listTeleports(catalog, { npc: 30080, q: "giran", isNoble: false });
 * assert.equal(data[0]?.from.name, "Clarissa");
 * assert.deepEqual(data.map(({ name, price }) => [name, price.count]), [["Giran Harbor", 5200]]);
 * ```
 */
export const listTeleports: ListQuery<TeleportListQuery, Teleport> = listQuery(
  teleportKind,
  teleportListQuery,
  (catalog, query) => {
    const { npc, isNoble } = query;
    const wanted = npc === undefined ? undefined : npcIndex(catalog).byRawId.get(npc);
    const isWanted = (teleport: OfferedTeleport): boolean =>
      (npc === undefined || teleport.npc === wanted) && (isNoble === undefined || teleport.row.isNoble === isNoble);
    const selection = teleportListing(catalog).select(query, isWanted);
    return showPage(selection, query, (teleport) => teleportOf(catalog, teleport));
  },
);

/**
 * Returns a teleport. Its id is the id of the raw NPC, then the source's number of the destination with as many digits as the longest of
 * the chronicle has, at least five.
 *
 * @throws {GameDataError} `INVALID_ID`, or `TELEPORT_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { from, name, price } = getTeleport(catalog, 3_000_600_015);
 * assert.deepEqual([from.name, name, price.count], ["Roxxy", "The Village of Gludin", 18_000]);
 * ```
 */
export const getTeleport: RecordQuery<TeleportId, Teleport> = detailQuery(teleportKind, teleportOf);

/** Returns many teleports by id. See {@link BulkQuery}. */
export const getTeleports: BulkQuery<TeleportId, Teleport> = bulkQuery(teleportKind, teleportOf);

/** The collection of teleports. */
export const teleportCollection = collection(teleportKind, listTeleports, getTeleport, getTeleports);

export function teleportOf(catalog: Catalog, teleport: OfferedTeleport): Teleport {
  const { id, ...arrival } = npcTeleportOf(catalog, teleport);
  return { id, from: npcRefOf(teleport.npc), ...arrival };
}
