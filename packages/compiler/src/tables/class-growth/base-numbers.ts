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
