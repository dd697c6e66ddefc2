import { describe, expect, test } from "vitest";
import { openRealSource } from "../fixtures/real-source.js";
import { describeAccounts } from "./cli/counts.js";
import { formatDiagnostic } from "./diagnostic.js";
import { compareDataset } from "./emit/check.js";

const { dataset, isHere, compilation, rowsOf } = openRealSource("high-five", {
  project: "L2J Server",
  revision: "30d2b767",
  engine: "l2j",
});

const isError = ({ severity }: { readonly severity: string }) => severity === "error";

// The counts are those of the README and counts.md of the source; what differs is said beside them.
describe.skipIf(!isHere)("the source of the high-five data set", () => {
  test("compiles without an error to what is committed, with the counts of its description", () => {
    const { files, diagnostics, engine, accounts, tables, unread } = compilation();
    expect(diagnostics.filter(isError).map(formatDiagnostic)).toEqual([]);
    expect(compareDataset(dataset, files ?? new Map())).toEqual([]);
    expect(engine).toBe("l2j");
    expect(unread.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(describeAccounts(accounts, tables)).toEqual([
      "teleports: read 572 of 957",
      "regions: read 141 of 148",
      // 19,199 with two placeholders.
      "items: read 19,197 of 19,197",
      "skills: read 8,136 of 8,136",
      // 10,461 with 266 nameless ones.
      "npcs: read 10,195 of 10,195",
      // 63,309 with one nameless NPC.
      "drops: read 63,294 of 63,309",
      "spawnGroups: read 129 of 129",
      // 38,148 + 188 + 6 + 914 + 276 + 1,612 + 193 + 598 + 34 of territories, less 92 of nameless NPCs and 5 raid bosses.
      "spawns: read 41,872 of 41,872",
      "recipes: read 1,000 of 1,000",
      "armorSets: read 204 of 204",
      "multisells: read 16,763 of 16,763",
      "buyLists: read 19,832 of 19,832",
      "classes: read 17,176 of 17,268",
      "quests: read 512 of 512",
      "hennas: read 180 of 180",
      "castles: read 9 of 9",
      "seeds: read 258 of 258",
      "zones: read 2,794 of 2,794",
      "classGrowth: read 103 of 103",
      // 63 <enchant> and 20 <support>.
      "enchantScrolls: read 83 of 83",
      "enchantChances: read 1 of 1",
      "categories: read 124 of 124",
      "raceIcons: 25",
      "pointCurrencies: 3",
      "locations: 311",
      "doubts: 5",
      "experience: 87",
      "engineRules: 95",
      "enchantBonuses: 68",
      // 932 items with capsuled_items (counts.md), and 698 that start a skill which gives items.
      "boxes: 1,630",
      "skillTrees: 410",
      // counts.md.
      "skillEnchants: 1,322",
      "not stated in a form that is read: herbGroups, spellbooks, doors, soulCrystals, soulCrystalNpcs, skillEnchantCosts, augmentationSkills, augmentationStats, fishes, lures, clanHalls, staticObjects",
    ]);
  });

  const skillOf = (id: number) => rowsOf("skills").find((row) => row.id === id);
  const npcOf = (id: number) => rowsOf("npcs").find((row) => row.id === id);

  test("effects on greatest points without a type add points, and with PER a share", () => {
    // Boost HP, 00200-00299.xml: #hp is 60 100 150 200 250 300 350 400 440 480, without a type.
    const points = [60, 100, 150, 200, 250, 300, 350, 400, 440, 480];
    expect(skillOf(211)?.effects).toEqual([{ stat: "maxHp", op: "add", value: points }]);
    // Wooden Set, 03500-03599.xml.
    expect(skillOf(3500)?.effects?.[0]).toEqual({ stat: "maxHp", op: "add", value: 41 });
    // Battle Roar, 00100-00199.xml: #power is 10 15 20 25 30 35, of the type PER.
    expect(skillOf(121)?.appliedEffects?.[0]?.effects).toEqual([
      { stat: "maxHp", op: "mul", value: [1.1, 1.15, 1.2, 1.25, 1.3, 1.35] },
    ]);
  });

  test("a skill has an icon for each level where its levels differ", () => {
    // 02100-02199.xml.
    expect(skillOf(2169)?.iconFile).toEqual(["etc_potion_of_acumen2_i00.png", "etc_potion_of_acumen3_i00.png"]);
    expect(skillOf(211)?.iconFile).toBe("skill0211.png");
  });

  test("negative numbers, the default target, and levels that consume nothing", () => {
    // 00800-00899.xml, 02500-02599.xml and 23300-23399.xml.
    expect([skillOf(840)?.magicLevel, skillOf(2510)?.reuseDelay, skillOf(23_329)?.reuseDelay]).toEqual([-2, -1, -1000]);
    // 00600-00699.xml: no targetType.
    expect(skillOf(651)?.target).toBe("SELF");
    // 02200-02299.xml: 7554 7555 7556 7557 7558 9716 0 0 0 7559.
    expect(skillOf(2214)?.itemConsume?.count).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 1]);
  });

  test("an NPC has the AI that its file states, and no other", () => {
    // 13000-13099.xml and 00100-00199.xml: <shots soul="2" spirit="2" /> and no <ai>.
    expect(npcOf(13_003)?.ai).toEqual({ aggro: 1000, clanRange: 300, isAggressive: false });
    expect(npcOf(112)?.ai).toEqual({ ssCount: 2, spsCount: 2 });
  });

  test.each([
    [78, 3608, 2],
    [79, 3609, 2],
    [80, 3610, 2],
    [155, 3608, 3],
    [156, 3609, 3],
    [157, 3610, 3],
  ])("set %i has skill %i of level %i alone", (setId, id, level) => {
    const set = rowsOf("armorSets").find((row) => row.id === setId);
    expect(set).toMatchObject({ skillId: id, bonusSkills: [{ id, level }] });
  });
});
