import { armorRow, inventedDataset, weaponRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { countItemGrades, countItemTypes, countNpcTypes, createCatalog } from "../index.js";
import { itemCategoryOf } from "./item-facets.js";

describe("itemCategoryOf", () => {
  it.each([
    ["rhand", "One-handed"],
    ["rear;lear", "Earring"],
    ["hairall", "Hair Accessory"],
    ["deco1", "Talisman"],
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
  const namesOf = (counts: readonly object[]) => counts.map((count) => Object.values(count).join(" "));
  expect(namesOf(countItemGrades(catalog))).toEqual(["none 8", "a 2"]);
  expect(namesOf(countItemTypes(catalog))).toEqual(["weapon 2", "armor 2", "etcitem 6"]);
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
