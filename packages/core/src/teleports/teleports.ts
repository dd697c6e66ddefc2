import { npcId, teleportFacts } from "@gamedata/schema";
import type { Teleport, TeleportId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import type { TeleportListQuery } from "../generated/queries.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { flagFilter, idFilter } from "../query/input.js";
import { listInput } from "../query/list-input.js";
import { createListing } from "../query/listing.js";
import { showPage } from "../query/page.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { recordKind } from "../query/record-kind.js";
import { npcIndex, npcRefOf } from "../records/npcs.js";
import { npcTeleportOf, type OfferedTeleport, teleportIndex } from "./npc-teleports.js";

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

/** Returns a teleport with the NPC that offers it. */
export function teleportOf(catalog: Catalog, teleport: OfferedTeleport): Teleport {
  const { id, ...arrival } = npcTeleportOf(catalog, teleport);
  return { id, from: npcRefOf(teleport.npc), ...arrival };
}
