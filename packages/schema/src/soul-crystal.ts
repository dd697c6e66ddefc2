import * as v from "valibot";
import { closedObject, filledList } from "./form.js";
import { itemId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count, percent } from "./measure.js";
import { itemRef, npcRef } from "./reference.js";
import { given, type TableDescription } from "./table.js";

const crystalLevel = v.pipe(count, v.description("Level of the crystal, from 0."));

export const soulCrystalRow = closedObject("Soul crystal that can reach a higher level.", {
  itemId,
  level: crystalLevel,
  stagedItemId: v.pipe(itemId, v.description("Crystal of the next level.")),
  brokenItemId: v.exactOptional(v.pipe(itemId, v.description("Item that is left when the crystal breaks."))),
});
export type SoulCrystalRow = Immutable<v.InferOutput<typeof soulCrystalRow>>;

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

export const soulCrystalLevelType = v.pipe(
  v.picklist(["LAST_HIT", "FULL_PARTY", "PARTY_ONE_RANDOM"]),
  v.description(
    "Whose crystal can rise when the NPC dies: the killer's, that of each party member, or of a random one.",
  ),
);
export type SoulCrystalLevelType = v.InferOutput<typeof soulCrystalLevelType>;

const requiresSkill = v.pipe(v.boolean(), v.description("True if players must use the crystal on the NPC first."));
const levels = v.pipe(filledList(count), v.description("Levels of the crystals that can rise."));
const perMille = v.pipe(count, v.maxValue(1000));

export const soulCrystalNpcRow = closedObject("NPC that raises the level of soul crystals.", {
  npcId,
  levelType: soulCrystalLevelType,
  stageChance: v.pipe(perMille, v.description("Chance of 1,000 that the crystal rises.")),
  breakChance: v.pipe(perMille, v.description("Chance of 1,000 that the crystal breaks.")),
  requiresSkill,
  levels,
});
export type SoulCrystalNpcRow = Immutable<v.InferOutput<typeof soulCrystalNpcRow>>;

export const soulCrystalNpcTable: TableDescription<SoulCrystalNpcRow> = {
  description: "Every NPC that raises the level of soul crystals.",
  row: soulCrystalNpcRow,
  key: ["npcId"],
  references: [{ field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] }],
};

export const soulCrystalColor = v.pipe(v.picklist(["red", "green", "blue"]), v.description("Color of a soul crystal."));
export type SoulCrystalColor = v.InferOutput<typeof soulCrystalColor>;

export const soulCrystalSummary = closedObject("Soul crystal, by the id of its item.", {
  id: itemId,
  name: v.string(),
  color: v.pipe(v.nullable(soulCrystalColor), v.description("Color in the name; null if it has none.")),
  level: crystalLevel,
  next: v.exactOptional(v.pipe(itemRef, v.description("Crystal of the next level; absent for the last one."))),
  broken: v.exactOptional(v.pipe(itemRef, v.description("Item that is left when the crystal breaks."))),
});
export type SoulCrystalSummary = Immutable<v.InferOutput<typeof soulCrystalSummary>>;

const rule = {
  levelType: soulCrystalLevelType,
  chance: v.pipe(percent, v.description("Percent; chance that the crystal rises.")),
  breakChance: v.pipe(percent, v.description("Percent; chance that the crystal breaks.")),
  requiresSkill,
};

export const soulCrystalNpc = closedObject("NPC that raises the level of a soul crystal.", () => ({
  npc: npcRef,
  ...rule,
}));
export type SoulCrystalNpc = Immutable<v.InferOutput<typeof soulCrystalNpc>>;

export const npcSoulCrystals = closedObject("Soul crystals whose level an NPC raises.", () => ({ ...rule, levels }));
export type NpcSoulCrystals = Immutable<v.InferOutput<typeof npcSoulCrystals>>;

export const soulCrystalDetail = closedObject("Soul crystal with the NPCs that raise its level, by NPC id.", () => ({
  ...soulCrystalSummary.entries,
  npcs: v.array(soulCrystalNpc),
}));
export type SoulCrystalDetail = Immutable<v.InferOutput<typeof soulCrystalDetail>>;
