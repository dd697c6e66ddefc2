import { etcItemRow, inventedDataset, npcRow, recipeRow, skillAt } from "@gamedata/fixtures";
import type { Dataset } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { getChanges } from "../index.js";

function differences(
  type: NonNullable<Parameters<typeof getChanges>[2]>["type"],
  before: Partial<Dataset>,
  after: Partial<Dataset>,
) {
  const { counts, added, removed, changed, reused } = getChanges(catalogWith(after), catalogWith(before), { type });
  return { counts, added, removed, changed, reused };
}

const none = { added: [], removed: [], changed: [], reused: [] };
const hennaOf = (...classIds: readonly number[]) => ({
  hennas: [{ symbolId: 1, dyeItemId: 4445, engravePrice: 37_000, statChanges: {}, classIds }],
});
const set = (id: number, chest: number, name: string) => ({ id, chest, name, skillId: 3500 });

describe("what differs between two chronicles", () => {
  it("is not the order of a list that has none", () => {
    expect(differences("hennas", hennaOf(2, 10, 1), hennaOf(1, 2, 10)).changed).toEqual([]);
    const [more] = differences("hennas", hennaOf(2, 10, 1), hennaOf(10, 3, 1, 2)).changed;
    expect(JSON.stringify(more?.fields)).toBe('{"classIds":[[1,2,10],[1,2,3,10]]}');
  });

  it("is not a missing field and what it means, nor the case of a file name", () => {
    const stated = { grade: "none", flags: { tradable: true, stackable: false }, iconFile: "A.png" } as const;
    const { changed } = differences(
      "items",
      { items: [etcItemRow(1, "Bone", { iconFile: "a.png" }), etcItemRow(2, "Oar")] },
      { items: [etcItemRow(1, "Bone", stated), etcItemRow(2, "Oar", { flags: { tradable: false } })] },
    );
    expect(changed.map(({ id }) => id)).toEqual([2]);
  });

  it("is not another word for the same, nor a chance that is always", () => {
    const before = [
      etcItemRow(1, "Oar", { weaponType: "BIGBLUNT", bodypart: "fullarmor", onCritSkill: skillAt(5, 1) }),
      etcItemRow(2, "Staff", { weaponType: "BIGBLUNT" }),
      etcItemRow(3, "Rod"),
    ];
    const after = [
      etcItemRow(1, "Oar", {
        weaponType: "BLUNT",
        bodypart: "onepiece",
        onCritSkill: { ...skillAt(5, 1), chance: 100 },
      }),
      etcItemRow(2, "Staff", { weaponType: "BOW" }),
      etcItemRow(3, "Rod", { onCritSkill: skillAt(5, 1) }),
    ];
    const { changed } = differences("items", { items: before }, { items: after });
    expect(changed.map(({ id, fields }) => [id, fields])).toEqual([
      [2, { weaponType: ["BLUNT", "BOW"] }],
      [3, { onCritSkill: [null, { chance: 100, id: 5, level: 1 }] }],
    ]);
    const npcs = (type: string) => ({ npcs: [npcRow(1, "Toad", { type })] });
    expect(differences("npcs", npcs("Folk"), npcs("Npc")).changed).toEqual([]);
    expect(differences("npcs", npcs("Folk"), npcs("Guard")).changed[0]?.fields).toEqual({ type: ["Npc", "Guard"] });
  });

  it("is not an icon that one chronicle has no name of, but another icon", () => {
    const reed = (iconFile?: string) => ({
      items: [etcItemRow(1, "Reed", iconFile === undefined ? {} : { iconFile })],
    });
    expect(differences("items", reed(), reed("reed.png"))).toMatchObject({ changed: [], counts: [{ changed: 0 }] });
    expect(differences("items", reed("moss.png"), reed("reed.png")).changed[0]?.fields).toEqual({
      iconFile: ["moss.png", "reed.png"],
    });
  });

  it("is what a cast of a skill costs in all, and not in which parts", () => {
    const wind = (costs: object) => ({ skills: [{ id: 1, name: "Wind", maxLevel: 2, ...costs }] });
    const parts = wind({ mpInitialConsume: [5, 6], mpConsume: [17, 22] });
    expect(differences("skills", wind({ mpConsume: [22, 28] }), parts).changed).toEqual([]);
    expect(differences("skills", wind({ mpConsume: 22 }), parts).changed[0]?.fields).toEqual({
      mpConsume: [22, [22, 28]],
    });
  });

  it("is not the order of the rewards of a quest", () => {
    const quest = (...items: readonly number[]) => ({
      quests: [{ id: 1, name: "Reeds", rewards: { items: items.map((itemId) => ({ itemId, count: 1 })) } }],
    });
    expect(differences("quests", quest(7, 5), quest(5, 7)).changed).toEqual([]);
    expect(differences("quests", quest(7, 5), quest(5, 8)).counts).toMatchObject([{ changed: 1 }]);
  });

  it("is what an NPC shows, and not how its source writes it", () => {
    const toad = (row: object) => [npcRow(1, "Toad", row)];
    const before = toad({ file: "a.xml", exp: 0, hp: 39.7, corpseTime: 7, skills: [skillAt(5, 1), skillAt(4, 1)] });
    const marked = [skillAt(4, 1), skillAt(5, 1), skillAt(4408, 3), skillAt(4416, 3)];
    const after = toad({ file: "b.xml", hp: 40.2, race: "Beast", corpseTime: 9, skills: marked });
    expect(
      differences("npcs", { npcs: before }, { npcs: toad({ ...after[0], race: undefined }) }).changed[0]?.fields,
    ).toEqual({ race: [null, "Beast"] });
    const angry = toad({ ...before[0], ai: { type: "DEFAULT", aggro: 300 } });
    expect(differences("npcs", { npcs: before }, { npcs: angry }).changed[0]?.fields).toEqual({
      isAggressive: [false, true],
    });
  });

  it("is found in game coordinates: each grid begins at a tile of its own", () => {
    const region = (...tile: [number, number]) => [{ id: 1, name: "Reed Town", tiles: [tile] }];
    const wider = {
      ...inventedDataset.manifest,
      regionGrid: { firstTileX: 12, firstTileY: 10, columns: 15, rows: 17 },
    };
    const shifted = differences("regions", { regions: region(3, 8) }, { regions: region(7, 8), manifest: wider });
    expect(shifted).toMatchObject(none);
    const moved = differences("regions", { regions: region(3, 8) }, { regions: region(3, 8), manifest: wider });
    expect(moved.changed[0]?.fields).toEqual({ tiles: [[[19, 18]], [[15, 18]]] });
  });

  it("matches armor sets by their chest, and names the ids that are other sets", () => {
    const { added, removed, changed, reused } = differences(
      "armor-sets",
      { armorSets: [set(1, 20, "Reed Set"), set(2, 30, "Moss Set"), set(3, 40, "Fern Set")] },
      { armorSets: [set(1, 20, "Reed Set"), set(2, 40, "Fern Robe Set"), set(4, 50, "Heath Set")] },
    );
    expect(added).toEqual([{ type: "armor-sets", id: 4, name: "Heath Set" }]);
    expect(removed).toEqual([{ type: "armor-sets", id: 2, name: "Moss Set" }]);
    expect(changed).toEqual([
      { type: "armor-sets", id: 2, name: "Fern Robe Set", fields: { name: ["Fern Set", "Fern Robe Set"] } },
    ]);
    expect(reused).toEqual([{ type: "armor-sets", id: 2, names: ["Moss Set", "Fern Robe Set"] }]);
  });

  it("has the id of a recipe's item, not the number of the recipe", () => {
    const arrow = (id: number, itemId: number, level: number) => recipeRow(id, 17, {}, { itemId, level });
    const { added, changed } = differences(
      "recipes",
      { recipes: [arrow(1, 1666, 1)] },
      { recipes: [arrow(2, 1666, 3), arrow(1, 1787, 1)] },
    );
    expect(added).toEqual([{ type: "recipes", id: 1787, name: null }]);
    expect(changed).toEqual([{ type: "recipes", id: 1666, name: null, fields: { level: [1, 3] } }]);
  });

  it("is nothing for a kind of which one chronicle has no record", () => {
    expect(differences("hennas", hennaOf(1), { hennas: [] })).toMatchObject(none);
  });
});
