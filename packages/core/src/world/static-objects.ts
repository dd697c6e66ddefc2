import { regionId, staticObjectFacts, staticObjectKind as staticObjectKinds } from "@gamedata/schema";
import type { StaticObject, StaticObjectId, StaticObjectRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { StaticObjectListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter, DEFAULT_LIMIT, idFilter, pageEntries, sortBy } from "../query/input.js";
import { createListing, showPage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { regionGrid } from "../records/areas.js";
import { indexById } from "../rows/group-by.js";

const staticObjectListQuery = derived(() =>
  v.object({
    ...pageEntries(DEFAULT_LIMIT),
    kind: choiceFilter(staticObjectKinds.options, "The kind of object."),
    region: idFilter(regionId, "Only objects in this region."),
    sort: sortBy(["id"]),
  }),
);

const staticObjectIndex = derived(({ dataset }) => indexById(dataset.staticObjects, ({ id }) => id));

const staticObjectListing = derived((catalog) => createListing(staticObjectIndex(catalog).all, () => "", {}));

const staticObjectKind = recordKind(staticObjectFacts, (catalog) => staticObjectIndex(catalog).byId);

/**
 * Lists the signs, thrones and flagpoles that stand in the world. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * assert.equal(listStaticObjects(catalog, { kind: "throne" }).meta.total, 9);
 * ```
 */
export const listStaticObjects: ListQuery<StaticObjectListQuery, StaticObject> = listQuery(
  staticObjectKind,
  staticObjectListQuery,
  (catalog, query) => {
    const { kind, region } = query;
    const isWanted = (row: StaticObjectRow): boolean =>
      (kind === undefined || row.kind === kind) &&
      (region === undefined || regionGrid(catalog).at(row.x, row.y)?.id === region);
    const selection = staticObjectListing(catalog).select(query, isWanted);
    return showPage(selection, query, (row) => staticObjectOf(catalog, row));
  },
);

/**
 * Returns an object that stands in the world; of a sign with a map, where it is on that.
 *
 * @throws {GameDataError} `INVALID_ID`, or `STATIC_OBJECT_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * assert.deepEqual(getStaticObject(catalog, 21_190_001).map, { texture: "town_map_elf_t00", x: 430, y: 285 });
 * ```
 */
export const getStaticObject: RecordQuery<StaticObjectId, StaticObject> = detailQuery(staticObjectKind, staticObjectOf);

/** Returns many such objects by id. See {@link BulkQuery}. */
export const getStaticObjects: BulkQuery<StaticObjectId, StaticObject> = bulkQuery(staticObjectKind, staticObjectOf);

/** The collection of objects that stand in the world. */
export const staticObjectCollection = collection(
  staticObjectKind,
  listStaticObjects,
  getStaticObject,
  getStaticObjects,
);

function staticObjectOf(catalog: Catalog, row: StaticObjectRow): StaticObject {
  return { ...row, region: regionGrid(catalog).at(row.x, row.y) ?? null };
}
