import {
  type Catalog,
  countNpcTypes,
  DEFAULT_LIMIT,
  itemSorts,
  MAXIMUM_IDS,
  MAXIMUM_LIMIT,
  npcSorts,
} from "@gamedata/core";
import { itemGrade, itemType, locationId, regionId, searchType } from "@gamedata/schema";
import * as v from "valibot";
import type { RecordSchema } from "./record.js";
import type { ParameterSchema } from "./route.js";

const q = v.optional(v.pipe(v.string(), v.description("A part of the name; upper and lower case are the same.")));

const sort = <const Sorts extends readonly string[]>(sorts: Sorts) =>
  v.optional(
    v.pipe(v.picklist(sorts), v.description("The order; `-` means descending. Ties are by ascending id.")),
    "id",
  );

const caseless = "Upper and lower case are the same.";

/**
 * Gives the parameters of every list that comes in pages.
 *
 * @param defaultLimit The rows on a page when the request does not say.
 */
export function pageParameters(defaultLimit: number) {
  return {
    limit: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(MAXIMUM_LIMIT),
        v.description(`Rows on the page; more than ${MAXIMUM_LIMIT} count as ${MAXIMUM_LIMIT}.`),
      ),
      defaultLimit,
    ),
    offset: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(Number.MAX_SAFE_INTEGER),
        v.description("Rows before the page; past the end the page is empty."),
      ),
      0,
    ),
  };
}

/** The parameters of the item list. */
export const itemListParameters = {
  ...pageParameters(DEFAULT_LIMIT),
  q,
  type: v.optional(v.pipe(itemType, v.description(`The kind of item. ${caseless}`))),
  grade: v.optional(v.pipe(itemGrade, v.description(`The grade of the item. ${caseless}`))),
  sort: sort(itemSorts),
};

const level = (bound: "levelMin" | "levelMax", words: string) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.description(
        `${words} level, inclusive; ${bound === "levelMin" ? "at most `levelMax`" : "at least `levelMin`"}.`,
      ),
    ),
  );

const npcType =
  (isListed: (type: { readonly isMonster: boolean }) => boolean): ParameterSchema =>
  (catalog: Catalog) =>
    v.optional(
      v.pipe(
        v.picklist(
          countNpcTypes(catalog)
            .filter(isListed)
            .map((type) => type.name),
        ),
        v.description(`The engine's type of the NPC. ${caseless}`),
      ),
    );

const npcStyleParameters = {
  ...pageParameters(DEFAULT_LIMIT),
  q,
  levelMin: level("levelMin", "Lowest"),
  levelMax: level("levelMax", "Highest"),
  sort: sort(npcSorts),
};

/** The parameters of the NPC list of the raw layer. */
export const rawNpcListParameters = { ...npcStyleParameters, npcType: npcType(() => true) };

/** The parameters of the monster list of the raw layer: only types of monsters. */
export const rawMonsterListParameters = { ...npcStyleParameters, npcType: npcType((type) => type.isMonster) };

const areaParameters = {
  location: v.optional(v.pipe(locationId, v.description("Only those that spawn in this location at least once."))),
  region: v.optional(v.pipe(regionId, v.description("Only those that spawn in this region at least once."))),
};

/** The parameters of the NPC list of the cleaned layer. */
export const npcListParameters = { ...rawNpcListParameters, ...areaParameters };

/** The parameters of the monster list of the cleaned layer: only types of monsters. */
export const monsterListParameters = { ...rawMonsterListParameters, ...areaParameters };

/** The parameters of the search. */
export const searchParameters = {
  q: v.pipe(
    v.string(),
    v.regex(/\S/u),
    v.description("A name, a part of it, or nearly so; upper and lower case are the same."),
  ),
  types: v.optional(v.pipe(v.array(searchType), v.description(`The types to search; all by default. ${caseless}`))),
  ...pageParameters(DEFAULT_LIMIT),
};

/**
 * Gives the parameter that chooses the fields of the records.
 *
 * @param record The schema of the records.
 * @param bulkRecord The schema of the records that are asked for by id, where it is another one.
 */
export function fieldsParameter(record: RecordSchema, bulkRecord: RecordSchema = record) {
  const names = [...new Set([...Object.keys(record.entries), ...Object.keys(bulkRecord.entries)])];
  const whose = bulkRecord === record ? "" : " With `ids` the fields are those of the details, else those of the rows.";
  return v.optional(
    v.pipe(
      v.array(v.picklist(names)),
      v.description(`The top-level fields to keep; a record then has no others. All by default.${whose}`),
    ),
  );
}

/**
 * Gives the parameter that asks for many records by id.
 *
 * @param id The schema of one id.
 */
export function idsParameter(id: v.GenericSchema<number>) {
  return v.optional(
    v.pipe(
      v.array(id),
      v.maxLength(MAXIMUM_IDS),
      v.description(
        "The records to give the details of, in this order; ids that name nothing are in `meta.missing`. Goes with `fields` only.",
      ),
    ),
  );
}
