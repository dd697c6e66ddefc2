import * as v from "valibot";
import { classRace, classType, spCost } from "../rows/class.js";
import { closedObject, optional, optionalList } from "../values/form.js";
import { classId, skillId } from "../values/id.js";
import { amount, iconFile, level, professionLevel } from "../values/measure.js";
import { hennaSummary } from "./henna.js";
import { itemQuantity, itemRef } from "./reference.js";

export const classSummary = closedObject("Player class as returned in lists.", {
  id: classId,
  name: v.string(),
  race: classRace,
  type: classType,
  professionLevel,
  parentClassId: v.nullable(classId),
});

export const classSkill = closedObject(
  "Skill level that a class can learn, with the name of the skill and the icon of the level.",
  {
    skillId,
    skillLevel: level,
    name: v.string(),
    minPlayerLevel: level,
    spCost,
    description: optional(v.string(), "Client text; only with a text overlay."),
    iconFile: optional(iconFile),
    mpConsume: optional(amount, "MP that one cast costs in all."),
    spellbook: optional(itemRef, "On the lowest level row of a skill only."),
  },
);

export const classDetail = closedObject("Player class, its skills and the hennas that it can use.", () => ({
  ...classSummary.entries,
  childClassIds: v.array(classId),
  skills: v.array(classSkill),
  allowedHennas: optionalList(hennaSummary),
  startItems: optionalList(itemQuantity),
}));
