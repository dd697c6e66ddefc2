import { armorRow, inventedDataset, weaponRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { countItemGrades, countItemTypes, countNpcTypes, createCatalog } from "../index.js";
import { itemCategoryOf } from "./item-facets.js";

describe("itemCategoryOf", () => {
  it.each([
    ["rhand", "One-handed"],
    ["rear;lear", "Earring"],
    ["hairall", "Hair Accessory"],
    ["wolf", "wolf"],
  ])("calls the slot %s %s", (bodypart, label) => {
    expect(itemCategoryOf(armorRow(1, "Thing", { bodypart }))).toEqual({ bodypart: label });
  });

  it("is nothing when the source says nothing", () => {
    expect(itemCategoryOf(weaponRow(1, "Thing"))).toBeUndefined();
    expect(itemCategoryOf(weaponRow(1, "Thing", { weaponType: "BOW" }))).toEqual({ weaponType: "BOW" });
  });
});

const catalog = createCatalog(inventedDataset);

it("counts items by grade and type, values without an item left out", () => {
  expect(countItemGrades(catalog)).toEqual([
    { name: "none", count: 8 },
    { name: "a", count: 2 },
  ]);
  expect(countItemTypes(catalog)).toEqual([
    { name: "weapon", count: 2 },
    { name: "armor", count: 2 },
    { name: "etcitem", count: 6 },
  ]);
});

it("counts raw NPC entries by type, by the type's name", () => {
  expect(countNpcTypes(catalog)).toEqual([
    { name: "Folk", isMonster: false, count: 1 },
    { name: "Merchant", isMonster: false, count: 1 },
    { name: "Monster", isMonster: true, count: 2 },
  ]);
});

it("counts the items of a catalog once", () => {
  expect(countItemGrades(catalog)).toBe(countItemGrades(catalog));
  expect(countItemTypes(catalog)).toBe(countItemTypes(catalog));
});
