import { classRow, dropRow, etcItemRow, npcRow, recipeRow, spawnRow, taught } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { getItemSources } from "./item-sources.js";
import { getItemUses } from "./item-uses.js";

const npc = (id: number, name: string) => npcRow(id, name, { level: 3 });

describe("the sources of an item", () => {
  it("compute the canonical raw NPC of an NPC, or of the entries with the item the one that gives most", () => {
    // Toad: 2 is canonical, as it has spawns. Newt: 3 is canonical, and only 4 and 5 have the item.
    const catalog = catalogWith({
      items: [etcItemRow(5, "Mud")],
      npcs: [npc(1, "Toad"), npc(2, "Toad"), npc(3, "Newt"), npc(4, "Newt"), npc(5, "Newt")],
      drops: [dropRow(1, 5, 900_000), dropRow(2, 5, 500_000), dropRow(4, 5, 250_000), dropRow(5, 5, 750_000)],
      spawns: [spawnRow(2, 0, 0), spawnRow(3, 0, 0)],
    });
    expect(getItemSources(catalog, 5)).toEqual({
      item: { itemId: 5, name: "Mud", iconFile: null },
      droppedBy: [
        expect.objectContaining({ npc: expect.objectContaining({ id: 3, name: "Newt" }), rawId: 5, probability: 0.75 }),
        expect.objectContaining({ npc: expect.objectContaining({ id: 2, name: "Toad" }), rawId: 2, probability: 0.5 }),
      ],
    });
  });

  it("name the lowest entry of those that give as much, whatever the order of their rows", () => {
    // The canonical raw NPC is 2. As sums, 0.1 + 0.2 + 0.3 and 0.3 + 0.2 + 0.1 differ in the last digit.
    const groups = (npcId: number, ...chances: readonly number[]) =>
      chances.map((chance, index) => ({ ...dropRow(npcId, 5, chance), category: index + 1 }));
    const catalog = catalogWith({
      items: [etcItemRow(5, "Mud")],
      npcs: [npc(2, "Toad"), npc(3, "Toad"), npc(4, "Toad")],
      drops: [...groups(3, 100_000, 200_000, 300_000).toReversed(), ...groups(4, 100_000, 200_000, 300_000)],
      spawns: [spawnRow(2, 0, 0)],
    });
    expect(getItemSources(catalog, 5).droppedBy).toEqual([expect.objectContaining({ rawId: 3 })]);
  });

  it("are the item alone where there are none", () => {
    const catalog = catalogWith({ items: [etcItemRow(5, "Mud")] });
    expect(getItemSources(catalog, 5)).toEqual({ item: { itemId: 5, name: "Mud", iconFile: null } });
    expect(getItemUses(catalog, 5)).toEqual({ item: { itemId: 5, name: "Mud", iconFile: null } });
  });
});

describe("the uses of an item", () => {
  it("count a recipe once that lists the item twice, with all pieces", () => {
    const ingredients = [2, 3].map((count) => ({ itemId: 5, count }));
    const recipe = recipeRow(1, 7, {}, { itemId: 6, ingredients });
    const items = [etcItemRow(5, "Mud"), etcItemRow(6, "Recipe: Mud Pie"), etcItemRow(7, "Mud Pie")];
    const catalog = catalogWith({ items, recipes: [recipe] });
    expect(getItemUses(catalog, 5).recipes).toEqual([expect.objectContaining({ id: 6, consumed: 5 })]);
  });

  it("name the skills of classes and of other trees that take it to be learned", () => {
    const withMud = { ...taught(3, 1, 5, 0), items: [{ itemId: 6, count: 1, alternatives: [5] }] };
    const catalog = catalogWith({
      items: [etcItemRow(5, "Mud"), etcItemRow(7, "Reed")],
      skills: [1, 2, 3, 4].map((id) => ({ id, name: `Skill ${id}`, maxLevel: 1 })),
      classes: [classRow(0, "Hider", { skills: [withMud, taught(4, 1, 5, 0)] })],
      skillTrees: [
        { tree: "clan", skillId: 2, skillLevel: 1, items: [{ itemId: 5, count: 9 }] },
        // The data set does not have the skill.
        { tree: "clan", skillId: 8, skillLevel: 1, items: [{ itemId: 7, count: 1 }] },
      ],
    });
    expect(getItemUses(catalog, 5).learning?.map(({ id }) => id)).toEqual([2, 3]);
    expect(getItemUses(catalog, 7)).not.toHaveProperty("learning");
  });

  it("give crystals by the grade of the item, and none without a count", () => {
    const crystal = etcItemRow(1458, "Crystal: D-Grade");
    const blade = { ...etcItemRow(8, "Blade"), grade: "d" as const, crystalCount: 12 };
    const others = [
      { ...blade, id: 9, crystalCount: 0 },
      { ...blade, id: 10, grade: "r99" },
      { ...blade, id: 11, grade: "event" },
    ];
    const catalog = catalogWith({ items: [blade, ...others, crystal] });
    expect(getItemUses(catalog, 8).crystal).toMatchObject({ itemId: 1458, name: "Crystal: D-Grade", count: 12 });
    expect(getItemUses(catalog, 9).crystal).toBeUndefined();
    expect(getItemUses(catalog, 10).crystal).toMatchObject({ itemId: 17_371, count: 12 });
    expect(getItemUses(catalog, 11).crystal).toBeUndefined();
  });
});
