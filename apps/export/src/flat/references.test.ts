import { describe, expect, it } from "vitest";
import type { Cell, FlatTable } from "./flat-table.js";
import { findReferences } from "./read-schema.js";

/** Makes a table with the column `id`, whose values can be ids of the given tables. */
function tableOf(name: string, targets: readonly string[], ids: readonly Cell[]): FlatTable {
  const candidates = targets.map((table) => ({ table, column: "id" }));
  const id = { name: "id", type: "integer", isNullable: true, description: "", candidates } as const;
  return { name, description: "", columns: [id], key: ["id"], parent: undefined, rows: ids.map((one) => [one]) };
}

const targetsOf = (tables: readonly FlatTable[]) =>
  [...findReferences(tables)].flatMap(([name, references]) => references.map(({ to }) => `${name} → ${to?.table}`));

describe("the references of a column", () => {
  const npcs = tableOf("npcs", ["npcs", "raw"], [1, 2]);
  const raw = tableOf("raw", ["npcs", "raw"], [1, 2, 3]);

  it("are to the first candidate that has all ids, and never to the column itself", () => {
    const minions = tableOf("minions", ["npcs", "raw"], [2, null, 2]);
    const killers = tableOf("killers", ["npcs", "raw"], [3, 1]);
    expect(targetsOf([npcs, raw, minions, killers])).toEqual(["minions → npcs", "killers → raw"]);
  });

  it("are to no column where an id has no record", () => {
    expect(targetsOf([npcs, tableOf("strangers", ["npcs"], [1, 4])])).toEqual(["strangers → undefined"]);
  });
});
