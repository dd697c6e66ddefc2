import { highFive } from "@gamedata/high-five";
import { resources } from "@gamedata/schema";
import * as v from "valibot";
import { expect, it } from "vitest";
import * as core from "../src/index.js";
import { highFiveCatalog as catalog } from "./high-five.js";

/** Says what is wrong with an answer, or nothing. */
function flaws(schema: v.GenericSchema, answer: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(schema, answer);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

const itemIds = highFive.items.map(({ id }) => id);
const npcIds = highFive.npcs.map(({ id }) => id);
const droppers = [...new Set(highFive.drops.map(({ npcId }) => npcId))];

it.each([
  ["items", itemIds, 19_197, resources.ItemDetail, (id: number) => core.getItem(catalog, id)],
  ["NPCs", npcIds, 10_195, resources.NpcDetail, (id: number) => core.getNpc(catalog, id)],
  ["Raw NPCs", npcIds, 10_195, resources.RawNpc, (id: number) => core.getRawNpc(catalog, id)],
  ["shops", npcIds, 10_195, resources.ShopView, (id: number) => core.getNpcShop(catalog, id)],
  ["drops", droppers, 3245, resources.NpcDrops, (id: number) => core.getNpcDrops(catalog, id)],
  ["loot", droppers, 3245, resources.NpcLoot, (id: number) => core.getNpcLoot(catalog, id, {})],
  [
    "quests",
    highFive.quests.map(({ id }) => id),
    512,
    resources.QuestDetail,
    (id: number) => core.getQuest(catalog, id),
  ],
  [
    "classes",
    highFive.classes.map(({ id }) => id),
    103,
    resources.ClassDetail,
    (id: number) => core.getClass(catalog, id),
  ],
  [
    "exchanges",
    highFive.multisells.map(({ id }) => id),
    175,
    resources.ExchangeDetail,
    (id: number) => core.getExchange(catalog, id),
  ],
  [
    "recipes",
    [...new Set(highFive.recipes.map(({ itemId }) => itemId))],
    999,
    resources.RecipeDetail,
    (id: number) => core.getRecipe(catalog, id),
  ],
  [
    "armor sets",
    highFive.armorSets.map(({ id }) => id),
    204,
    resources.ArmorSet,
    (id: number) => core.getArmorSet(catalog, id),
  ],
  [
    "hennas",
    highFive.hennas.map(({ symbolId }) => symbolId),
    180,
    resources.HennaDetail,
    (id: number) => core.getHenna(catalog, id),
  ],
  ["seeds", highFive.seeds.map(({ itemId }) => itemId), 258, resources.Seed, (id: number) => core.getSeed(catalog, id)],
  [
    "teleports",
    highFive.teleports.map(({ npcId, destination }) => npcId * 1_000_000 + destination),
    572,
    resources.Teleport,
    (id: number) => core.getTeleport(catalog, id),
  ],
  [
    "experience levels",
    highFive.experience.map(({ level }) => level),
    87,
    resources.ExperienceLevel,
    (id: number) => core.getExperienceLevel(catalog, id),
  ],
  [
    "locations",
    highFive.locations.map(({ id }) => id),
    311,
    resources.LocationDetail,
    (id: number) => core.getLocation(catalog, id),
  ],
  [
    "regions",
    highFive.regions.map(({ id }) => id),
    25,
    resources.RegionDetail,
    (id: number) => core.getRegion(catalog, id),
  ],
] as const)("every id answers as its schema says: %s", (_, ids, expected, schema: v.GenericSchema, answer) => {
  expect(ids).toHaveLength(expected);
  const found = ids.flatMap((id) => flaws(schema, answer(id)).map((flaw) => `${id} ${flaw}`));
  expect(found).toEqual([]);
});

it("spawns, in rows of their schema", () => {
  const spawning = [...new Set(highFive.spawns.map(({ npcId }) => npcId))];
  const found = spawning.flatMap((id) =>
    core.listNpcSpawns(catalog, id).data.flatMap((spawn) => flaws(resources.EnrichedSpawn, spawn)),
  );
  expect(found).toEqual([]);
});
