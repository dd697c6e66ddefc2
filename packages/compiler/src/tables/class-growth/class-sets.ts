import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readAttributes } from "../../read/element.js";
import { idText, integerText, numberListText, numberText } from "../../read/values.js";
import { type ClassElement, readClassFiles } from "../classes/class-elements.js";
import type { GrowthDraft } from "./class-templates.js";

const number = numberText(0);
const numbers = numberListText(0);

const setAttributes = v.strictObject({
  id: integerText(0),
  fists: v.optional(idText),
  str: number,
  con: number,
  dex: number,
  int: number,
  wit: number,
  men: number,
  pAtk: number,
  pDef: number,
  mAtk: number,
  mDef: number,
  runSpd: number,
  walkSpd: number,
  swimSpd: v.optional(number),
  hpTable: numbers,
  mpTable: numbers,
  cpTable: numbers,
  hpRegenTable: v.optional(numbers),
  mpRegenTable: v.optional(numbers),
  cpRegenTable: v.optional(numbers),
});

/** Reads the growth of classes from the files of a folder: `<class>` with `<set>` elements, each of which states some of the numbers. */
export function readClassSets(datapack: Datapack, folder: string): readonly Sourced<GrowthDraft>[] {
  return readClassFiles(datapack, folder).flatMap((found) => readGrowthOf(datapack, found));
}

function readGrowthOf({ report }: Datapack, { sets }: ClassElement): readonly Sourced<GrowthDraft>[] {
  const [first] = sets;
  const attributes: Readonly<Record<string, string>> = Object.assign({}, ...sets.map((set) => set.attributes));
  // Without the table of its HP a class states no growth.
  if (first === undefined || attributes["hpTable"] === undefined) return [];
  const read = readAttributes(report, { ...first, attributes }, setAttributes, { isWhole: true });
  if (read === undefined) return [];
  const { id: classId, fists: fistsItemId, hpTable: hp, mpTable: mp, cpTable: cp, ...rest } = read;
  const { hpRegenTable: hpRegen, mpRegenTable: mpRegen, cpRegenTable: cpRegen, ...numbersOf } = rest;
  const row = { classId, ...numbersOf, fistsItemId, hp, mp, cp, hpRegen, mpRegen, cpRegen };
  return [{ file: first.file, line: first.line, row }];
}
