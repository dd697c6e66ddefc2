import { fields, fieldsNamed } from "../../read/fields.js";
import { numberText } from "../../read/values.js";

const number = numberText(0);

/** The numbers of a class that files of all servers name alike. */
export const commonNumbers = fields({
  ...fieldsNamed(number, "str=baseSTR con=baseCON dex=baseDEX int=baseINT wit=baseWIT men=baseMEN pAtk=basePAtk"),
  ...fieldsNamed(number, "mAtk=baseMAtk"),
});

/** The numbers of a class, as files before 2013 name them. */
export const baseNumbers = fields({
  ...commonNumbers,
  ...fieldsNamed(number, "pDef=basePDef mDef=baseMDef atkSpd=basePAtkSpd castSpd=baseMAtkSpd crit=baseCritRate"),
  ...fieldsNamed(number, "runSpd=baseRunSpd"),
});

/** Parts of the base defence, which only the engine has. Source: aCis and L2J before 2013, classes `FuncPDefMod` and `FuncMDefMod`. */
const DEFENCE = {
  head: 12,
  gloves: 8,
  feet: 7,
  rightEar: 9,
  leftEar: 9,
  rightFinger: 5,
  leftFinger: 5,
  neck: 13,
} as const;
const FIGHTER = { chest: 31, legs: 18, ...DEFENCE };
const MYSTIC = { chest: 15, legs: 8, ...DEFENCE };

/** The speed of walking where the files state none: 70 % of that of running. Source: aCis before 2018 and L2J before 2013, class `PcStat`. */
const WALK = 0.7;

/** Returns the numbers of a class with those that only the engine has: the parts of the base defence, and where it has none the speed of walking. */
export const withEngineNumbers = <Row extends { readonly classId: number; readonly runSpd: number }>(
  row: Row,
  fighters: ReadonlySet<number>,
) => ({
  walkSpd: Math.floor(row.runSpd * WALK),
  ...row,
  bareDefence: fighters.has(row.classId) ? FIGHTER : MYSTIC,
});
