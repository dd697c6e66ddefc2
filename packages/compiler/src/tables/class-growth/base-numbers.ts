import { numberText } from "../../read/values.js";

const number = numberText(0);

/** The numbers of a class, as files before 2013 name them. */
export const baseNumbers = {
  baseSTR: number,
  baseCON: number,
  baseDEX: number,
  baseINT: number,
  baseWIT: number,
  baseMEN: number,
  basePAtk: number,
  basePDef: number,
  baseMAtk: number,
  baseMDef: number,
  basePAtkSpd: number,
  baseMAtkSpd: number,
  baseCritRate: number,
  baseRunSpd: number,
};

/** Returns the numbers of a class by the names of the row. */
export const numbersOf = (base: Readonly<Record<keyof typeof baseNumbers, number>>) => ({
  str: base.baseSTR,
  con: base.baseCON,
  dex: base.baseDEX,
  int: base.baseINT,
  wit: base.baseWIT,
  men: base.baseMEN,
  pAtk: base.basePAtk,
  pDef: base.basePDef,
  mAtk: base.baseMAtk,
  mDef: base.baseMDef,
  atkSpd: base.basePAtkSpd,
  castSpd: base.baseMAtkSpd,
  crit: base.baseCritRate,
  runSpd: base.baseRunSpd,
});
