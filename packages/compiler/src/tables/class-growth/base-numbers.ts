import { fields } from "../../read/fields.js";
import { numberText } from "../../read/values.js";

const number = numberText(0);

/** The numbers of a class, as files before 2013 name them. */
export const baseNumbers = fields({
  str: [number, "baseSTR"],
  con: [number, "baseCON"],
  dex: [number, "baseDEX"],
  int: [number, "baseINT"],
  wit: [number, "baseWIT"],
  men: [number, "baseMEN"],
  pAtk: [number, "basePAtk"],
  pDef: [number, "basePDef"],
  mAtk: [number, "baseMAtk"],
  mDef: [number, "baseMDef"],
  atkSpd: [number, "basePAtkSpd"],
  castSpd: [number, "baseMAtkSpd"],
  crit: [number, "baseCritRate"],
  runSpd: [number, "baseRunSpd"],
});
