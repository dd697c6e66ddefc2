import type { Dataset, TableName } from "@gamedata/schema";
import { createRandom, pick, type Random, randomInteger } from "../random.js";

/** What lies between the ids of two copies of a row; above every id of which many follow one another. */
const ID_STEP = 1_000_000;
/** Most game units by which a copy's coordinates are moved. */
const SHIFT = 2_000;
/** Fields that hold an id, or a list of ids. */
const ID_FIELD = /^(?:id|[a-zA-Z0-9]+Ids?|chest|legs|head|gloves|feet|shield|rHand|lHand|food[12])$/u;
/** A skill reference of an item: `id-level`, several joined by `;`. */
const SKILL_REFERENCE = /\d+(?=-\d)/gu;
const syllables = ["ka", "mor", "tel", "ira", "dun", "os", "vel", "gra", "shi", "un"];
/** Tables that do not grow: the map's tiles and the player levels are taken, and facts about a few ids or about all records stay so. */
const fixedTables: readonly TableName[] = [
  "regions",
  "locationOverrides",
  "pointCurrencies",
  "herbGroups",
  "raceIcons",
  "doubts",
  "experience",
  "engineRules",
];

/** One table's rows as JSON knows them. */
export type JsonRow = Readonly<Record<string, unknown>>;

/**
 * Enlarges a data set: every row is there once as it is, and again with other ids, another name and a place nearby for
 * each further copy. A copy refers to rows of its own copy, so that a record stays as large as it was.
 *
 * @param dataset The real data set.
 * @param name The table.
 * @param size How many times as many rows.
 * @param seed The same seed gives the same rows.
 */
export function* enlargeTable(dataset: Dataset, name: TableName, size: number, seed: number): Generator<JsonRow> {
  const copies = fixedTables.includes(name) ? 1 : size;
  for (let copy = 0; copy < copies; copy++) {
    const random = createRandom(seed + copy);
    const prefix = copyName(random, copy);
    for (const row of dataset[name]) yield copy === 0 ? { ...row } : copyRow({ ...row }, copy, prefix, random);
  }
}

function copyName(random: Random, copy: number): string {
  const name = pick(random, syllables) + pick(random, syllables) + pick(random, syllables);
  return `${name[0]?.toUpperCase()}${name.slice(1)}${copy}`;
}

function copyRow(row: JsonRow, copy: number, prefix: string, random: Random): JsonRow {
  const moved = shiftIds(row, copy);
  return {
    ...moved,
    ...(typeof row["name"] === "string" && { name: `${prefix} ${row["name"]}` }),
    ...(typeof row["x"] === "number" && { x: row["x"] + randomInteger(random, -SHIFT, SHIFT) }),
    ...(typeof row["y"] === "number" && { y: row["y"] + randomInteger(random, -SHIFT, SHIFT) }),
  };
}

function shiftIds(record: JsonRow, copy: number): JsonRow {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, shiftValue(field, value, copy)]));
}

function shiftValue(field: string, value: unknown, copy: number): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => shiftValue(field, element, copy));
  if (typeof value === "object" && value !== null) return shiftIds({ ...value }, copy);
  if (field === "itemSkill" && typeof value === "string")
    return value.replace(SKILL_REFERENCE, (id) => `${shiftId(Number(id), copy)}`);
  return typeof value === "number" && ID_FIELD.test(field) ? shiftId(value, copy) : value;
}

function shiftId(id: number, copy: number): number {
  return id + copy * ID_STEP;
}
