import { type Catalog, type Collection, npcEffectiveStats, type RecordSchema, selectFields } from "@gamedata/core";
import { isRecord } from "@gamedata/rules";
import { type ResourceName, resources } from "@gamedata/schema";
import { compact, ICON, isIcon } from "../answer/compact.js";
import { type Arguments, readFields } from "../call/arguments.js";

export type JsonObject = Readonly<Record<string, unknown>>;

export interface FieldSelection {
  /** All fields if there is none. */
  readonly fields: readonly string[] | undefined;
  readonly schema: RecordSchema;
  readonly withIcons: boolean;
  /** The values of the detail that a row shows, too. */
  readonly values: readonly string[];
}

/**
 * Reads the argument `fields`. Images that it names are shown in the records of lists, too.
 *
 * @param resource The resource that the fields are of.
 * @param values Values of the detail that `fields` may name, too.
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is not a list of texts.
 */
export function selectionOf(resource: ResourceName, args: Arguments, values: readonly string[] = []): FieldSelection {
  const named = readFields(args);
  const withIcons = named?.some(isIcon) === true;
  const entries: Readonly<Record<string, unknown>> = resources[resource].entries;
  const fields = named?.filter((field) => field !== ICON || Object.hasOwn(entries, ICON));
  const known = Object.fromEntries(values.map((name) => [name, undefined]));
  return {
    fields: fields?.length === 0 ? undefined : fields,
    schema: { entries: { ...entries, ...known } },
    withIcons,
    values,
  };
}

/**
 * Returns what of a record is shown, in short.
 *
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field.
 */
export function select(record: JsonObject, { fields, schema, withIcons }: FieldSelection): JsonObject {
  const selected = fields === undefined ? record : selectFields(record, schema, fields);
  return recordOf(compact(selected, withIcons));
}

/** Returns a value that is a record; any other one is a bug. */
export function recordOf(value: unknown): JsonObject {
  if (isRecord(value)) return value;
  throw new Error("A query returned a value that is no record.");
}

/** The groups of a detail whose values lists are sorted and filtered by. */
const groups = ["stats", "category", "flags", "rewards"] as const;

/** What rows always show of the details: the adena of a quest is null in its row where it depends on a branch. */
const alwaysShown: Partial<Record<ResourceName, readonly string[]>> = { QuestSummary: ["adenaRange", "adenaByCount"] };

/** The parameters of lists that are no value of a record. */
const noValues: readonly string[] = ["limit", "offset", "q", "sort", "ids", "with", "classId"];

/** What the names of bounds have beside that of the value: `levelMin`. */
const BOUND = /(?:Min|Max)$/u;

/** Returns the names of the values of details that the rows of a list show: what it is sorted and filtered by, and a few more. */
export function shownValues(row: ResourceName, { sort, ...filters }: Arguments): readonly string[] {
  const key = typeof sort === "string" ? [sort.replace(/^-/u, "")] : [];
  const names = Object.keys(filters).map((name) => name.replace(BOUND, ""));
  const asked = [...key, ...names].filter((name) => !noValues.includes(name));
  return [...new Set([...asked, ...(alwaysShown[row] ?? [])])];
}

/** Adds values of the detail of its record to a row; a value that the detail does not have is left out. */
export function withValues(
  catalog: Catalog,
  { get }: Collection,
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const missing = names.filter((name) => !Object.hasOwn(row, name));
  const id = row["id"];
  if (missing.length === 0 || typeof id !== "number") return row;
  const detail: unknown = get(catalog, id);
  if (!isRecord(detail)) return row;
  const sources = [detail, ...groups.map((group) => detail[group]).filter(isRecord)];
  const values = missing.flatMap((name) => {
    const value = sources.map((source) => source[name]).find((one) => one !== undefined && !Array.isArray(one));
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** Gives a row of an NPC the HP that the game shows, which such rows are filtered and sorted by, instead of those of its template. */
export function withHpOfGame(
  catalog: Catalog,
  resource: ResourceName,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { id } = row;
  if (resource !== "NpcSummary" || typeof id !== "number") return row;
  const hp = npcEffectiveStats(catalog, id)?.hp;
  return hp === undefined ? row : { ...row, hp };
}
