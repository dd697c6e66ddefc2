import * as v from "valibot";
import { hennaSummary } from "./henna.js";
import { classId, skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, iconFile, integer, label, level } from "./measure.js";
import { itemRef, professionLevel } from "./reference.js";

export const classRace = v.picklist(["Human", "Elf", "Dark Elf", "Orc", "Dwarf"]);
/** The race of a player class. */
export type ClassRace = v.InferOutput<typeof classRace>;

export const classType = v.picklist(["Fighter", "Mystic", "Priest"]);
/** The calling of a player class. */
export type ClassType = v.InferOutput<typeof classType>;

const spCost = v.pipe(
  integer,
  v.minValue(-1),
  v.description("Skill points; -1 where the source marks a skill that skill points do not buy."),
);

export const classSkillRow = v.strictObject({
  skillId,
  skillLevel: level,
  minPlayerLevel: level,
  spCost,
});
/** One skill level that a class can learn; `spCost` in skill points. */
export type ClassSkillRow = Immutable<v.InferOutput<typeof classSkillRow>>;

export const classRow = v.strictObject({
  id: classId,
  name: label,
  race: classRace,
  type: classType,
  professionLevel,
  parentClassId: v.exactOptional(classId),
  skills: v.exactOptional(v.pipe(v.array(classSkillRow), v.minLength(1))),
});
/** A player class and what it learns, skills by id, level, player level. Table `classes`. */
export type ClassRow = Immutable<v.InferOutput<typeof classRow>>;

export const classSummary = v.strictObject({
  id: classId,
  name: v.string(),
  race: classRace,
  type: classType,
  professionLevel,
  parentClassId: v.nullable(classId),
});
/** A player class. */
export type ClassSummary = Immutable<v.InferOutput<typeof classSummary>>;

export const classSkill = v.strictObject({
  skillId,
  skillLevel: level,
  name: v.string(),
  minPlayerLevel: level,
  spCost,
  description: v.exactOptional(v.pipe(v.string(), v.description("Client text; only with a text overlay."))),
  iconFile: v.exactOptional(iconFile),
  mpConsume: v.exactOptional(amount),
  spellbook: v.exactOptional(v.pipe(itemRef, v.description("On the lowest level row of a skill only."))),
});
/** One skill level that a class can learn. */
export type ClassSkill = Immutable<v.InferOutput<typeof classSkill>>;

export const classDetail = v.strictObject({
  ...classSummary.entries,
  childClassIds: v.array(classId),
  skills: v.array(classSkill),
  allowedHennas: v.exactOptional(v.pipe(v.array(hennaSummary), v.minLength(1))),
});
/** A player class, what it learns and which symbols it may wear. */
export type ClassDetail = Immutable<v.InferOutput<typeof classDetail>>;
