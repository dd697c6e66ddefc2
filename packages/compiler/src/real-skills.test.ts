import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ConditionalEffectRow, ItemRow, LevelValue, SkillEffectRow, SkillRow } from "@gamedata/schema";
import { describe, expect, test } from "vitest";
import { createReport } from "./diagnostic.js";
import { openDatapack } from "./read/datapack.js";
import { readXmlFolder, type XmlElement } from "./read/xml.js";

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const DATAPACK = pathOf("../shared/datapack/interlude");

/** Reads the elements of a folder as they are, without the readers of the tables. */
const elementsOf = (folder: string, name: string) =>
  readXmlFolder(openDatapack(DATAPACK, createReport()), folder, (list) => list.children.filter((e) => e.name === name));

const rowsOf = <Row extends { readonly id: number }>(table: string): ReadonlyMap<number, Row> => {
  const rows: readonly Row[] = JSON.parse(readFileSync(pathOf(`data/interlude/tables/${table}.json`), "utf8"));
  return new Map(rows.map((row) => [row.id, row]));
};

const listOf = <Value>(value: LevelValue<Value> | undefined, length: number): readonly (Value | undefined)[] =>
  Array.isArray(value) ? value : Array.from({ length }, () => value as Value | undefined);

/** The functions of a list as the source has them: name, stat, values by level, and whether there is a condition. */
function functionsOf(skill: XmlElement, list: readonly XmlElement[]) {
  const tables = new Map(
    skill.children
      .filter(({ name }) => name === "table")
      .map(({ attributes, text }) => [attributes["name"], text.trim().split(/\s+/u).map(Number)]),
  );
  return list
    .filter(({ name }) => name !== "effect")
    .map(({ name, attributes, children }) => {
      const { stat = "", val = "" } = attributes;
      const values = tables.get(val)?.slice(0, Number(skill.attributes["levels"]));
      return { name, stat, values: values ?? [Number(val)], isConditional: children.length > 0 };
    });
}

/** What one function of the engine does to a stat of 200 that has 1000 as its value by now. */
function applied(name: string, value: number): number {
  switch (name) {
    case "add":
      return 1000 + value;
    case "sub":
      return 1000 - value;
    case "mul":
      return 1000 * value;
    case "addMul":
      return 1000 * (1 - value / 100);
    case "subDiv":
      return 1000 / (1 - value / 100);
    case "basemul":
    case "baseMul":
      return 1000 + 200 * value;
    case "set":
      return value;
    default:
      throw new Error(`There is no function ${name}`);
  }
}

/** Asserts that rows do what the functions of the source do, one for one. */
function expectSame(
  functions: ReturnType<typeof functionsOf>,
  {
    effects = [],
    conditionalEffects = [],
  }: { readonly effects?: readonly SkillEffectRow[]; readonly conditionalEffects?: readonly ConditionalEffectRow[] },
) {
  const expected = [...functions.filter((f) => !f.isConditional), ...functions.filter((f) => f.isConditional)];
  const rows = [...effects, ...conditionalEffects];
  expect(rows.map(({ stat }) => stat)).toEqual(expected.map(({ stat }) => stat));
  expect(effects).toHaveLength(functions.filter((f) => !f.isConditional).length);
  for (const [index, { op, value }] of rows.entries()) {
    const { name = "", values = [] } = expected[index] ?? {};
    const shown = listOf(value, values.length);
    for (const [level, sourceValue] of values.entries()) {
      const result = shown[level] ?? (Array.isArray(value) ? null : shown[0]);
      if (result === null || result === undefined) expect([name, sourceValue]).toEqual(["subDiv", 100]);
      else expect(applied(op, result)).toBeCloseTo(applied(name, sourceValue), 6);
    }
  }
}

describe.skipIf(!existsSync(DATAPACK))("the skills and items of the interlude source", () => {
  test("every function is in exactly one of effects, conditional effects and applied effects", () => {
    const rows = rowsOf<SkillRow>("skills");
    let functionCount = 0;
    for (const skill of elementsOf("xml/skills", "skill")) {
      const row = rows.get(Number(skill.attributes["id"]));
      const list = skill.children.filter(({ name }) => name === "for").flatMap(({ children }) => children);
      const effects = list.filter(({ name }) => name === "effect");
      expect(row?.appliedEffects ?? []).toHaveLength(effects.length);
      expectSame(functionsOf(skill, list), row ?? {});
      for (const [index, effect] of effects.entries())
        expectSame(functionsOf(skill, effect.children), row?.appliedEffects?.[index] ?? {});
      functionCount += [list, ...effects.map(({ children }) => children)].flat().length - effects.length;
    }
    // 954 directly under `<for>` and 1,147 in the `<effect>`s there, counted with another XML parser.
    expect(functionCount).toBe(2101);
  });

  test("what an item subtracts is negative, and what it only enchants is no stat", () => {
    const rows = rowsOf<ItemRow>("items");
    const counts = { set: 0, add: 0, sub: 0, enchantOnly: 0 };
    for (const item of elementsOf("xml/items", "item")) {
      const row = rows.get(Number(item.attributes["id"]));
      const { stats = {} } = row ?? {};
      const entries = item.children.filter(({ name }) => name === "for").flatMap(({ children }) => children);
      const stated = entries.filter(({ name }) => name !== "enchant");
      const signed = stated.map(({ name, attributes: { stat = "", val } }) => [
        stat,
        Number(val) * (name === "sub" ? -1 : 1),
      ]);
      // The placeholder items have no row.
      if (row === undefined) expect(item.attributes["name"]).toBe("0");
      else expect(stats).toEqual(Object.fromEntries(signed));
      for (const { name } of stated) counts[name === "sub" || name === "add" ? name : "set"] += 1;
      const names = new Set(stated.map(({ attributes }) => attributes["stat"]));
      counts.enchantOnly += entries.filter(({ attributes }) => !names.has(attributes["stat"])).length;
    }
    // Counted with another XML parser, like the 426 of the contract; items 6917 and 8763 have enchants alone for pAtk and mAtk.
    expect(counts).toEqual({ set: 4944, add: 1553, sub: 426, enchantOnly: 4 });
  });
});
