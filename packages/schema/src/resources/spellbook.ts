import * as v from "valibot";
import { closedObject } from "../values/form.js";
import { skillId } from "../values/id.js";
import { iconFile } from "../values/measure.js";
import { classRef } from "./reference.js";

export const spellbookUse = closedObject("Skill that a spellbook teaches, and the classes that learn it.", {
  skillId,
  skillName: v.string(),
  iconFile: v.nullable(iconFile),
  learnedBy: v.array(classRef),
});
