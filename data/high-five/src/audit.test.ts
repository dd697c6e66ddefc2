import { fileURLToPath } from "node:url";
import { highFive } from "@gamedata/high-five";
import { expect } from "vitest";
import { describeShippedFiles } from "../../../packages/compiler/fixtures/shipped-files.js";

describeShippedFiles({
  folder: fileURLToPath(new URL("..", import.meta.url)),
  dataset: highFive,
  origin: { chronicle: "high-five", source: { project: "L2J Server", revision: "30d2b767" } },
  // Names of event items with what they do and how long.
  longestNameInWords: 18,
  // The only name that the source has for skill 5934.
  sentences: ["skills.name: Meet the soul of darkness and fight against it."],
  // Four groups above certain with all of their rows, and one minimum above its maximum.
  expectWarnings: ({ tables, diagnostics }) => {
    const kinds = new Map<string, number>();
    for (const { severity, what } of diagnostics) {
      const kind = `${severity}: ${what}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual(["warning: drop min", "warning: group chance"]);
    expect(kinds.get("warning: drop min")).toBe(1);
    const groups = tables.drops.filter(({ row }) => (row.groupChance ?? 0) > 1_000_000);
    expect([...new Set(groups.map(({ row }) => row.npcId))]).toEqual([18_110, 18_115, 22_569, 22_570]);
  },
});
