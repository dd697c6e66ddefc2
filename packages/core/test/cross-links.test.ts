import { interlude } from "@gamedata/interlude";
import type { ItemExchange } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog } from "./interlude.js";
import { rowsOf } from "./queries.js";

const items = interlude.items.map(({ id }) => core.getItem(catalog, id));
const sources = items.map(({ id }) => ({ id, ...core.getItemSources(catalog, id) }));
const uses = items.map(({ id }) => ({ id, ...core.getItemUses(catalog, id) }));
const npcs = [
  ...new Map(interlude.npcs.map(({ id }) => core.getNpc(catalog, id)).map((npc) => [npc.id, npc])).values(),
];
const shops = npcs.map(({ id }) => core.getNpcShop(catalog, id));
const quests = interlude.quests.map(({ id }) => core.getQuest(catalog, id));
const classes = interlude.classes.map(({ id }) => core.getClass(catalog, id));
const skills = interlude.skills.map(({ id }) => core.getSkill(catalog, id));
const hennas = interlude.hennas.map(({ symbolId }) => core.getHenna(catalog, symbolId));
const itemIds = new Set(items.map(({ id }) => id));

/** Writes links as text, so that both sides compare as sets and a difference names itself. */
function links(rows: readonly (readonly unknown[])[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

/** Both ends of one kind of link; not empty, or the comparison would say nothing. */
function expectSameLinks(one: readonly (readonly unknown[])[], other: readonly (readonly unknown[])[]): void {
  expect(one.length).toBeGreaterThan(0);
  expect(links(one)).toEqual(links(other));
}

/** The facts of an exchange, whatever the order of its fields. */
function facts(exchange: ItemExchange) {
  return Object.entries(exchange).sort();
}

describe("links lead both ways", () => {
  it("soldBy and shops", () => {
    expectSameLinks(
      items.flatMap(({ id, soldBy = [] }) => soldBy.map((row) => [id, row.npc?.id, row.price, row.buyListId])),
      shops.flatMap(({ npc, buyList = [] }) => buyList.map((row) => [row.itemId, npc.id, row.price, row.buyListId])),
    );
  });

  it("dropped-by, spoiled-by and drops", () => {
    const drops = npcs.flatMap(({ id, dropCount }) => (dropCount === undefined ? [] : [core.getNpcDrops(catalog, id)]));
    const known = drops
      .flatMap(({ npcId, drops: own }) => own.map((row) => ({ npcId, ...row })))
      .filter((row) => itemIds.has(row.itemId));
    const facts = (
      npcId: number,
      itemId: number,
      row: { qty: string; chance: number | null; chanceDisplay: string | null; rollCount?: number },
    ) => [npcId, itemId, row.qty, row.chance, row.chanceDisplay, row.rollCount];
    expectSameLinks(
      items.flatMap(({ id }) =>
        rowsOf((page) => core.listItemDroppers(catalog, id, page)).map((row) => facts(row.npc.id, id, row)),
      ),
      known.filter(({ type }) => type !== "spoil").map((row) => facts(row.npcId, row.itemId, row)),
    );
    expectSameLinks(
      items.flatMap(({ id }) =>
        rowsOf((page) => core.listItemSpoilers(catalog, id, page)).map((row) => facts(row.npc.id, id, row)),
      ),
      known.filter(({ type }) => type === "spoil").map((row) => facts(row.npcId, row.itemId, row)),
    );
  });

  it("partOfSets and the pieces of sets", () => {
    expectSameLinks(
      items.flatMap(({ id, partOfSets = [] }) => partOfSets.map((set) => [id, set.id])),
      core.listArmorSets(catalog).data.flatMap(({ id, pieces, shield }) => {
        const own = [...Object.values(pieces), ...(shield === undefined ? [] : [shield.piece])];
        return [...new Set(own.map(({ itemId }) => itemId))].map((itemId) => [itemId, id]);
      }),
    );
  });

  it("exchangeFrom, exchangeFor and the exchanges of shops", () => {
    const produced = items.flatMap(({ exchangeFrom = [] }) => exchangeFrom);
    expect(produced).toHaveLength(210);
    expect(
      items.flatMap(({ id, exchangeFrom = [] }) => exchangeFrom.map((option) => option.produces.itemId === id)),
    ).not.toContain(false);
    expectSameLinks(
      items.flatMap(({ id, exchangeFor = [] }) => exchangeFor.map((option) => [id, option])),
      produced.flatMap((option) =>
        [...new Set(option.required.map(({ itemId }) => itemId))]
          .filter((id) => itemIds.has(id))
          .map((id) => [id, option]),
      ),
    );
    expectSameLinks(
      shops.flatMap(({ npc, exchanges = [] }) => exchanges.map((option) => [npc.id, option])),
      produced.flatMap((option) => option.npcs.map((npc) => [npc.id, option])),
    );
  });

  it("the exchanges of sources and uses, and those of all multisells", () => {
    const entries = core
      .listExchanges(catalog, { limit: 200 })
      .data.flatMap(({ id, entryCount: _, ...multisell }) =>
        core.getExchange(catalog, id).entries.map((entry) => ({ multisellId: id, ...multisell, ...entry })),
      );
    expect(entries).toHaveLength(8320);
    const exists = (row: readonly [number, unknown]) => itemIds.has(row[0]);
    expectSameLinks(
      sources.flatMap(({ id, exchangeFrom = [] }) => exchangeFrom.map((one) => [id, facts(one)])),
      entries
        .flatMap((one) =>
          [one.produces, ...(one.alsoProduces ?? [])].map(({ itemId }) => [itemId, facts(one)] as const),
        )
        .filter(exists),
    );
    expectSameLinks(
      uses.flatMap(({ id, exchanges = [] }) => exchanges.map((one) => [id, facts(one)])),
      entries
        .flatMap((one) =>
          [...new Set(one.required.map(({ itemId }) => itemId))].map((itemId) => [itemId, facts(one)] as const),
        )
        .filter(exists),
    );
  });

  it("sources and uses, and what item details say of seeds, and skills of what they consume", () => {
    expectSameLinks(
      sources.flatMap(({ id, grownFrom = [] }) => grownFrom.map((seed) => [id, seed])),
      items.flatMap(({ id, grownFrom = [] }) => grownFrom.map((seed) => [id, seed])),
    );
    const consuming = interlude.skills.filter(({ itemConsume }) => itemConsume !== undefined);
    expect(consuming).toHaveLength(128);
    expectSameLinks(
      uses.flatMap(({ id, skills = [] }) => skills.map((skill) => [id, skill.id])),
      consuming.flatMap(({ id, itemConsume }) =>
        [...new Set([itemConsume?.itemId].flat())].map((itemId) => [itemId, id]),
      ),
    );
  });

  it("what skills take to be learned, and the skills that take an item", () => {
    const taken = skills.flatMap(({ id, learnedBy, learnedFrom = [] }) =>
      [...learnedBy, ...learnedFrom].flatMap(({ items = [] }) => items.map(({ itemId }) => [itemId, id])),
    );
    expectSameLinks(
      uses.flatMap(({ id, learning = [] }) => learning.map((skill) => [id, skill.id])),
      [...new Map(taken.map((link) => [link.join(), link])).values()],
    );
  });

  it("crafting and craftedBy", () => {
    expectSameLinks(
      items.flatMap(({ id, crafting }) => (crafting === undefined ? [] : [[id, crafting.productItemId]])),
      items.flatMap(({ id, craftedBy = [] }) => craftedBy.map((recipe) => [recipe.recipeItemId, id])),
    );
  });

  it("the skills of classes and learnedBy, with the MP of one cast in all", () => {
    expectSameLinks(
      classes.flatMap(({ id, skills: own }) =>
        own.map((row) => [id, row.skillId, row.skillLevel, row.minPlayerLevel, row.spCost, row.mpConsume ?? 0]),
      ),
      skills.flatMap(({ id, learnedBy, levels }) =>
        learnedBy.map((row) => {
          const { mpInitialConsume = 0, mpConsume = 0 } = levels[row.skillLevel - 1] ?? {};
          const mp = mpInitialConsume + mpConsume;
          return [row.class.id, id, row.skillLevel, row.minPlayerLevel, row.spCost, mp];
        }),
      ),
    );
  });

  it("usedAsSpellbook and spellbook", () => {
    expectSameLinks(
      items.flatMap(({ id, usedAsSpellbook }) =>
        usedAsSpellbook === undefined ? [] : [[id, usedAsSpellbook.skillId]],
      ),
      skills.flatMap(({ id, spellbook }) => (spellbook === undefined ? [] : [[spellbook.itemId, id]])),
    );
  });

  it("the skills of NPCs and usedByNpcCount, of all levels and of each", () => {
    const known = new Map(skills.map((skill) => [skill.id, skill]));
    const users = npcs.flatMap((npc) =>
      [...new Set(npc.skills.map(({ id }) => id))].filter((id) => known.has(id)).map((id) => [npc.id, id]),
    );
    expect(skills.reduce((sum, { usedByNpcCount }) => sum + usedByNpcCount, 0)).toBe(users.length);
    for (const { id, maxLevel, usedByNpcCount } of skills.filter((skill) => skill.usedByNpcCount > 0)) {
      expect(usedByNpcCount, `${id}`).toBe(users.filter(([, skill]) => skill === id).length);
      const having = npcs.filter((npc) => npc.skills.some((skill) => skill.id === id && skill.level === maxLevel));
      expect(core.getSkill(catalog, id, { level: maxLevel }).usedByNpcCount, `${id}`).toBe(having.length);
    }
  });

  it("the skill of an item and grantedByItems, at its level", () => {
    const shown = items.flatMap(({ id, skill }) => (skill === undefined ? [] : [{ id, skill }]));
    expect(shown.length).toBeGreaterThan(0);
    for (const { id, skill } of shown) {
      const { grantedByItems = [] } = core.getSkill(catalog, skill.id, { level: skill.level });
      expect(grantedByItems.map(({ itemId }) => itemId)).toContain(id);
    }
  });

  it("grownFrom, and the crops and rewards of seeds", () => {
    const seeds = interlude.seeds.map(({ itemId }) => core.getSeed(catalog, itemId));
    expectSameLinks(
      items.flatMap(({ id, grownFrom = [] }) => grownFrom.map((seed) => [id, seed.id, seed.castle.id, seed.kind])),
      seeds.flatMap(({ id, castle, crop, mature, rewards }) => [
        [crop.itemId, id, castle.id, "crop"],
        [mature.itemId, id, castle.id, "mature"],
        ...rewards.map(({ itemId }) => [itemId, id, castle.id, "reward"]),
      ]),
    );
  });

  it("the teleports of NPCs and the list of teleports, but for those of five NPCs that are missing", () => {
    const ids = interlude.teleports.map(({ npcId, destination }) => npcId * 100_000 + destination);
    const { data: first, meta } = core.getTeleports(catalog, ids.slice(0, 200));
    const rest = [ids.slice(200, 400), ids.slice(400)].flatMap((part) => core.getTeleports(catalog, part).data);
    expect(meta.missing).toEqual([]);
    expect([...first, ...rest]).toHaveLength(552 - 16);
    expectSameLinks(
      npcs.flatMap(({ id, teleports = [] }) => teleports.map((teleport) => [id, teleport.id, teleport.name])),
      [...first, ...rest].map(({ id, from, name }) => [from.id, id, name]),
    );
  });

  it("the soul crystals of NPCs, and the NPCs of soul crystals of one color", () => {
    const { data } = core.listSoulCrystals(catalog, { color: "red" });
    expectSameLinks(
      npcs.flatMap(({ id, soulCrystals = [] }) =>
        soulCrystals.flatMap(({ levels, ...rule }) => levels.map((level) => [level, id, Object.values(rule)])),
      ),
      data.flatMap(({ id, level }) =>
        core.getSoulCrystal(catalog, id).npcs.map(({ npc, ...rule }) => [level, npc.id, Object.values(rule)]),
      ),
    );
  });

  it("rewardedByQuests and rewards", () => {
    const rewarded = quests.flatMap(({ id, rewards }) => {
      const parts = [{ kind: undefined, ...rewards }, ...(rewards.alternatives ?? [])];
      const rows = parts.flatMap(({ kind, items: own, adena }) => [
        ...own.map(({ itemId, count }) => [itemId, id, count, kind]),
        ...(adena === undefined || adena === 0 ? [] : [[57, id, adena, kind]]),
      ]);
      return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
    });
    expectSameLinks(
      items.flatMap(({ id, rewardedByQuests = [] }) =>
        rewardedByQuests.map((row) => [id, row.quest.id, row.count, row.kind]),
      ),
      rewarded.filter(([itemId]) => typeof itemId === "number" && itemIds.has(itemId)),
    );
  });

  it("questItemFor and questItems", () => {
    expectSameLinks(
      items.flatMap(({ id, questItemFor = [] }) => questItemFor.map((quest) => [id, quest.id])),
      quests.flatMap(({ id, questItems }) =>
        questItems.filter(({ itemId }) => itemIds.has(itemId)).map(({ itemId }) => [itemId, id]),
      ),
    );
  });

  it("startsQuests, involvedInQuests and the NPCs of quests", () => {
    const canonical = (id: number) => core.getNpc(catalog, id).id;
    const distinct = (ids: readonly number[]) => [...new Set(ids.map(canonical))];
    expectSameLinks(
      npcs.flatMap(({ id, startsQuests = [] }) => startsQuests.map((quest) => [id, quest.id])),
      quests.flatMap((quest) => distinct(quest.startNpcs.map(({ id }) => id)).map((id) => [id, quest.id])),
    );
    expectSameLinks(
      npcs.flatMap(({ id, involvedInQuests = [] }) =>
        involvedInQuests.flatMap(({ id: quest, roles = [] }) => roles.map((role) => [id, quest, role])),
      ),
      quests.flatMap(({ id: quest, startNpcs, involvedNpcs, involvedMonsters }) => {
        const starting = new Set(distinct(startNpcs.map(({ id }) => id)));
        const talking = distinct(involvedNpcs.map(({ id }) => id)).filter((id) => !starting.has(id));
        const killed = distinct(involvedMonsters.map(({ id }) => id));
        return [...talking.map((id) => [id, quest, "talk"]), ...killed.map((id) => [id, quest, "kill"])];
      }),
    );
  });

  it("minions and minionOf; every minion of the source is one", () => {
    expectSameLinks(
      npcs.flatMap(({ id, minions = [] }) => minions.map(({ npc }) => [id, npc])),
      npcs.flatMap(({ id, name, minionOf = [] }) => minionOf.map((leader) => [leader.id, { id, name }])),
    );
    const stated = interlude.npcs.flatMap(({ id, minions = [] }) => minions.map(({ npcId }) => [id, npcId] as const));
    expect(stated).toHaveLength(471);
    for (const [leader, minion] of stated) {
      const leaders = core.getNpc(catalog, minion).minionOf?.map(({ id }) => id);
      expect(leaders, `${minion}`).toContain(core.getNpc(catalog, leader).id);
    }
  });

  it("places of minions: where a leader of it spawns, an NPC has a region, and no other of the map's regions", () => {
    const byId = new Map(npcs.map((npc) => [npc.id, npc]));
    const regionsOf = (id: number) => core.listNpcSpawns(catalog, id).data.flatMap(({ region }) => region?.id ?? []);
    const followers = npcs.filter(({ minionOf, spawnCount }) => minionOf !== undefined && spawnCount === undefined);
    const placed = followers.filter(({ minionOf = [] }) => minionOf.some(({ id }) => byId.get(id)?.spawnCount));
    expect(placed.length).toBeGreaterThan(400);
    for (const { id, minionOf = [], primaryRegion } of placed) {
      expect(
        minionOf.flatMap((leader) => regionsOf(leader.id)),
        `${id}`,
      ).toContain(primaryRegion?.id);
    }
    for (const npc of followers) if (!placed.includes(npc)) expect(npc).not.toHaveProperty("primaryRegion");
  });

  it("spawnGroups and the groups of the source", () => {
    expectSameLinks(
      npcs.flatMap(({ id, spawnGroups = [] }) => spawnGroups.map(({ places }) => [id, places])),
      interlude.spawnGroups.map(({ id, npcId }) => [
        core.getNpc(catalog, npcId).id,
        interlude.spawns.filter(({ groupId }) => groupId === id).length,
      ]),
    );
  });

  it("usedAsSpellbook and the spellbooks of classes", () => {
    expectSameLinks(
      items.flatMap(({ id, usedAsSpellbook: use }) =>
        (use?.learnedBy ?? []).map((learner) => [id, use?.skillId, learner.id]),
      ),
      classes.flatMap(({ id, skills }) =>
        skills.flatMap(({ skillId, spellbook }) => (spellbook === undefined ? [] : [[spellbook.itemId, skillId, id]])),
      ),
    );
  });

  it("henna, allowedClasses and allowedHennas", () => {
    expectSameLinks(
      items.flatMap(({ id, henna }) => (henna === undefined ? [] : [[id, henna.symbolId]])),
      hennas.map(({ dyeItem, symbolId }) => [dyeItem.id, symbolId]),
    );
    expectSameLinks(
      classes.flatMap(({ id, allowedHennas = [] }) => allowedHennas.map(({ symbolId }) => [id, symbolId])),
      hennas.flatMap(({ symbolId, allowedClasses }) => allowedClasses.map(({ id }) => [id, symbolId])),
    );
  });

  it("baseWeaponId and specialAbilityOptions", () => {
    const options = items.flatMap(({ id, specialAbilityOptions = [] }) =>
      specialAbilityOptions.map((option) => [option.itemId, id]),
    );
    const bases = new Set(
      items.flatMap(({ id, baseWeaponId }) => (baseWeaponId === undefined ? [] : [JSON.stringify([id, baseWeaponId])])),
    );
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(bases).toContain(JSON.stringify(option));
  });

  it("parentClassId and childClassIds", () => {
    expectSameLinks(
      classes.flatMap(({ id, parentClassId }) => (parentClassId === null ? [] : [[parentClassId, id]])),
      classes.flatMap(({ id, childClassIds }) => childClassIds.map((child) => [id, child])),
    );
  });
});
