import type { LootRow } from "@gamedata/client";
import { describe, expect, it } from "vitest";
import { foldEqual } from "./equal-rows.js";

const row = (itemId: number, group: number, max: number) => ({ itemId, group, max }) as unknown as LootRow;

describe("rows of loot", () => {
  it("are one where they differ in their group alone", () => {
    const folded = foldEqual([row(1, 1, 1), row(2, 1, 1), row(1, 2, 1), row(1, 3, 2), row(1, 4, 1)]);
    expect(folded.map(({ itemId, max, times }) => `${itemId} ${max} ${times}`)).toEqual(["1 1 3", "2 1 1", "1 2 1"]);
  });
});
