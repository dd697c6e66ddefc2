import { etcItemRow } from "@gamedata/fixtures";
import { expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { findByName } from "../index.js";

const names = ["Claymore", "Café Ticket", "Elf’s Bow", "Elf's  Bow", "Claymore Box", "Old Claymore"];
const catalog = catalogWith({ items: names.map((name, index) => etcItemRow(index + 1, name)) });
const idsOf = (rows: readonly { readonly id: number }[] = []) => rows.map(({ id }) => id);
const find = (name: string) => findByName(catalog, { type: "item", name });

it.each([
  ["CLAYMORE", [1]],
  [" cafe  ticket ", [2]],
  ["elf`s bow", [3, 4]],
])("finds the records with the name %j", (name, ids) => {
  expect(find(name)).toEqual({ matches: ids.map((id) => ({ type: "item", id, name: names[id - 1] })) });
});

it("lists names like it where no record has the name", () => {
  expect(find("claymor")).toMatchObject({ matches: [] });
  expect(idsOf(find("claymor").candidates)).toEqual([1, 5, 6]);
  expect(idsOf(find("calymore").candidates)).toEqual([1, 5, 6]);
  expect(find("zariche")).toEqual({ matches: [] });
});

it("refuses a blank name and an unknown type", () => {
  expect(() => find(" ")).toThrow("Invalid name");
  expect(() => Reflect.apply(findByName, undefined, [catalog, { type: "spell", name: "Claymore" }])).toThrow(
    "Invalid type",
  );
});
