import * as v from "valibot";
import { crystalLevel, levels, requiresSkill, soulCrystalLevelType } from "../rows/soul-crystal.js";
import { choice, closedObject } from "../values/form.js";
import { itemId } from "../values/id.js";
import { percent } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { itemRef } from "./reference.js";

export const soulCrystalColor = choice(["red", "green", "blue"], "Color of a soul crystal.");

export const soulCrystalSummary = closedObject("Soul crystal, by the id of its item.", {
  id: itemId,
  name: v.string(),
  color: v.pipe(v.nullable(soulCrystalColor), v.description("Color in the name; null if it has none.")),
  level: crystalLevel,
  next: v.exactOptional(v.pipe(itemRef, v.description("Crystal of the next level; absent for the last one."))),
  broken: v.exactOptional(v.pipe(itemRef, v.description("Item that is left when the crystal breaks."))),
});

const rule = {
  levelType: soulCrystalLevelType,
  chance: v.pipe(percent, v.description("Percent; chance that the crystal rises.")),
  breakChance: v.pipe(percent, v.description("Percent; chance that the crystal breaks.")),
  requiresSkill,
};

export const soulCrystalNpc = closedObject("NPC that raises the level of a soul crystal.", () => ({
  npc: itemSourceNpc,
  ...rule,
}));

export const npcSoulCrystals = closedObject("Soul crystals whose level an NPC raises.", () => ({ ...rule, levels }));

export const soulCrystalDetail = closedObject("Soul crystal with the NPCs that raise its level, by NPC id.", () => ({
  ...soulCrystalSummary.entries,
  npcs: v.array(soulCrystalNpc),
}));
