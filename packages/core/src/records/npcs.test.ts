import { npcRow } from "@gamedata/fixtures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupNpcs, groupRawNpcs } from "./npcs.js";

const nobody = { hasSpawns: () => false, hasDrops: () => false };

/** Finds the canonical id of three equal entries, of which some have spawns and some have drops. */
function canonicalOf(spawning: readonly number[], dropping: readonly number[]): number | undefined {
  const rows = [1, 2, 3].map((id) => npcRow(id, "Toad", { level: 5 }));
  const [group] = groupNpcs(groupRawNpcs(rows), {
    hasSpawns: (id) => spawning.includes(id),
    hasDrops: (id) => dropping.includes(id),
  });
  return group?.canonical.id;
}

describe("groupNpcs", () => {
  it("puts the same name and level together, and nothing else", () => {
    const rows = [
      npcRow(1, "Toad", { level: 5 }),
      npcRow(2, "Toad", { level: 6 }),
      npcRow(3, "toad", { level: 5 }),
      npcRow(4, "Toad", { level: 5 }),
      npcRow(5, "Toad"),
      npcRow(6, "Toad"),
    ];
    expect(groupNpcs(groupRawNpcs(rows), nobody).map(({ mergedIds }) => mergedIds)).toEqual([[1, 4], [2], [3], [5, 6]]);
  });

  it.each([
    [[2, 3], [3, 1], 3],
    [[2, 3], [1], 2],
    [[], [2, 3], 2],
    [[], [], 1],
    [[1, 2, 3], [1, 2, 3], 1],
  ])("with spawns of %j and drops of %j shows %i", (spawning, dropping, canonical) => {
    expect(canonicalOf(spawning, dropping)).toBe(canonical);
  });

  it("is a partition, its canonical raw NPC one of it, ordered by that", () => {
    const entries = fc.array(
      fc.record({ name: fc.constantFrom("Toad", "Newt"), level: fc.constantFrom(1, 2, 3), spawns: fc.boolean() }),
    );
    fc.assert(
      fc.property(entries, (some) => {
        const rows = some.map(({ name, level }, position) => npcRow(position + 1, name, { level }));
        const groups = groupNpcs(groupRawNpcs(rows), {
          hasSpawns: (id) => some[id - 1]?.spawns ?? false,
          hasDrops: () => false,
        });
        const members = groups.flatMap(({ mergedIds }) => mergedIds);
        expect(members.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
        for (const { canonical, mergedIds } of groups) {
          expect(mergedIds).toContain(canonical.id);
          expect(mergedIds).toEqual(mergedIds.toSorted((a, b) => a - b));
        }
        const order = groups.map(({ canonical }) => canonical.id);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});
