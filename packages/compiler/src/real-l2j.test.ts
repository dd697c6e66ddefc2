import { describe, expect, test } from "vitest";
import { openRealSource } from "../fixtures/real-source.js";
import { describeAccounts } from "./cli/counts.js";
import { formatDiagnostic } from "./diagnostic.js";
import { compareDataset } from "./emit/check.js";

const { dataset, isHere, compilation } = openRealSource("high-five", {
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
      "regions: read 141 of 141",
      "hennas: read 180 of 180",
      "castles: read 9 of 9",
      "seeds: read 258 of 258",
      "teleports: read 572 of 572",
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
});
