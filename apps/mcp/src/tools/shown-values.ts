import type { Catalog, Collection } from "@gamedata/core";
import { type Arguments, isRecord } from "../call/arguments.js";

/** The groups of a detail whose values lists are sorted and filtered by. */
const groups = ["stats", "category", "flags"] as const;

/** The parameters of lists that are no value of a record. */
const noValues: readonly string[] = ["limit", "offset", "q", "sort", "ids"];

/** Returns the names of the values that a list is sorted and filtered by. */
export function askedValues({ sort, ...filters }: Arguments): readonly string[] {
  const key = typeof sort === "string" ? [sort.replace(/^-/u, "")] : [];
  return [...new Set([...key, ...Object.keys(filters)])].filter((name) => !noValues.includes(name));
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
