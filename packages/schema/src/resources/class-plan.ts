import * as v from "valibot";
import { closedObject, described, describedList, filledList } from "../values/form.js";
import { skillId } from "../values/id.js";
import { count, level } from "../values/measure.js";
import { classRef, itemQuantity } from "./reference.js";

const skillPoints = described(count, "Skill points.");

export const plannedSkill = closedObject("Skill that a player learns, with the highest of its levels.", {
  skillId,
  name: v.string(),
  from: described(classRef, "Class that teaches this level: the class itself or one of its ancestors."),
  skillLevel: described(level, "The highest level that is learned."),
  minPlayerLevel: described(level, "Player level from which this skill level can be learned."),
  sp: described(count, "Skill points of this skill level; 0 where skill points do not buy it."),
  spTotal: described(count, "Skill points of all levels that are learned up to this one."),
});

export const plannedLevel = closedObject("Player level, and what can be learned from it on.", {
  level,
  sp: skillPoints,
  skills: described(
    filledList(plannedSkill),
    "By skill id. `spTotal` is of the levels that can be learned from this player level on.",
  ),
});

export const classSkillPlan = closedObject("What a player of a class can learn, and what it takes.", () => ({
  class: classRef,
  level: described(level, "Player level."),
  skills: describedList(plannedSkill, "By skill id."),
  total: v.strictObject({
    sp: skillPoints,
    skills: described(count, "Number of `skills`."),
    spellbooks: describedList(itemQuantity, "By item id; each skill with a book takes one."),
  }),
  next: describedList(
    plannedLevel,
    "The next player levels at which something can be learned, ascending; at most as many as asked for.",
  ),
}));
