import { inventedDataset, npcRow, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog, getNpc, getNpcDrops, getNpcShop, listNpcSpawns, listNpcs } from "../index.js";

const catalog = createCatalog(inventedDataset);

describe("an NPC of several raw NPCs", () => {
  it("has the drops of all of them: adena, regular, spoil", () => {
    expect(getNpcDrops(catalog, 101)).toEqual(yaml`
      { npcId: 100, npcName: Bog Toad,
        drops: [
          { itemId: 57, itemName: Adena, qty: "10–20", chance: 70, chanceDisplay: "70%", type: adena },
          { itemId: 9, itemName: Willow Branch, qty: "1", chance: 0.005, chanceDisplay: "1/20,000", type: regular },
          { itemId: 9, itemName: Willow Branch, qty: "1–3", chance: 12.5, chanceDisplay: "12.5%", type: spoil }] }
    `);
  });

  it("has the spawns of all of them, by raw NPC", () => {
    const rest = { y: 100, z: 0, heading: 0, respawnDelay: 60, respawnRandom: 0, periodOfDay: 0 };
    const place = { region: { id: 0, name: "Moss Village" }, location: { id: 1, name: "The Bog", minLevel: 4 } };
    expect(listNpcSpawns(catalog, 100).data).toEqual([
      { npcId: 100, x: 100, ...rest, ...place },
      { npcId: 101, x: 200, ...rest, ...place },
    ]);
  });
});

describe("an NPC's detail", () => {
  it("leaves out what it has nothing of", () => {
    const fields = Object.keys(getNpc(catalogWith({ npcs: [npcRow(1, "Toad")] }), 1));
    expect(fields.join()).toBe("id,name,level,npcType,isAggressive,mergedIds,stats,baseStats,skills");
  });

  it("takes a curated location for the primary one, for an NPC without spawns too", () => {
    expect(getNpc(catalog, 103).primaryLocation?.name).toBe("The Bog");
    expect(listNpcSpawns(catalog, 103)).toEqual({ data: [], meta: { total: 0, limit: 0, offset: 0 } });
    expect(getNpc(catalog, 102).primaryLocation).toBeUndefined();
    expect(getNpc(catalog, 102).primaryRegion?.name).toBe("Reed Town");
  });

  it("places an NPC where most of its spawns are", () => {
    const spawns = [spawnRow(1, 40_000, 0), spawnRow(1, 0, 0), spawnRow(1, 50, 0)];
    const { regions, locations } = inventedDataset;
    const toad = getNpc(catalogWith({ npcs: [npcRow(1, "Toad")], spawns, regions, locations }), 1);
    expect(toad).toMatchObject({ primaryRegion: { id: 0 }, primaryLocation: { id: 1 }, spawnCount: 3 });
  });

  it("cleans names and titles", () => {
    const of = catalogWith({ npcs: [npcRow(1, "Old  Toad ", { title: " Of the  Bog" })] });
    const cleaned = { name: "Old Toad", title: "Of the Bog" };
    expect(getNpc(of, 1)).toMatchObject(cleaned);
    expect(listNpcs(of, { q: "old toad" }).data[0]).toMatchObject(cleaned);
  });
});

describe("an NPC's shop", () => {
  it("lists goods and exchanges, adena summed and last", () => {
    expect(getNpcShop(catalog, 102)).toEqual(yaml`
      { npc: { id: 102, name: Mira }, buyList: [{ itemId: 9, name: Willow Branch, iconFile: null, price: 6,
            buyListId: 1 }],
        exchanges: [{ multisellId: 1, maintainEnchantment: false, npcs: [{ id: 102, name: Mira }],
            required: [
              { itemId: 9, name: Willow Branch, iconFile: null, count: 3 },
              { itemId: 65336, name: Village Favour, iconFile: null, count: 7 },
              { itemId: 57, name: Adena, iconFile: adena.png, count: 400 }],
            produces: { itemId: 3, name: Moss Tunic, iconFile: null, count: 1 } }] }
    `);
  });

  it("is the NPC alone when it has neither kind", () => {
    expect(getNpcShop(catalog, 103)).toEqual({ npc: { id: 103, name: "Old Fenn" } });
  });

  it("leaves out NPCs that the data set does not know", () => {
    const [exchange] = inventedDataset.exchanges;
    if (exchange === undefined) throw new Error("The invented world has an exchange.");
    const data = { ...inventedDataset, exchanges: [{ ...exchange, npcIds: [999, 103, 102] }] };
    const [option] = getNpcShop(createCatalog(data), 103).exchanges ?? [];
    expect(option?.npcs.map(({ name }) => name)).toEqual(["Mira", "Old Fenn"]);
  });
});
