import { fields } from "../../read/fields.js";
import { numberText } from "../../read/values.js";

const number = numberText(0);

/** The numbers of a class that files of all servers name alike. */
export const commonNumbers = fields({
  str: [number, "baseSTR"],
  con: [number, "baseCON"],
  dex: [number, "baseDEX"],
  int: [number, "baseINT"],
  wit: [number, "baseWIT"],
  men: [number, "baseMEN"],
  pAtk: [number, "basePAtk"],
  mAtk: [number, "baseMAtk"],
});

/** The numbers of a class, as files before 2013 name them. */
export const baseNumbers = fields({
  ...commonNumbers,
  pDef: [number, "basePDef"],
  mDef: [number, "baseMDef"],
  atkSpd: [number, "basePAtkSpd"],
  castSpd: [number, "baseMAtkSpd"],
  crit: [number, "baseCritRate"],
  runSpd: [number, "baseRunSpd"],
});
