import { interlude } from "@gamedata/interlude";
import type { Dataset, TableName } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog } from "./interlude.js";
import { type QueryTables, queryRuns, queryTableRows } from "./query-tables.js";

const rows = queryTableRows(core, interlude);
const runs = queryRuns(core, interlude);
/** Answers of a run are compared for one call in so many, and always for the first. */
const EVERY = 10;

function catalogWith(dataset: Dataset, tables: readonly TableName[]): core.Catalog {
  const { manifest } = dataset;
  return core.createCatalog(Object.assign({ manifest }, ...tables.map((table) => ({ [table]: dataset[table] }))));
}

function callsOf({ name, condition }: QueryTables, on: core.Catalog): Iterable<() => unknown> {
  const run = runs.find((one) => one.name === name && one.condition === condition);
  if (run === undefined) throw new Error(`There is no run ${name} ${condition}.`);
  return run.calls(on);
}

function* every(calls: Iterable<() => unknown>): Iterable<unknown> {
  let position = 0;
  for (const call of calls) {
    if (position % EVERY === 0) yield call();
    position += 1;
  }
}

/** Calls until one throws, and returns its message. */
function firstFailure(calls: Iterable<() => unknown>): string | undefined {
  try {
    for (const call of calls) call();
  } catch (error) {
    return core.isGameDataError(error) ? error.message : String(error);
  }
  return undefined;
}

const titled = rows.map((row) => [[row.name, row.condition].filter(Boolean).join(" with "), row] as const);

describe("the tables of a query", () => {
  it("are measured for every query", () => {
    const queries = Object.entries(core).flatMap(([name, value]) =>
      typeof value === "function" && "prepare" in value ? [name] : [],
    );
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(queries));
  });

  it.each(titled)("%s: suffice", (_title, row) => {
    const answersOn = (on: core.Catalog) => [...every(callsOf(row, on))];
    expect(answersOn(catalogWith(interlude, row.tables))).toEqual(answersOn(catalog));
  });

  // That the error of a missing table reaches the caller; every query reads tables in the same way.
  it.each(["getItem", "listNpcs", "listRecipes"])("%s: each is needed, and the error names it", (name) => {
    const row = rows.find((one) => one.name === name);
    expect(row?.tables.length).toBeGreaterThan(0);
    for (const table of row?.tables ?? []) {
      const others = catalogWith(interlude, row?.tables.filter((other) => other !== table) ?? []);
      expect(row && firstFailure(callsOf(row, others))).toBe(
        `Missing dataset.${table}: it must be a table, since this query needs it.`,
      );
    }
  });

  it("are few: what a record is named by, and what its list shows", () => {
    const tablesOf = (name: string, condition?: string) =>
      rows.find((row) => row.name === name && row.condition === condition)?.tables;
    expect(tablesOf("listItems")).toEqual(["items"]);
    expect(tablesOf("listClasses")).toEqual(["classes"]);
    expect(tablesOf("listNpcSpawns")).toEqual(["npcs", "spawns", "regions", "locations", "locationOverrides"]);
    expect(tablesOf("getRegion")).toEqual(["npcs", "drops", "spawns", "regions"]);
    expect(tablesOf("search", 'types: ["henna"]')).toEqual(["hennas"]);
    expect(tablesOf("search", 'types: ["armor-set"]')).toEqual(["armorSets"]);
  });
});
