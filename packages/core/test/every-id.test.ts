import { interlude } from "@gamedata/interlude";
import { resources } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog } from "./interlude.js";

/** Says what is wrong with an answer, or nothing. */
function flaws(schema: v.GenericSchema, answer: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(schema, answer);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

/** Answers for every id, and the flaws of all answers. */
function walk<Row>(ids: readonly number[], schema: v.GenericSchema, answer: (id: number) => Row | readonly Row[]) {
  const found = ids.flatMap((id) =>
    [answer(id)].flat().flatMap((row) => flaws(schema, row).map((flaw) => `${id} ${flaw}`)),
  );
  return { found, count: ids.length };
}

/** Gives every row of a list, page by page. */
function rowsOf<Row>(
  list: (page: core.PageQuery) => { readonly data: readonly Row[]; readonly meta: { readonly total: number } },
) {
  const rows: Row[] = [];
  do rows.push(...list({ limit: 200, offset: rows.length }).data);
  while (rows.length < list({ limit: 1 }).meta.total);
  return rows;
}

const itemIds = interlude.items.map(({ id }) => id);
const npcIds = interlude.npcs.map(({ id }) => id);

describe("every id answers as its schema says", () => {
  it.each([
    ["items", itemIds, 9206, resources.ItemDetail, (id: number) => core.getItem(catalog, id)],
    ["plans", itemIds, 9206, resources.CraftingPlan, (id: number) => core.planCrafting(catalog, id, { count: 7 })],
    ["sources", itemIds, 9206, resources.ItemSources, (id: number) => core.getItemSources(catalog, id)],
    ["uses", itemIds, 9206, resources.ItemUses, (id: number) => core.getItemUses(catalog, id)],
    ["NPCs", npcIds, 6472, resources.NpcDetail, (id: number) => core.getNpc(catalog, id)],
    ["loot", npcIds, 6472, resources.NpcLoot, (id: number) => core.getNpcLoot(catalog, id)],
    ["spawns", npcIds, 6472, resources.EnrichedSpawn, (id: number) => core.listNpcSpawns(catalog, id).data],
    ["shops", npcIds, 6472, resources.ShopView, (id: number) => core.getNpcShop(catalog, id)],
    ["Raw NPCs", npcIds, 6472, resources.RawNpc, (id: number) => core.getRawNpc(catalog, id)],
    [
      "quests",
      interlude.quests.map(({ id }) => id),
      329,
      resources.QuestDetail,
      (id: number) => core.getQuest(catalog, id),
    ],
    [
      "classes",
      interlude.classes.map(({ id }) => id),
      89,
      resources.ClassDetail,
      (id: number) => core.getClass(catalog, id),
    ],
    [
      "plans of skills",
      interlude.classes.map(({ id }) => id),
      89,
      resources.ClassSkillPlan,
      (id: number) => core.planClassSkills(catalog, id, { level: 40 }),
    ],
    [
      "exchanges",
      interlude.multisells.map(({ id }) => id),
      85,
      resources.ExchangeDetail,
      (id: number) => core.getExchange(catalog, id),
    ],
    [
      "hennas",
      interlude.hennas.map(({ symbolId }) => symbolId),
      180,
      resources.HennaDetail,
      (id: number) => core.getHenna(catalog, id),
    ],
    [
      "skills",
      interlude.skills.map(({ id }) => id),
      2651,
      resources.SkillDetail,
      (id: number) => core.getSkill(catalog, id),
    ],
    [
      "seeds",
      interlude.seeds.map(({ itemId }) => itemId),
      256,
      resources.Seed,
      (id: number) => core.getSeed(catalog, id),
    ],
    [
      "fish",
      interlude.fishes.map(({ itemId }) => itemId),
      270,
      resources.FishDetail,
      (id: number) => core.getFish(catalog, id),
    ],
    [
      "teleports",
      core.listTeleports(catalog, { limit: 200 }).data.map(({ id }) => id),
      200,
      resources.Teleport,
      (id: number) => core.getTeleport(catalog, id),
    ],
    [
      "experience levels",
      interlude.experience.map(({ level }) => level),
      81,
      resources.ExperienceLevel,
      (id: number) => core.getExperienceLevel(catalog, id),
    ],
    [
      "soul crystals",
      core.listSoulCrystals(catalog).data.map(({ id }) => id),
      42,
      resources.SoulCrystalDetail,
      (id: number) => core.getSoulCrystal(catalog, id),
    ],
    [
      "life stones",
      interlude.lifeStones.map(({ itemId }) => itemId),
      40,
      resources.AugmentationDetail,
      (id: number) => core.getAugmentation(catalog, id),
    ],
    [
      "locations",
      interlude.locations.map(({ id }) => id),
      209,
      resources.LocationDetail,
      (id: number) => core.getLocation(catalog, id),
    ],
    [
      "regions",
      interlude.regions.map(({ id }) => id),
      19,
      resources.RegionDetail,
      (id: number) => core.getRegion(catalog, id),
    ],
  ] as const)("%s", (_, ids, expected, schema, answer) => {
    const { found, count } = walk<unknown>(ids, schema, answer);
    expect(found).toEqual([]);
    expect(count).toBe(expected);
  });

  it("monsters of both layers, and their spawns", () => {
    const isMonster = new Set(core.countNpcTypes(catalog).flatMap(({ name, isMonster }) => (isMonster ? [name] : [])));
    const monsterIds = interlude.npcs.flatMap(({ id, type }) =>
      type !== undefined && isMonster.has(type) ? [id] : [],
    );
    const answers = { raw: 0, spawns: 0 };
    for (const id of monsterIds) {
      expect(core.getRawMonster(catalog, id)).toEqual(core.getRawNpc(catalog, id));
      answers.raw += 1;
      for (const spawn of core.listRawMonsterSpawns(catalog, id).data) {
        answers.spawns += 1;
        expect(flaws(resources.RawSpawn, spawn)).toEqual([]);
      }
    }
    expect(answers.raw).toBe(core.listRawMonsters(catalog).meta.total);
    for (const { id } of rowsOf((page) => core.listMonsters(catalog, page))) {
      expect(core.getMonster(catalog, id)).toEqual(core.getNpc(catalog, id));
    }
  });

  it("drops, of every NPC that has some", () => {
    const dropping = new Set(interlude.drops.map(({ npcId }) => npcId));
    expect(dropping.size).toBe(2376);
    for (const id of dropping) expect(flaws(resources.NpcDrops, core.getNpcDrops(catalog, id))).toEqual([]);
  });

  it("droppers and spoilers of every item", () => {
    for (const id of itemIds) {
      for (const row of core.listItemDroppers(catalog, id, { limit: 200 }).data) {
        expect(flaws(resources.ItemSourceEntry, row)).toEqual([]);
      }
      for (const row of core.listItemSpoilers(catalog, id, { limit: 200 }).data) {
        expect(flaws(resources.ItemSourceEntry, row)).toEqual([]);
      }
    }
  });

  it.each([
    ["items", 9206, resources.ItemSummary, rowsOf((page) => core.listItems(catalog, page))],
    ["NPCs", 4354, resources.NpcSummary, rowsOf((page) => core.listNpcs(catalog, page))],
    ["Raw NPCs", 6472, resources.RawNpc, rowsOf((page) => core.listRawNpcs(catalog, page))],
    ["seeds", 256, resources.Seed, rowsOf((page) => core.listSeeds(catalog, page))],
    ["fish", 270, resources.FishSummary, rowsOf((page) => core.listFishes(catalog, page))],
    ["teleports", 536, resources.Teleport, rowsOf((page) => core.listTeleports(catalog, page))],
    ["experience levels", 81, resources.ExperienceLevel, core.listExperienceLevels(catalog).data],
    ["soul crystals", 42, resources.SoulCrystalSummary, core.listSoulCrystals(catalog).data],
    ["life stones", 40, resources.AugmentationSummary, core.listAugmentations(catalog).data],
    ["quests", 329, resources.QuestSummary, core.listQuests(catalog).data],
    ["classes", 89, resources.ClassSummary, core.listClasses(catalog).data],
    ["hennas", 180, resources.HennaSummary, core.listHennas(catalog).data],
    ["armor sets", 51, resources.ArmorSet, core.listArmorSets(catalog).data],
    ["locations", 209, resources.LocationRef, core.listLocations(catalog).data],
    ["regions", 19, resources.RegionRef, core.listRegions(catalog).data],
  ] as const)("the list of %s", (_, expected, schema, rows) => {
    const found = rows.flatMap((row: unknown) => flaws(schema, row));
    expect(found).toEqual([]);
    expect(rows).toHaveLength(expected);
  });
});

describe("the cleaned layer", () => {
  it("holds every raw NPC once, and the id of each leads to its group", () => {
    const npcs = rowsOf((page) => core.listNpcs(catalog, page)).map(({ id }) => core.getNpc(catalog, id));
    const merged = npcs.flatMap(({ mergedIds }) => mergedIds);
    expect(merged.toSorted((a, b) => a - b)).toEqual(npcIds.toSorted((a, b) => a - b));
    for (const npc of npcs) {
      for (const id of npc.mergedIds) expect(core.getNpc(catalog, id).id).toBe(npc.id);
    }
  });

  it("counts its sub-resources", () => {
    for (const id of npcIds) {
      const { dropCount = 0, spawnCount = 0 } = core.getNpc(catalog, id);
      expect(core.listNpcSpawns(catalog, id).data).toHaveLength(spawnCount);
      if (dropCount === 0) expect(() => core.getNpcDrops(catalog, id)).toThrow("drops nothing");
      else expect(core.getNpcDrops(catalog, id).drops).toHaveLength(dropCount);
    }
  });
});

describe("the counts", () => {
  it("add up to the lists", () => {
    const sum = (counts: readonly { readonly count: number }[]) =>
      counts.reduce((total, { count }) => total + count, 0);
    expect(sum(core.countItemTypes(catalog))).toBe(9206);
    expect(sum(core.countItemGrades(catalog))).toBe(9206);
    expect(sum(core.countNpcTypes(catalog))).toBe(6472);
    for (const { name, count } of core.countNpcTypes(catalog)) {
      expect(core.listRawNpcs(catalog, { npcType: name.toUpperCase() }).meta.total).toBe(count);
    }
  });
});
