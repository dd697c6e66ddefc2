import type { PetData, petLevelStats } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readLeaves } from "../../read/element.js";
import { integerText, labelText, number, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const share = numberText(0, 1);

const petAttributes = v.strictObject({
  food1: integerText(0),
  food2: integerText(0),
  autoFeedLimit: share,
  hungryLimit: share,
  unsummonLimit: share,
});

const onRide = v.exactOptional(number);

const levelAttributes = v.strictObject({
  level: integerText(1),
  maxMeal: number,
  exp: integerText(0),
  ...v.entriesFromList(
    ["expType", "mealInBattle", "mealInNormal", "pAtk", "pDef", "mAtk", "mDef", "hp", "mp", "hpRegen", "mpRegen"],
    number,
  ),
  ssCount: integerText(0),
  spsCount: integerText(0),
  ...v.entriesFromList(
    ["mealInBattleOnRide", "mealInNormalOnRide", "atkSpdOnRide", "pAtkOnRide", "mAtkOnRide"],
    onRide,
  ),
  speedOnRide: v.exactOptional(labelText),
}) satisfies v.GenericSchema<Record<string, unknown>, v.InferInput<typeof petLevelStats>>;

/** Reads the `<petdata>` of an NPC: its food and its stats by level. */
export function readPetData(element: XmlElement): PetData | undefined {
  const pet = readAttributes(element, petAttributes);
  const stats = readLeaves(element, "stat", levelAttributes);
  return pet && { ...pet, stats };
}
