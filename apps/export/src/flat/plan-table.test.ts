import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { fillTables } from "./flat-tables.js";
import { planTable, type Rules } from "./plan-table.js";
import type { Schema } from "./read-schema.js";

const itemId = v.pipe(v.number(), v.integer(), v.description("Item id."));
const itemRef = v.pipe(v.strictObject({ id: itemId, name: v.string(), icon: v.string() }), v.description("An item."));
const recipe = v.pipe(
  v.strictObject({
    id: itemId,
    isDwarven: v.boolean(),
    grade: v.exactOptional(v.picklist(["none", "d"])),
    product: v.pipe(itemRef, v.description("What it makes.")),
    rate: v.nullable(v.strictObject({ value: v.pipe(v.number(), v.description("Percent.")), text: v.string() })),
    steps: v.array(v.strictObject({ takes: v.array(itemRef), levels: v.exactOptional(v.array(v.literal(1))) })),
    notes: v.exactOptional(v.record(v.string(), v.string())),
    place: v.strictTuple([v.number(), v.number()]),
    power: v.union([v.number(), v.boolean(), v.string()]),
  }),
  v.description("A recipe."),
);

const plain: Rules = { keptFields: () => undefined, candidates: () => [], isJson: () => false, isLeftOut: () => false };
const head = { name: "recipes", description: "Every recipe.", given: [], key: ["id"], parent: undefined };

const tablesOf = (schema: Schema, rules: Rules, records: readonly unknown[]) =>
  fillTables(planTable(schema, head, rules), records);
const namesOf = (tables: ReturnType<typeof tablesOf>) =>
  tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)].join(" "));

describe("the tables of records", () => {
  it("have a column for each value, and a table for each list with the key of its owner and the position", () => {
    expect(namesOf(tablesOf(recipe, plain, []))).toEqual([
      "recipes id isDwarven grade product_id product_name product_icon rate_value rate_text place power",
      "recipes_steps recipes_id position",
      "recipes_steps_takes recipes_id steps_position position id name icon",
      "recipes_steps_levels recipes_id steps_position position value",
      "recipes_notes recipes_id position key value",
    ]);
  });

  it("have the types, the descriptions and the missing values of the schemas", () => {
    const [first] = tablesOf(recipe, plain, []);
    expect(
      first?.columns.map(({ name, type, isNullable, description }) => [name, type, isNullable, description]),
    ).toEqual([
      ["id", "integer", false, "Item id."],
      ["isDwarven", "boolean", false, ""],
      ["grade", "text", true, ""],
      ["product_id", "integer", false, "Item id."],
      ["product_name", "text", false, "What it makes."],
      ["product_icon", "text", false, "What it makes."],
      ["rate_value", "real", true, "Percent."],
      ["rate_text", "text", true, ""],
      ["place", "json", false, ""],
      ["power", "text", false, ""],
    ]);
  });

  it("have the rows of the records and of their lists, in order", () => {
    const bow = { id: 14, name: "Bow", icon: "bow.png" };
    const stem = { id: 1864, name: "Stem", icon: "stem.png" };
    const records = [
      {
        id: 9,
        isDwarven: true,
        product: bow,
        rate: { value: 60.5, text: "60.5 %" },
        steps: [{ takes: [stem, bow] }, { takes: [stem], levels: [1] }],
        notes: { by: "hand" },
        place: [1, 2],
        power: true,
      },
      { id: 8, isDwarven: false, grade: "d", product: stem, rate: null, steps: [], place: [0, 0], power: 5 },
    ];
    expect(tablesOf(recipe, plain, records).map(({ rows }) => rows)).toEqual(yaml`
      - [
        [9, true, null, 14, Bow, bow.png, 60.5, "60.5 %", "[1,2]", true],
        [8, false, d, 1864, Stem, stem.png, null, null, "[0,0]", 5]]
      - [[9, 1], [9, 2]]
      - [
        [9, 1, 1, 1864, Stem, stem.png],
        [9, 1, 2, 14, Bow, bow.png],
        [9, 2, 1, 1864, Stem, stem.png]]
      - [[9, 2, 1, 1]]
      - [[9, 1, by, hand]]
    `);
  });

  it("follow the rules for what the schemas do not say", () => {
    const rules: Rules = {
      keptFields: (schema) => ("entries" in schema && "icon" in (schema.entries ?? {}) ? ["id"] : undefined),
      candidates: (schema) => (schema.type === "number" ? [{ table: "items", column: "id" }] : []),
      isJson: (schema) => "entries" in schema && "text" in (schema.entries ?? {}),
      isLeftOut: (table, path) => `${table}.${path.join(".")}` === "recipes_steps.levels" || path[0] === "notes",
    };
    const tables = tablesOf(recipe, rules, []);
    expect(namesOf(tables)).toEqual([
      "recipes id isDwarven grade product_id rate place power",
      "recipes_steps recipes_id position",
      "recipes_steps_takes recipes_id steps_position position id",
    ]);
    const referring = tables.flatMap(({ columns }) => columns.filter(({ candidates }) => candidates.length > 0));
    expect(referring.map(({ name }) => name)).toEqual(["id", "product_id", "id"]);
  });

  it.each([
    ["SQL", v.strictObject({ id: itemId, str: v.number(), STR: v.number() }), "str"],
    [
      "a program without underscores",
      v.strictObject({ id: itemId, crystalCount: v.number(), crystal: v.strictObject({ count: v.number() }) }),
      "crystalcount",
    ],
  ])("are refused where %s would take two columns for one", (_who, schema, name) => {
    expect(() => planTable(schema, head, plain)).toThrow(`The table recipes has two columns ${name}`);
  });
});
