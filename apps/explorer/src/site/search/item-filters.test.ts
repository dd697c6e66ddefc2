import { describe, expect, it } from "vitest";
import { type FilterWord, itemFilters } from "./item-filters.js";

const kinds: readonly FilterWord[] = [
  { parameter: "type", value: "armor", text: "Armor" },
  { parameter: "weaponType", value: "BOW", text: "Bow" },
  { parameter: "armorType", value: "HEAVY", text: "Heavy Armor" },
  { parameter: "etcItemType", value: "scrl_enchant_wp", text: "Scroll: Enchant Weapon" },
  { parameter: "etcItemType", value: "scrl_enchant_am", text: "Scroll: Enchant Armor" },
  { parameter: "etcItemType", value: "bless_scrl_enchant_wp", text: "Blessed Scroll: Enchant Weapon" },
];
const grades: readonly FilterWord[] = ["a", "b"].map((value) => ({
  parameter: "grade",
  value,
  text: `${value.toUpperCase()} grade`,
}));
const found = (text: string) => itemFilters(text, kinds, grades).map((filters) => filters.map(({ value }) => value));

describe("itemFilters", () => {
  it.each([
    ["armor b grade", [["armor", "b"]]],
    ["bow a", [["BOW", "a"]]],
    ["A-grade bow", [["BOW", "a"]]],
    ["heavy armor", [["HEAVY"]]],
    ["enchant", [["scrl_enchant_wp"], ["scrl_enchant_am"]]],
    ["blessed enchant", [["bless_scrl_enchant_wp"]]],
    ["b grade", [["b"]]],
  ])("finds those of %s", (text, filters) => {
    expect(found(text)).toEqual(filters);
  });

  it.each(["", "a", "draconic bow", "vesper", "bo", "grade"])("finds none for “%s”", (text) => {
    expect(found(text)).toEqual([]);
  });
});
