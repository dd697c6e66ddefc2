import { expect, it } from "vitest";
import { mergeLists } from "./merged-list.js";

it("keeps what another tab has added, while this tab changes and removes items", () => {
  const before = { items: "5:1,6:2", stock: "9:4" };
  const after = { items: "5:3" };
  const other = { items: "5:1,6:2,7:1", stock: "9:4", recipes: "11" };
  expect(mergeLists(before, after, other)).toEqual({ items: "5:3,7:1", recipes: "11" });
});

it("takes what the other tab has changed where this one has changed nothing", () => {
  const list = { items: "5:1,6:2", buy: "3,4" };
  expect(mergeLists(list, list, { items: "6:8", buy: "4" })).toEqual({ items: "6:8", buy: "4" });
  expect(mergeLists(list, list, {})).toEqual({});
});

it("takes this tab's number of an item that both have changed", () => {
  expect(mergeLists({ items: "5:1" }, { items: "5:2" }, { items: "5:9" })).toEqual({ items: "5:2" });
});
