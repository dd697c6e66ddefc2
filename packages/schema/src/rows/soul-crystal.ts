import * as v from "valibot";
import type { SoulCrystalNpcRow, SoulCrystalRow } from "../generated/types.js";
import { choice, closedObject, filledList } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { count } from "../values/measure.js";
import { given, type TableDescription } from "./table.js";

export const crystalLevel = v.pipe(count, v.description("Level of the crystal, from 0."));

export const soulCrystalRow = closedObject("Soul crystal that can reach a higher level.", {
  itemId,
  level: crystalLevel,
  stagedItemId: v.pipe(itemId, v.description("Crystal of the next level.")),
  brokenItemId: v.exactOptional(v.pipe(itemId, v.description("Item that is left when the crystal breaks."))),
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

export const requiresSkill = v.pipe(
  v.boolean(),
  v.description("True if players must use the crystal on the NPC first."),
);
export const levels = v.pipe(filledList(count), v.description("Levels of the crystals that can rise."));
const perMille = v.pipe(count, v.maxValue(1000));

export const soulCrystalNpcRow = closedObject("NPC that raises the level of soul crystals.", {
  npcId,
  levelType: soulCrystalLevelType,
  stageChance: v.pipe(perMille, v.description("Chance of 1,000 that the crystal rises.")),
  breakChance: v.pipe(perMille, v.description("Chance of 1,000 that the crystal breaks.")),
  requiresSkill,
  levels,
});

export const soulCrystalNpcTable: TableDescription<SoulCrystalNpcRow> = {
  description: "Every NPC that raises the level of soul crystals.",
  row: soulCrystalNpcRow,
  key: ["npcId"],
  references: [{ field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] }],
};
