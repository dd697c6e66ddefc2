import { armorRow, weaponRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
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
