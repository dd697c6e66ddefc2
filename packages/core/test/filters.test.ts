import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import {
  type ExchangeListQuery,
  getExchange,
  getItem,
  type ItemListQuery,
  listExchanges,
  listItems,
  listMonsters,
  listNpcs,
  type NpcListQuery,
} from "../src/index.js";
import { catalog } from "./interlude.js";

const itemIds = (query: ItemListQuery) => listItems(catalog, query).data.map(({ id }) => id);
const npcIds = (query: NpcListQuery) => listNpcs(catalog, query).data.map(({ id }) => id);

/** Every expected id here was read off the source's XML by hand; orders, and what filters mean by details, are in list-properties.test.ts. */
describe("filters of items, by hand", () => {
  it("by where they are worn, as details show it", () => {
    // The only bodypart "alldress", and the only "babypet", which has no label.
    expect(itemIds({ bodypart: "full dress" })).toEqual([6408]);
    expect(itemIds({ bodypart: "babypet" })).toEqual([8541]);
    // "hair" (25) and "hairall" (57) are both hair accessories.
    expect(listItems(catalog, { bodypart: "Hair Accessory" }).meta.total).toBe(82);
    expect(() => listItems(catalog, { bodypart: "alldress" })).toThrow(
      /^Invalid bodypart "alldress": it must be one of Boots, /u,
    );
  });

  it("by whether they are a form of another item", () => {
    // The source: eight weapons have Damascus in their names.
    const named = (variants: boolean) => {
      const { data } = listItems(catalog, { q: "damascus", type: "weapon", variants, sort: "name" });
      return data.map(({ name }) => name.replace("Sword of Damascus", "Sword")).sort();
    };
    const forms = ["Sword - Critical Damage", "Sword - Focus", "Sword - Haste"];
    expect(named(true)).toEqual(["Shadow Item: Keshanberk*Damascus", ...forms]);
    expect(named(false)).toEqual(["Damascus * Tallum Blade", "Damascus*Damascus", "Keshanberk*Damascus", "Sword"]);
    // The unsealed boots of a set are no form of boots: there are no Doom Boots.
    expect(listItems(catalog, { q: "doom boots", type: "armor", variants: true }).data).toEqual([]);
  });

  it("by whether anything gives them", () => {
    const isObtainable = (id: number) => itemIds({ obtainable: true, q: getItem(catalog, id).name }).includes(id);
    // Sold; of new mystics; on the way of quest 1 alone; of new characters; made by skill 2260 alone.
    for (const id of [1, 6, 687, 5588, 8060]) expect([id, isObtainable(id)]).toEqual([id, true]);
    // The files of drops, recipes, shops, multisells, seeds and classes have no 82, God's Blade, and no 52, Hemp Cloak.
    for (const id of [82, 52]) expect([id, isObtainable(id)]).toEqual([id, false]);
    const [all, some, others] = [{}, { obtainable: true }, { obtainable: false }].map(
      (query) => listItems(catalog, query).meta.total,
    );
    expect(Number(some) + Number(others)).toBe(all);
    expect(itemIds({ obtainable: true, q: "adena", limit: 200 })).toContain(57);
  });
});

describe("items of an armor set, by hand", () => {
  it("are its pieces, with its shield", () => {
    // The first Mithril Robe Set: chest 58 (P. Def. 95), legs 59 (61), head 47 (37), shield 628.
    expect(itemIds({ armorSet: 3 })).toEqual([47, 58, 59, 628]);
    expect(itemIds({ armorSet: 3, pDefMin: 62 })).toEqual([58]);
    expect(itemIds({ armorSet: 999 })).toEqual([]);
    // The second one: 437 (52), 470 (32) and gloves 2450 (27).
    const shown = listItems(catalog, { armorSet: 8, with: ["sets", "stats"] }).data;
    const armorSets = [{ id: 8, name: "Mithril Robe Set" }];
    expect(shown.map(({ id, pDef }) => `${id}: ${pDef}`)).toEqual(["437: 52", "470: 32", "2450: 27"]);
    expect(shown.map((item) => item.armorSets)).toEqual([armorSets, armorSets, armorSets]);
    const [bow] = listItems(catalog, { weaponType: "bow", with: ["sets"], limit: 1 }).data;
    expect([bow?.armorSets, bow?.pAtk]).toEqual([[], undefined]);
  });
});

describe("filters of NPCs, by hand", () => {
  it("by what they drop, and by what is spoiled from them", () => {
    expect(npcIds({ drops: 1419 })).toEqual([18_001]);
    expect(npcIds({ spoils: 1122 })).toEqual([20_007]);
    expect(npcIds({ drops: 1122 })).not.toContain(20_007);
    expect(npcIds({ drops: 999_999 })).toEqual([]);
    expect(npcIds({ spoils: 57 })).toEqual([]);
  });

  it("by race, aggression and level", () => {
    // Skill 4416 at level 10: Magma Drake (21393, 21657) of level 80, and Antharas (29019, 29066 to 29068) of level 79.
    expect(npcIds({ race: "Dragon", levelMin: 79, levelMax: 80 })).toEqual([21_393, 29_019]);
    const aggressive = listMonsters(catalog, { race: "Dragon", aggressive: true }).meta.total;
    const others = listMonsters(catalog, { race: "Dragon", aggressive: false }).meta.total;
    expect(aggressive + others).toBe(listMonsters(catalog, { race: "Dragon" }).meta.total);
    const refused = () => Reflect.apply(listNpcs, undefined, [catalog, { race: "Elves" }]);
    expect(refused).toThrow(/^Invalid race "Elves": it must be one of Undead, /u);
  });

  it("by whether they are in the world, alone or with a leader", () => {
    // Young Squash (12774) has no spawn; Queen Ant (29001) has one, and Nurse Ants (29003) only come with her.
    const named = (q: string, inWorld: boolean) => npcIds({ q, inWorld });
    expect([named("young squash", true), named("young squash", false)]).toEqual([[], [12_774, 12_777]]);
    expect(named("queen ant", true)).toContain(29_001);
    expect([named("nurse ant", true), named("nurse ant", false)]).toEqual([[29_003], []]);
    const total = (inWorld?: boolean) => listMonsters(catalog, inWorld === undefined ? {} : { inWorld }).meta.total;
    expect(total(true) + total(false)).toBe(total());
  });

  it("by a skill: markers such as the race are none", () => {
    expect(npcIds({ skill: 4416 })).toEqual([]);
  });
});

describe("filters of exchanges, by hand", () => {
  const ids = (query: ExchangeListQuery) => listExchanges(catalog, query).data.map(({ id }) => id);

  it("by NPC, by what they give and by what they need", () => {
    // xml/multisell/6281.xml and 6282.xml have <npc>31555</npc> and no others do; 7636 is a product of 6282 alone.
    expect(ids({ npc: 31_555 })).toEqual([6281, 6282]);
    expect(ids({ npc: 31_555, produces: 7636, requires: 7251 })).toEqual([6282]);
    expect(ids({ npc: 31_555, produces: 7251 })).toEqual([]);
    expect(ids({ npc: 999_999 })).toEqual([]);
    // 8764 is the product of 010.xml.
    expect(ids({ produces: 8764 })).toEqual([10]);
  });

  it("by the second product of an exchange", () => {
    // 320540001.xml: <production id="5147" count="1" /> before <production id="1061" count="1" />.
    expect(ids({ produces: 1061, requires: 8514 })).toEqual([320_540_001]);
    const entry = getExchange(catalog, 320_540_001).entries.find(({ produces }) => produces.itemId === 5147);
    expect(entry?.alsoProduces?.map(({ itemId, count }) => [itemId, count])).toEqual([[1061, 1]]);
  });

  it("leaves the exchanges of items to the curated multisells", () => {
    // 1001 is not curated; its 60 exchanges are in no item.
    expect(ids({}).includes(1001)).toBe(true);
    for (const { produces } of getExchange(catalog, 1001).entries) {
      const { exchangeFrom = [] } = getItem(catalog, produces.itemId);
      expect(exchangeFrom.map(({ multisellId }) => multisellId)).not.toContain(1001);
    }
  });
});

describe("rows of NPCs, by hand", () => {
  it("have minions and the best drops where they are asked for", () => {
    const [queen] = listMonsters(catalog, { npcType: "GrandBoss", q: "queen ant", with: ["minions", "drops"] }).data;
    expect(queen?.minions?.map(({ npc, min, max }) => [npc.name, min, max])).toEqual([
      ["Nurse Ant", 3, 3],
      ["Royal Guard Ant", 4, 4],
    ]);
    // 42.5 % for one or two of 396 and of 438 (429,000 each), 37.5 % for those of 353 (391,000), 30 % for the ring (616,000), all at
    // half of the price.
    const best = queen?.bestDrops ?? [];
    expect(best.slice(0, 4).map(({ itemId, value }) => [itemId, Math.round(value * 100) / 100])).toEqual(yaml`
      [[396, 136743.75], [438, 136743.75], [353, 109968.75], [6660, 92400]]
    `);
    expect(best[3]).toMatchObject({ name: "Ring of Queen Ant", probability: 0.3 });
    expect(best).toHaveLength(10);
    expect(queen).not.toHaveProperty("place");
    // Ritual Sacrifice 22190: adena aside, item 1895 with 35 % at half of 700.
    const sacrifice = listMonsters(catalog, { q: "ritual sacrifice", with: ["drops"] }).data.find(
      ({ id }) => id === 22_190,
    );
    expect(
      sacrifice?.bestDrops?.map(({ itemId, probability, value }) => [itemId, probability, Number(value.toFixed(6))]),
    ).toEqual([[1895, 0.35, 122.5]]);
    expect(sacrifice).not.toHaveProperty("minions");
  });
});
