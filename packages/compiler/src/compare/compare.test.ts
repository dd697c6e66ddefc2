import type { TableRecord } from "@gamedata/rules";
import type { TableName } from "@gamedata/schema";
import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import type { ComparedDataset } from "../diff/records.js";
import { compareDatasets } from "./compare.js";
import { formatAgreement } from "./format.js";

const datasetOf = (version: string, tables: Partial<Record<TableName, readonly TableRecord[]>>): ComparedDataset => ({
  chronicle: "old",
  version,
  altered: [],
  records: new Map(
    Object.entries(tables).map(([name, rows]) => [
      name as TableName,
      new Map(rows.map((row, index) => [String(row["id"] ?? index), row])),
    ]),
  ),
});

const one = datasetOf("one", {
  items: [
    { id: 1, name: "Sword", price: 100, stats: { pAtk: 8 } },
    { id: 2, name: "Bow", price: 50 },
    { id: 3, name: "Axe" },
  ],
  // 70 % of adena, and two rows of one item.
  drops: [
    { npcId: 9, category: 0, itemId: 57, min: 1, max: 2, chance: 700_000 },
    { npcId: 9, category: 1, itemId: 5, min: 1, max: 1, chance: 1000 },
    { npcId: 9, category: 2, itemId: 5, min: 1, max: 1, chance: 2000 },
  ],
  spawns: [{ npcId: 9, x: 1, y: 2, z: 3 }],
  quests: [{ id: 1, name: "Mud" }],
});

const other = datasetOf("other", {
  items: [
    { id: 1, name: "Sword", price: 120, stats: { pAtk: 8.000000001 } },
    { id: 2, name: "Bow", weight: 7 },
    { id: 4, name: "Club" },
  ],
  // The same adena as a group of 70 % with all of it, and one row of the item.
  drops: [
    { npcId: 9, category: 1, groupChance: 700_000, itemId: 57, min: 1, max: 2, chance: 1_000_000 },
    { npcId: 9, category: 2, groupChance: 100_000, itemId: 5, min: 1, max: 1, chance: 10_000 },
  ],
  spawns: [{ npcId: 9, x: 7, y: 2, z: 3 }],
});

const agreement = compareDatasets(one, other);
const fieldOf = (table: string, field: string) =>
  agreement.tables.find((found) => found.table === table)?.fields.find((found) => found.field === field);

test("counts the records in both and in one, and the fields that both state", () => {
  const items = agreement.tables.find(({ table }) => table === "items");
  expect(items).toMatchObject({ both: 2, onlyFirst: 1, onlySecond: 1 });
  expect(fieldOf("items", "name")).toEqual({ field: "name", both: 2, agreeing: 2, disagreements: [] });
  // Only item 1 has a price in both.
  expect(fieldOf("items", "price")).toEqual(yaml`
    { field: price, both: 1, agreeing: 0, disagreements: [{ key: "1", name: Sword, first: 100, second: 120 }] }
  `);
  // 8 and 8.000000001 differ by rounding only.
  expect(fieldOf("items", "stats.pAtk")).toMatchObject({ both: 1, agreeing: 1 });
});

test("compares the chance of a drop per kill, whatever its group", () => {
  // 70 % in both; 10 % · 1 % = 1,000 of a million in both, and the second row of the item in the first only.
  expect(agreement.tables.find(({ table }) => table === "drops")).toMatchObject(yaml`
    { both: 2, onlyFirst: 1, onlySecond: 0 }
  `);
  expect(fieldOf("drops", "chance")).toMatchObject({ both: 2, agreeing: 2 });
});

test("leaves out spawns, and tables that one of the data sets does not have", () => {
  expect(agreement.tables.map(({ table }) => table)).toEqual(["items", "drops"]);
});

test("is formatted as text, Markdown and JSON", () => {
  const text = formatAgreement(agreement, "text");
  expect(text).toContain("items: 2 records in both, 1 in the first only, 1 in the second only\n");
  expect(text).toContain("  price: 0 of 1 agree\n    1 Sword: 100, 120\n");
  expect(formatAgreement(agreement, "markdown")).toContain("| items.name | 2 | 2 | 100.0 | | |\n");
  expect(JSON.parse(formatAgreement(agreement, "json"))).toEqual(JSON.parse(JSON.stringify(agreement)));
});
