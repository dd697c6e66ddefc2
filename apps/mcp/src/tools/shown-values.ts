import { type Catalog, type Collection, npcEffectiveStats } from "@gamedata/core";
import { isRecord } from "@gamedata/rules";
import type { ResourceName } from "@gamedata/schema";
import type { Arguments } from "../call/arguments.js";

/** The groups of a detail whose values lists are sorted and filtered by. */
const groups = ["stats", "category", "flags", "rewards"] as const;

/** What rows always show of the details: the adena of a quest is null in its row where it depends on a branch. */
const alwaysShown: Partial<Record<ResourceName, readonly string[]>> = { QuestSummary: ["adenaRange", "adenaByCount"] };

/** The parameters of lists that are no value of a record. */
const noValues: readonly string[] = ["limit", "offset", "q", "sort", "ids"];

/** Returns the names of the values of details that the rows of a list show: what it is sorted and filtered by, and a few more. */
export function shownValues(row: ResourceName, { sort, ...filters }: Arguments): readonly string[] {
  const key = typeof sort === "string" ? [sort.replace(/^-/u, "")] : [];
  const asked = [...key, ...Object.keys(filters)].filter((name) => !noValues.includes(name));
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
