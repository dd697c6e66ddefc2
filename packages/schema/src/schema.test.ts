import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import {
  hennaStatChanges,
  type ItemGrade,
  type ItemId,
  itemGrades,
  itemId,
  itemRow,
  type NpcId,
  npcRace,
  npcRaces,
  questRace,
  resources,
  type TableName,
  tableFile,
  tables,
} from "./index.js";
import { jsonSchemaOf } from "./json-schema.js";

describe("ids", () => {
  it("take plain numbers, but not the id of another kind", () => {
    expectTypeOf<57>().toExtend<ItemId>();
    expectTypeOf<ItemId>().not.toExtend<NpcId>();
  });

  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, "57"])("refuse %s", (value) => {
    expect(v.is(itemId, value)).toBe(false);
  });
});

describe("tables", () => {
  it("have a kebab-case file each", () => {
    const files = (Object.keys(tables) as TableName[]).map(tableFile);
    expect(files).toContain("armor-sets.json");
    expect(files).toContain("items.json");
    expect(new Set(files).size).toBe(files.length);
  });

  it("are closed: an unknown field, a null and an empty list are refused", () => {
    const item = { id: 1, name: "Short Sword", type: "weapon" };
    expect(v.is(itemRow, item)).toBe(true);
    expect(v.is(itemRow, { ...item, colour: "red" })).toBe(false);
    expect(v.is(itemRow, { ...item, price: null })).toBe(false);
    expect(v.is(itemRow, { ...item, price: undefined })).toBe(false);
    expect(v.is(tables.quests.row, { id: 1, name: "Letters of Love", races: [] })).toBe(false);
  });
});

describe("words that differ by chronicle", () => {
  const item = { id: 1, name: "Short Sword", type: "weapon" };

  it("are known ones, or any other that is written as they are", () => {
    for (const grade of [...itemGrades, "event"]) expect(v.is(itemRow, { ...item, grade })).toBe(true);
    for (const grade of ["", "R99", "r 99", " r99", 99]) expect(v.is(itemRow, { ...item, grade })).toBe(false);
    for (const race of [...npcRaces, "Death Knight"]) expect(v.is(npcRace, race)).toBe(true);
    for (const race of ["", " Undead", "Undead\n"]) expect(v.is(npcRace, race)).toBe(false);
  });

  it("are text with examples in JSON Schema", () => {
    expect(jsonSchemaOf(questRace)).toEqual(yaml`
      { type: string, pattern: "^[A-Z]+(?:_[A-Z]+)*$", examples: [HUMAN, ELF, DARK_ELF, ORC, DWARF, KAMAEL],
        description: "Race that a quest is open to, by the engine's name." }
    `);
  });

  it("have a type that knows the known ones and takes the others", () => {
    expectTypeOf<"s84">().toExtend<ItemGrade>();
    expectTypeOf<string>().toExtend<ItemGrade>();
    expectTypeOf<Extract<ItemGrade, "r99">>().toEqualTypeOf<"r99">();
  });
});

describe("resources", () => {
  it("are closed objects, every one", () => {
    for (const [name, schema] of Object.entries(resources))
      expect(`${name}: ${schema.type}`).toBe(`${name}: strict_object`);
  });

  it("keep the specification's capital letters for base stats", () => {
    expect(Object.keys(hennaStatChanges.entries)).toEqual(["STR", "CON", "DEX", "INT", "MEN", "WIT", "LUC", "CHA"]);
  });
});
