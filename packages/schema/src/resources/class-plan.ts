import * as v from "valibot";
import { closedObject, describedList, filledList } from "../values/form.js";
import { skillId } from "../values/id.js";
import { count, level } from "../values/measure.js";
import { classRef, itemQuantity } from "./reference.js";

const skillPoints = v.pipe(count, v.description("Skill points."));

export const plannedSkill = closedObject("Skill that a player learns, with the highest of its levels.", {
  skillId,
  name: v.string(),
  from: v.pipe(classRef, v.description("Class that teaches this level: the class itself or one of its ancestors.")),
  skillLevel: v.pipe(level, v.description("The highest level that is learned.")),
  minPlayerLevel: v.pipe(level, v.description("Player level from which this skill level can be learned.")),
  sp: v.pipe(count, v.description("Skill points of this skill level; 0 where skill points do not buy it.")),
  spTotal: v.pipe(count, v.description("Skill points of all levels that are learned up to this one.")),
});

export const plannedLevel = closedObject("Player level, and what can be learned from it on.", {
  level,
  sp: skillPoints,
  skills: v.pipe(
    filledList(plannedSkill),
    v.description("By skill id. `spTotal` is of the levels that can be learned from this player level on."),
  ),
});

export const classSkillPlan = closedObject("What a player of a class can learn, and what it takes.", () => ({
  class: classRef,
  level: v.pipe(level, v.description("Player level.")),
  skills: describedList(plannedSkill, "By skill id."),
  total: v.strictObject({
    sp: skillPoints,
    skills: v.pipe(count, v.description("Number of `skills`.")),
    spellbooks: describedList(itemQuantity, "By item id; each skill with a book takes one."),
  }),
  next: describedList(
    plannedLevel,
    "The next player levels at which something can be learned, ascending; at most as many as asked for.",
  ),
}));
