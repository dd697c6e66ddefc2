import { inventedDataset } from "@gamedata/fixtures";
import { interlude } from "@gamedata/interlude";
import type { Dataset, TableName } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog } from "./interlude.js";
import { comparisons, type QueryTables, queryRuns, queryTableRows } from "./query-tables.js";

const rows = queryTableRows(core, interlude);
const runs = queryRuns(core, interlude);
/** A comparison of whole data sets misses the same tables of a small one. */
const smallRuns = queryRuns(core, inventedDataset);

/** Answers of a run are compared for one call in so many, and always for the first. */
const EVERY = 50;

function catalogWith(dataset: Dataset, tables: readonly TableName[]): core.Catalog {
  const { manifest } = dataset;
  return core.createCatalog(Object.assign({ manifest }, ...tables.map((table) => ({ [table]: dataset[table] }))));
}

function callsOf(among: typeof runs, { name, condition }: QueryTables, on: core.Catalog): Iterable<() => unknown> {
  const run = among.find((one) => one.name === name && one.condition === condition);
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
    const answersOn = (on: core.Catalog) => [...every(callsOf(runs, row, on))];
    expect(answersOn(catalogWith(interlude, row.tables))).toEqual(answersOn(catalog));
  });

  it.each(titled)("%s: each is needed, and the error names it", (_title, row) => {
    const [among, dataset] = comparisons.includes(row.name) ? [smallRuns, inventedDataset] : [runs, interlude];
    for (const table of row.tables) {
      const others = row.tables.filter((other) => other !== table);
      expect(firstFailure(callsOf(among, row, catalogWith(dataset, others)))).toBe(
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
