import * as v from "valibot";
import { crystalLevel, levels, requiresSkill, soulCrystalLevelType } from "../rows/soul-crystal.js";
import { choice, closedObject, described, optional } from "../values/form.js";
import { itemId } from "../values/id.js";
import { percent } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { itemRef } from "./reference.js";

export const soulCrystalColor = choice(["red", "green", "blue"], "Color of a soul crystal.");

export const soulCrystalSummary = closedObject("Soul crystal, by the id of its item.", {
  id: itemId,
  name: v.string(),
  color: described(v.nullable(soulCrystalColor), "Color in the name; null if it has none."),
  level: crystalLevel,
  next: optional(itemRef, "Crystal of the next level; absent for the last one."),
  broken: optional(itemRef, "Item that is left when the crystal breaks."),
});

const rule = {
  levelType: soulCrystalLevelType,
  chance: described(percent, "Percent; chance that the crystal rises."),
  breakChance: described(percent, "Percent; chance that the crystal breaks."),
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
