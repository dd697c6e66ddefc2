import { type Catalog, countNpcTypes, DEFAULT_LIMIT, itemSorts, MAXIMUM_LIMIT, npcSorts } from "@gamedata/core";
import { itemGrade, itemType } from "@gamedata/schema";
import * as v from "valibot";
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

/** The parameters of the NPC lists of both layers. */
export const npcListParameters = { ...npcStyleParameters, npcType: npcType(() => true) };

/** The parameters of the monster lists of both layers: only types of monsters. */
export const monsterListParameters = { ...npcStyleParameters, npcType: npcType((type) => type.isMonster) };
