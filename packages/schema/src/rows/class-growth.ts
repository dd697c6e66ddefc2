import type { ClassGrowthRow } from "../generated/types.js";
import { closedObject, described, filledList, optional, optionalList } from "../values/form.js";
import { classId, itemId } from "../values/id.js";
import { amount } from "../values/measure.js";
import { given, type TableDescription } from "./table.js";

const attribute = described(amount, "Base attribute.");
const perSecond = described(amount, "Game units a second.");
const speed = optional(amount, "Base speed, where the source states it.");

const byLevel = (what: string) => described(filledList(amount), `Base ${what} of each level, from level 1.`);
const regeneration = (what: string) =>
  optionalList(amount, `Base regeneration of ${what} of each level, from level 1.`);

const bare = optional(amount);

export const bareDefence = closedObject(
  "Parts of the base defence that a piece of equipment takes the place of, by the part of the body.",
  {
    chest: bare,
    legs: bare,
    head: bare,
    feet: bare,
    gloves: bare,
    underwear: bare,
    cloak: bare,
    rightEar: bare,
    leftEar: bare,
    rightFinger: bare,
    leftFinger: bare,
    neck: bare,
  },
);

export const classGrowthRow = closedObject("What a character of a class has without equipment, skills and hennas.", {
  classId,
  str: attribute,
  con: attribute,
  dex: attribute,
  int: attribute,
  wit: attribute,
  men: attribute,
  pAtk: amount,
  mAtk: amount,
  pDef: described(amount, "Base P. Def. of a character without armor."),
  mDef: described(amount, "Base M. Def. of a character without jewels."),
  bareDefence: optional(bareDefence),
  atkSpd: speed,
  castSpd: speed,
  crit: optional(amount, "Base critical rate; 1 is 1 %, before DEX."),
  magicCrit: optional(amount, "Base magic critical rate, where the source states it."),
  walkSpd: perSecond,
  runSpd: perSecond,
  swimSpd: optional(perSecond),
  attackRange: optional(amount, "Reach without a weapon, in game units."),
  randomDamage: optional(amount, "By how many percent the damage without a weapon varies, up and down."),
  fistsItemId: optional(itemId, "Item that takes the place of a weapon without one."),
  hp: byLevel("HP"),
  mp: byLevel("MP"),
  cp: byLevel("CP"),
  hpRegen: regeneration("HP"),
  mpRegen: regeneration("MP"),
  cpRegen: regeneration("CP"),
});

export const classGrowthTable: TableDescription<ClassGrowthRow> = {
  description: "The base attributes, attack, defence and speeds of every player class, and its HP, MP and CP by level.",
  row: classGrowthRow,
  key: ["classId"],
  references: [
    { field: "classId", to: "class", keysOf: ({ classId: id }) => [id] },
    { field: "fistsItemId", to: "item", keysOf: ({ fistsItemId }) => given(fistsItemId) },
  ],
};
