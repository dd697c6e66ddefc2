import { expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import type { TableForm } from "./columns.js";
import { firstOfGroup, layoutOf, tableOf as tableOfLayout } from "./table.js";

function tableOf(rows: readonly unknown[], form: TableForm) {
  const layout = layoutOf(rows, form);
  return layout && tableOfLayout(layout, rows.length);
}

const whole = { references: Infinity, elements: Infinity, withValues: true };
const stem = { itemId: 1864, name: "Stem", count: 3 };
const orc = { id: 1, name: "Orc", type: "Monster", level: 9 };
const ant = { id: 2, name: "Ant", type: "Monster", level: null };

it("names the columns once, and what all rows have once", () => {
  const rows = [
    { id: 7, product: stem, place: { region: { id: 2, name: "Giran" }, spawnCount: 1 }, price: null, isKept: false },
    { id: 8, product: { ...stem, count: 1 }, place: { region: null, spawnCount: 1 }, price: null, isKept: false },
  ];
  expect(tableOf(rows, whole)).toEqual(yaml`
    { same: { "place.spawnCount": 1, isKept: false }, columns: [id, product, place.region],
      rows: [[7, "3 Stem", Giran], [8, Stem, null]] }
  `);
});

it("has what a reference says beside its name", () => {
  const given = [
    { itemId: 1, name: "Saber", count: 1, enchant: 5, isKept: true },
    { itemId: 2, name: "Stem", count: 2, chance: 12.5 },
  ];
  expect(tableOf([{ given }, { given: [] }], whole)).toEqual({
    columns: ["given"],
    rows: [[["Saber +5 (kept)", "2 Stem (12.5 %)"]], [[]]],
  });
});

const drops = [
  { npc: orc, probability: 0.5, kills: { p50: 1 } },
  { npc: ant, probability: 0.25, kills: null },
  { npc: ant, probability: 0.1, kills: null },
];

it("keeps the values of lists within the rows, under the names of their columns", () => {
  expect(tableOf([{ id: 1, drops }, { id: 2 }], whole)).toEqual(yaml`
    { columns: [id, { drops: [npc, probability, kills.p50] }],
      rows: [[1, [[Orc (level 9), 0.5, 1], [Ant, 0.25, null], [Ant, 0.1, null]]], [2, null]] }
  `);
});

it("says how many elements of a list within a row are left out", () => {
  const short = { references: 1, elements: 2, withValues: true };
  const rows = [{ drops, names: [stem, orc, "x"] }];
  expect(tableOf(rows, { ...short, withValues: false })).toEqual(yaml`
    { same: { drops: [Orc (level 9), Ant, and 1 more], names: ["3 Stem", and 2 more] }, columns: [], rows: [[]] }
  `);
  // What is about no record keeps its values.
  const effects = [{ stat: "pAtk", value: 1.1 }];
  expect(tableOf([{ effects }], { ...short, withValues: false })?.same).toEqual({
    effects: [{ stat: "pAtk", value: 1.1 }],
  });
});

it("groups rows that follow each other and have values in common, if that is shorter", () => {
  const npcs = [orc, ant];
  const rows = [1, 2, 3, 4, 5].map((id) => ({ list: id < 4 ? 1001 : 1002, npcs: id < 4 ? npcs : [ant], id }));
  const table = tableOf(rows, whole);
  expect(table).toEqual({
    columns: ["id"],
    groups: [
      { list: 1001, npcs: ["Orc (level 9)", "Ant"], rows: [[1], [2], [3]] },
      { list: 1002, npcs: ["Ant"], rows: [[4], [5]] },
    ],
  });
  expect(table?.groups?.map((group) => firstOfGroup(group, 2))).toEqual([
    { list: 1001, npcs: ["Orc (level 9)", "Ant"], total: 3, rows: [[1], [2]] },
    { list: 1002, npcs: ["Ant"], rows: [[4], [5]] },
  ]);
  expect(
    tableOf(
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
        { a: 2, b: 3 },
      ],
      whole,
    ),
  ).not.toHaveProperty("groups");
});

it("is only of records", () => {
  expect(tableOf(["a"], whole)).toBeUndefined();
  expect(tableOf([], whole)).toBeUndefined();
});
