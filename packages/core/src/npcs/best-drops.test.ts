import { datasetWith, etcItemRow, npcRow } from "@gamedata/fixtures";
import { expect, test } from "vitest";
import { createCatalog } from "../index.js";
import { npcIndex } from "../indexes/npcs.js";
import { bestDropsOf } from "./best-drops.js";

test("the best drops have an item of two groups once, with the chance of one or the other", () => {
  const drop = { npcId: 5, itemId: 1, min: 1, max: 1, chance: 500_000 };
  const catalog = createCatalog(
    datasetWith({
      items: [etcItemRow(1, "Coal")],
      npcs: [npcRow(5, "Wolf")],
      drops: [
        { ...drop, category: 1 },
        { ...drop, category: 2 },
      ],
    }),
  );
  const npc = npcIndex(catalog).byRawId.get(5);
  expect(npc && bestDropsOf(catalog, npc)).toMatchObject([{ itemId: 1, probability: 0.75 }]);
});
