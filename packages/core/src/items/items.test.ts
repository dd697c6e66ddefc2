import { dropRow, etcItemRow, inventedDataset, npcRow, weaponRow } from "@gamedata/fixtures";
import type { DropRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog, getItem, listItemDroppers, listItemSpoilers, listItems } from "../index.js";

const catalog = createCatalog(inventedDataset);

describe("an item's detail", () => {
  it("links a recipe and what it makes", () => {
    expect(getItem(catalog, 5).crafting).toEqual(yaml`
      { productItemId: 1, productName: Willow Bow, productCount: 1, productIconFile: bow.png,
        ingredients: [{ itemId: 9, name: Willow Branch, iconFile: null, count: 12 }], successRate: 60, level: 2,
        mpConsume: 30, isDwarven: true }
    `);
    expect(getItem(catalog, 1).craftedBy).toEqual([
      { recipeItemId: 5, recipeName: "Recipe: Willow Bow", successRate: 60 },
    ]);
  });

  it("links the skill of a spellbook, its seller, its quests and its symbol", () => {
    expect(getItem(catalog, 6).usedAsSpellbook).toEqual(yaml`
      { skillId: 10, skillName: Thorns, iconFile: thorns.png,
        learnedBy: [{ id: 1, name: Thornwright, professionLevel: 1 }] }
    `);
    expect(getItem(catalog, 9).soldBy).toEqual([{ npc: { id: 102, name: "Mira" }, price: 6, buyListId: 1 }]);
    expect(getItem(catalog, 8).questItemFor).toEqual([{ id: 1, name: "A Letter for Fenn", levelMin: 3 }]);
    expect(getItem(catalog, 7).henna?.displayName).toBe("Berry");
  });

  it("lists quest rewards, guaranteed ones first, adena by its amount", () => {
    const quest = { id: 1, name: "A Letter for Fenn", levelMin: 3 };
    expect(getItem(catalog, 9).rewardedByQuests).toEqual([{ quest, count: 4 }]);
    expect(getItem(catalog, 57).rewardedByQuests).toEqual([
      { quest, count: 250 },
      { quest, count: 300, kind: "by-choice" },
    ]);
  });

  it("names equal reward rows once", () => {
    const alternatives = [1, 2].map(() => ({ kind: "random" as const, items: [{ itemId: 9, count: 2 }] }));
    const quests = [{ id: 1, name: "Twice", rewards: { items: [{ itemId: 9, count: 2 }], alternatives } }];
    expect(getItem(createCatalog({ ...inventedDataset, quests }), 9).rewardedByQuests).toEqual([
      { quest: { id: 1, name: "Twice", levelMin: null }, count: 2 },
      { quest: { id: 1, name: "Twice", levelMin: null }, count: 2, kind: "random" },
    ]);
  });

  it("leaves out what it has nothing of", () => {
    const bare = catalogWith({ items: [etcItemRow(1, "Reed")] });
    expect(getItem(bare, 1)).toEqual(yaml`
      { id: 1, name: Reed, type: etcitem, grade: none, weight: null, price: null, material: null, iconFile: null }
    `);
  });

  it("has the elements that its source states", () => {
    const elements = { attack: { element: "holy" as const, value: 250 } };
    expect(getItem(catalogWith({ items: [weaponRow(1, "Holy Sword", { elements })] }), 1)).toMatchObject({ elements });
  });

  it("names an item that nothing has by its number", () => {
    const recipes = inventedDataset.recipes.map((recipe) => ({ ...recipe, product: { itemId: 777, count: 1 } }));
    expect(getItem(createCatalog({ ...inventedDataset, recipes }), 5).crafting).toMatchObject({
      productName: "#777",
      productIconFile: null,
    });
  });
});

describe("item lists", () => {
  it("have grades of later chronicles, in their order, and others above them", () => {
    const grades = ["xd", "r95", "event", undefined, "r110", "s84", "r"] as const;
    const items = grades.map((grade, index) => weaponRow(index + 1, "Blade", grade === undefined ? {} : { grade }));
    const later = catalogWith({ items });
    const shown = listItems(later, { sort: "grade" }).data.map(({ grade }) => grade);
    expect(shown).toEqual(["none", "s84", "r", "r95", "r110", "event", "xd"]);
    expect(listItems(later, { grade: "r110" }).data.map(({ id }) => id)).toEqual([5]);
    expect(listItems(later, { grade: "d" }).data).toEqual([]);
    expect(() => listItems(later, { grade: "r99" })).toThrow(
      'Invalid grade "r99": it must be one of none, d, c, b, a, s, s84, r, r95, r110, event, xd.',
    );
  });

  it("find exactly the items whose name holds the text", () => {
    const names = fc.array(fc.string({ unit: fc.constantFrom("a", "B", "é", " "), minLength: 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(names, fc.string({ unit: fc.constantFrom("A", "b", "É", " "), maxLength: 3 }), (some, q) => {
        const items = some.map((name, position) => etcItemRow(position + 1, name));
        const found = listItems(catalogWith({ items }), { q, limit: 200 }).data.map(({ id }) => id);
        const typed = (text: string) => text.trim().toLowerCase().replaceAll("é", "e").replace(/ +/gu, " ");
        expect(found).toEqual(items.filter(({ name }) => typed(name).includes(typed(q))).map(({ id }) => id));
      }),
    );
  });
});

describe("an item's sources", () => {
  const drop = (npcId: number, chance: number, fields: Partial<DropRow> = {}) => dropRow(npcId, 1, chance, fields);
  const farm = catalogWith({
    items: [etcItemRow(1, "Reed")],
    npcs: [
      npcRow(1, "Newt", { level: 9 }),
      npcRow(2, "Toad"),
      npcRow(3, "Asp", { level: 9 }),
      npcRow(4, "Eel", { level: 2 }),
      npcRow(5, "Toad"),
    ],
    drops: [
      drop(1, 500),
      drop(2, 500),
      drop(5, 500, { category: 2 }),
      drop(3, 500),
      drop(4, 500),
      drop(3, 900),
      drop(4, 70_000, { category: -1, max: 2 }),
    ],
  });

  it("are ordered by chance, level with none last, name; equal rows of one NPC are one", () => {
    const { data, meta } = listItemDroppers(farm, 1);
    expect(data.map(({ npc, chance, rollCount }) => [npc.name, chance, rollCount])).toEqual(yaml`
      [[Asp, 0.09, undefined], [Eel, 0.05, undefined], [Asp, 0.05, undefined], [Newt, 0.05, undefined], [Toad, 0.05, 2]]
    `);
    expect(meta).toEqual({ total: 5, limit: 25, offset: 0 });
  });

  it("keep spoil apart", () => {
    expect(listItemSpoilers(farm, 1).data).toEqual([
      { npc: { id: 4, name: "Eel", type: "Monster", level: 2 }, qty: "1\u20132", chance: 7, chanceDisplay: "7%" },
    ]);
  });

  it("are an error for an item that does not exist, after the page is checked", () => {
    expect(() => listItemDroppers(farm, 2)).toThrow("There is no item with id 2.");
    expect(() => listItemSpoilers(farm, 2, { limit: 0 })).toThrow(/^Invalid limit 0/u);
  });
});
