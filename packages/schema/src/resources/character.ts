import * as v from "valibot";
import { closedObject, described, describedList, optional } from "../values/form.js";
import { count, finite, level } from "../values/measure.js";
import { armorSetRef } from "./armor-set.js";
import { hennaSummary } from "./henna.js";
import { classRef, itemRef, skillRef } from "./reference.js";

const part = optional(finite);

export const characterParts = closedObject(
  "What adds to a stat, in this order: each part is what it changes after all before it, so that they add up to the value. Parts that change nothing are left out.",
  {
    base: described(finite, "Class, level and base attributes alone."),
    equipment: optional(finite, "Items, without sets and enchantments."),
    set: optional(finite, "Bonuses of whole armor sets."),
    enchant: part,
    henna: part,
    passive: part,
    buff: optional(finite, "Effects of active skills and toggles."),
  },
);

const stat = (description: string) => described(v.strictObject({ value: finite, parts: characterParts }), description);

export const characterStats = closedObject("Stats of a character as the game shows them.", {
  str: stat("STR."),
  con: stat("CON."),
  dex: stat("DEX."),
  int: stat("INT."),
  wit: stat("WIT."),
  men: stat("MEN."),
  hp: stat("Maximum HP."),
  mp: stat("Maximum MP."),
  cp: stat("Maximum CP."),
  pAtk: stat("P. Atk."),
  mAtk: stat("M. Atk."),
  pDef: stat("P. Def."),
  mDef: stat("M. Def."),
  atkSpd: stat("Attack speed."),
  castSpd: stat("Casting speed."),
  critRate: stat("Critical rate, of 1,000."),
  magicCritRate: stat("Magic critical rate, of 1,000."),
  accuracy: stat("Accuracy."),
  evasion: stat("Evasion."),
  runSpd: stat("Running speed."),
  walkSpd: stat("Walking speed."),
  shieldDefence: stat("Defence that a blocked hit meets besides P. Def.; 0 without a shield."),
  shieldRate: stat("Percent of hits from the front that the shield blocks, after DEX."),
  weightLimit: stat("Weight that the character can carry."),
});

const skillAtLevel = v.strictObject({ skill: skillRef, level });

export const character = closedObject("A character of a class and level with what it wears and has.", () => ({
  class: classRef,
  level: described(level, "Player level."),
  items: describedList(v.strictObject({ item: itemRef, enchant: count }), "As asked for."),
  sets: describedList(armorSetRef, "Armor sets that are worn whole."),
  hennas: describedList(hennaSummary, "As asked for."),
  passives: describedList(skillAtLevel, "Passive skills that count, by id."),
  buffs: describedList(skillAtLevel, "Active skills and toggles whose effects count, by id."),
  stats: characterStats,
}));
