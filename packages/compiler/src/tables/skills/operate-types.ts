import type { OperateType } from "@gamedata/schema";

/** The first letters of the types of use since L2J of 2012: passive, toggled, and cast once, with a direction, or as long as it is held. */
const BY_LETTER: Readonly<Record<string, OperateType>> = {
  P: "OP_PASSIVE",
  T: "OP_TOGGLE",
  A: "OP_ACTIVE",
  D: "OP_ACTIVE",
  C: "OP_ACTIVE",
};

/** The letters with which a type of use may begin. */
export const OPERATE_LETTERS = Object.keys(BY_LETTER).join(", ");

/** An aura is switched on and off (enum `SkillOperateType` of L2J Mobius, `isToggle`). */
const AURA = "AU";

/** Returns how a skill is used, by the word of L2J since 2012. */
export const operateTypeOf = (word: string): OperateType | undefined =>
  word === AURA ? "OP_TOGGLE" : BY_LETTER[word.charAt(0)];
