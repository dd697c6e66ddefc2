import { describe, expect, test } from "vitest";
import { openRealSource } from "../fixtures/real-source.js";
import { describeCounts } from "./cli/counts.js";
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
    const { files, diagnostics, engine, tables, regionGrid, unread } = compilation();
    expect(diagnostics.filter(isError).map(formatDiagnostic)).toEqual([]);
    expect(compareDataset(dataset, files ?? new Map())).toEqual([]);
    expect(engine).toBe("l2j");
    expect(unread.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(describeCounts(tables, regionGrid)).toEqual([
      // 19,199 with two placeholders.
      "items 19,197 (weapon 3,892, armor 3,825, etcitem 11,480)",
      // 10,461 with 266 nameless ones.
      "NPCs 10,195, 6,419 by name and level",
      // 3,246 and 63,309 with one nameless NPC.
      "NPCs with drops 3,245",
      "drop rows 63,294 in 17,589 categories",
      // 297 of their own, 128 of the other file, 21 in both.
      "NPCs with minions 404, with 712 links",
      // 38,148 + 188 + 6 + 914 + 276 + 1,612 + 193 + 598 + 34 of territories, less 92 of nameless NPCs and 5 raid bosses.
      "spawns 41,872 of 3,880 NPCs",
      "spawn groups 129",
      "herb groups 0",
      "recipes 1,000",
      "armor sets 204",
      "skills 8,136 with 30,243 levels",
      "multisells 175 with 16,763 exchanges",
      "curated multisells 0 with 0 exchanges",
      "buy lists 563 of 279 NPCs with 19,832 products",
      "classes 103 with 17,176 skill rows",
      "spellbooks 0",
      "quests 512",
      "regions 25 on 141 of 15 × 17 tiles",
      "locations 311",
      "hennas 180",
      "doubts 5",
      "castles 9",
      "seeds 258",
      "teleports 572 of 61 NPCs",
      "experience of 87 levels",
      "soul crystals 0, raised by 0 NPCs",
      "engine rules 95",
      "zones 2,794",
      "enchant bonuses 68",
      "growth of 103 classes",
      // 932 items with capsuled_items (counts.md), and 698 that start a skill which gives items.
      "1,630 boxes",
      // 63 <enchant> and 20 <support>.
      "enchant scrolls 83, chances of 4 groups",
      "life stones 0",
      "skill trees 410",
      // counts.md.
      "enchant routes 1,322 of 526 skills",
      "fish 0, lures 0",
      "clan halls 0",
      "categories 124",
      "doors 0, static objects 0",
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
