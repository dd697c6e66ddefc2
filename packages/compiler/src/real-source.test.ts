import { describe, expect, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { openRealSource } from "../fixtures/real-source.js";
import { describeAccounts } from "./cli/counts.js";
import { compareDataset } from "./emit/check.js";
import { acisUnreadList } from "./unread/acis.js";

const { dataset, isHere, compilation, rowsOf } = openRealSource("interlude", {
  project: "aCis",
  revision: "382",
  engine: "acis",
});

describe.skipIf(!isHere)("the source of the interlude data set", () => {
  test("compiles without an error to what is committed", () => {
    const { files, diagnostics } = compilation();
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(compareDataset(dataset, files ?? new Map())).toEqual([]);
  });

  test("holds as many records as its description says", () => {
    const { accounts, tables } = compilation();
    expect(describeAccounts(accounts, tables)).toEqual([
      "items: read 9,206 of 9,206",
      "skills: read 2,651 of 2,651",
      "npcs: read 6,472 of 6,472",
      "drops: read 29,531 of 29,531",
      "spawnGroups: read 124 of 124",
      "spawns: read 42,638 of 42,638",
      "herbGroups: read 26 of 26",
      "recipes: read 871 of 871",
      "armorSets: read 51 of 51",
      // 8,320 <item> of 85 files, all of which name an NPC.
      "multisells: read 8,320 of 8,320",
      "buyLists: read 11,996 of 11,996",
      "classGrowth: read 89 of 89",
      "classes: read 13,852 of 13,852",
      "spellbooks: read 334 of 334",
      "quests: read 329 of 329",
      "hennas: read 180 of 180",
      "castles: read 9 of 9",
      "clanHalls: read 44 of 44",
      "doors: read 547 of 547",
      "seeds: read 256 of 256",
      // The rest are destinations that no NPC offers.
      "teleports: read 552 of 552",
      "soulCrystals: read 39 of 39",
      "soulCrystalNpcs: read 124 of 124",
      "zones: read 1,017 of 1,017",
      // 117 of fishing, 64 of clans, 13 of noblesse and heroes in the engine.
      "skillTrees: read 194 of 194",
      "augmentationSkills: read 1,780 of 1,780",
      "augmentationStats: read 52 of 52",
      "fishes: read 270 of 270",
      "staticObjects: read 29 of 29",
      "raceIcons: 23",
      "exchanges: 210",
      "pointCurrencies: 2",
      "regions: 19",
      "locations: 209",
      "locationOverrides: 1",
      "doubts: 8",
      "experience: 81",
      "engineRules: 59",
      "enchantBonuses: 37",
      // Items whose skill has capsuled_items_skill.
      "boxes: 356",
      "enchantScrolls: 30",
      "enchantChances: 4",
      // 14,550 steps in enchantSkills.xml, 30 a route; two skills there have no levels of a route.
      "skillEnchants: 481",
      "skillEnchantCosts: 4",
      // Ten levels in four grades.
      "lifeStones: 40",
      "lures: 28",
      "not stated in a form that is read: categories",
    ]);
  });

  test("has no name that is neither read nor listed, and lists none that is read or missing", () => {
    const { unread } = compilation();
    expect(unread.filter(({ reason }) => reason === undefined)).toEqual([]);
    const listed = acisUnreadList.flatMap(({ in: source, names = ["files"] }) =>
      names.map((name) => `${source} ${name}`),
    );
    expect(unread.map(({ source, name = "files" }) => `${source} ${name}`).sort()).toEqual(listed.sort());
  });

  test("reports the two placeholder items and the nameless NPC", () => {
    const lines = compilation().diagnostics.map(({ what, received }) => `${what}: ${received}`);
    expect(lines).toContain('item 749: "0", a placeholder: left out');
    expect(lines).toContain('item 980: "0", a placeholder: left out');
    expect(lines).toContain("NPC 32110: an empty one: left out");
  });

  // Worked out by hand from the files that each test names.

  test("a random spawn of each kind of delay in sql/random_spawn.sql", () => {
    const groupOf = (id: number) => rowsOf("spawnGroups").find((group) => group.id === id);
    const respawnOf = (id: number) => rowsOf("spawns").filter(({ groupId }) => groupId === id)[0]?.respawnDelay;
    // (12,31126,...,-1,-1,...): the engine's hour. (112,27316,...,14400000,1800000,...): 4 hours, and half an hour.
    expect([groupOf(12), respawnOf(12)]).toEqual([{ id: 12, npcId: 31_126, despawnDelay: 3600 }, 3600]);
    expect([groupOf(112), respawnOf(112)]).toEqual([{ id: 112, npcId: 27_316, despawnDelay: 1800 }, 14_400]);
    // (110,25283,...,86400,0,...): it stays, and respawns as an ordinary spawn does, after 86,400 seconds.
    expect([groupOf(110), respawnOf(110)]).toEqual([{ id: 110, npcId: 25_283 }, 86_400]);
    // Groups 2 to 8 of sql/random_spawn_loc.sql, the Black Marketeer of Mammon, have no row in sql/random_spawn.sql.
    const lost = compilation().diagnostics.filter(({ file }) => file === "sql/random_spawn_loc.sql");
    expect(lost.map(({ what }) => what)).toEqual([2, 3, 4, 5, 6, 7, 8].map((id) => `point of group ${id}`));
  });

  test("the second herb group of xml/herbDrops.xml, and who has it", () => {
    const herbs = "8600 1 40000,8601 1 16000,8602 1 1200,8603 2 30000,8604 2 12000,8605 2 2400,8613 3 800,8614 3 800";
    const group = rowsOf("herbGroups")[1];
    expect(group?.id).toBe(2);
    expect(group?.herbs.map(({ itemId, category, chance }) => `${itemId} ${category} ${chance}`).join()).toBe(
      `${herbs},8607 4 30000,8609 5 30000,8611 6 30000`,
    );
    // `<set name="dropHerbGroup" val="2"/>` counted over xml/npcs; group 1 is that of 684.
    const ofGroup = (id: number) => rowsOf("npcs").filter(({ dropHerbGroup }) => dropHerbGroup === id);
    expect([ofGroup(1).length, ofGroup(2).length]).toEqual([684, 15]);
  });

  test("pet 12311 and its first level", () => {
    const pet = rowsOf("npcs").find(({ id }) => id === 12_311);
    expect(pet).toMatchObject(yaml`
      { name: Hatchling of the Wind, level: 35, type: Pet, hp: 772.73802, file: xml/npcs/12000-12999.xml }
    `);
    expect(pet?.title).toBeUndefined();
    expect(pet?.skills?.map(({ id, level }) => `${id}-${level}`)).toEqual(["4121-1", "4416-10", "4710-1", "4711-1"]);
    expect(pet?.petData).toMatchObject({ food1: 4038, food2: 0, autoFeedLimit: 0.55 });
    expect(pet?.petData?.stats[0]).toMatchObject({ level: 1, maxMeal: 508, mAtk: 0.554591049382716, pDef: 44.44444 });
  });
});
