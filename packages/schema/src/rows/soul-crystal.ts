import * as v from "valibot";
import type { SoulCrystalNpcRow, SoulCrystalRow } from "../generated/types.js";
import { choice, closedObject, described, filledList, optional } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { count } from "../values/measure.js";
import { given, type TableDescription } from "./table.js";

export const crystalLevel = described(count, "Level of the crystal, from 0.");

export const soulCrystalRow = closedObject("Soul crystal that can reach a higher level.", {
  itemId,
  level: crystalLevel,
  stagedItemId: described(itemId, "Crystal of the next level."),
  brokenItemId: optional(itemId, "Item that is left when the crystal breaks."),
});

export const soulCrystalTable: TableDescription<SoulCrystalRow> = {
  description: "Every soul crystal that can reach a higher level.",
  row: soulCrystalRow,
  key: ["itemId"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
    { field: "stagedItemId", to: "item", keysOf: ({ stagedItemId }) => [stagedItemId] },
    { field: "brokenItemId", to: "item", keysOf: ({ brokenItemId }) => given(brokenItemId) },
  ],
};

export const soulCrystalLevelType = choice(
  ["LAST_HIT", "FULL_PARTY", "PARTY_ONE_RANDOM"],
  "Whose crystal can rise when the NPC dies: the killer's, that of each party member, or of a random one.",
);

export const requiresSkill = described(v.boolean(), "True if players must use the crystal on the NPC first.");
export const levels = described(filledList(count), "Levels of the crystals that can rise.");
const perMille = v.pipe(count, v.maxValue(1000));

export const soulCrystalNpcRow = closedObject("NPC that raises the level of soul crystals.", {
  npcId,
  levelType: soulCrystalLevelType,
  stageChance: described(perMille, "Chance of 1,000 that the crystal rises."),
  breakChance: described(perMille, "Chance of 1,000 that the crystal breaks."),
  requiresSkill,
  levels,
});

export const soulCrystalNpcTable: TableDescription<SoulCrystalNpcRow> = {
  description: "Every NPC that raises the level of soul crystals.",
  row: soulCrystalNpcRow,
  key: ["npcId"],
  references: [{ field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] }],
};
