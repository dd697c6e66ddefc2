import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { attributeOf, readAttributes } from "../../read/element.js";
import { mayBe, meantName } from "../../read/name.js";
import { idText, integerText, numberListText, numberText } from "../../read/values.js";
import { type ClassElement, readClassFiles } from "../classes/class-elements.js";
import type { GrowthDraft } from "./class-templates.js";
import { bareDefenceOf, walkOf } from "./engine.js";

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

/** Before 2018 aCis has no speed of walking. */
const firstSetAttributes = v.strictObject({ ...setAttributes.entries, walkSpd: v.optional(number) });

/** What the engine takes for what the files leave out. Source: aCis, class `CreatureTemplate`. */
const ENGINE = { atkSpd: 300, castSpd: 333, crit: 4 };

/** Reads the growth of classes from the files of a folder: `<class>` with `<set>` elements, each of which states some of the numbers. */
export function readClassSets(
  datapack: Datapack,
  folder: string,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  return readClassFiles(datapack, folder).flatMap((found) => readGrowthOf(datapack, found, fighters));
}

function readGrowthOf(
  { report }: Datapack,
  { id, sets, isNamed }: ClassElement,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  const [first] = sets;
  const attributes: Readonly<Record<string, string>> = Object.assign(
    { id: `${id}` },
    ...sets.map((set) => set.attributes),
  );
  // Without the table of its HP a class states no growth.
  const all = first && { ...first, attributes };
  if (all === undefined || attributeOf(all, "hpTable") === undefined) return [];
  const schema = isNamed ? firstSetAttributes : setAttributes;
  const read = readAttributes(report, all, schema, { isWhole: true });
  if (read === undefined) return [];
  // A server's owner adds names of their own; one like a number that is missing may be that one.
  const known = Object.keys(schema.entries);
  const names = Object.keys(attributes);
  const missing = known.filter((name) => names.every((one) => meantName(one, [name]) === undefined));
  const unknown = names.filter((name) => meantName(name, known) === undefined);
  if (unknown.some((name) => missing.some((one) => mayBe(name, one)))) return [];
  const { id: classId, fists: fistsItemId, hpTable: hp, mpTable: mp, cpTable: cp, ...rest } = read;
  const { hpRegenTable: hpRegen, mpRegenTable: mpRegen, cpRegenTable: cpRegen, ...numbersOf } = rest;
  const { walkSpd = walkOf(read.runSpd) } = read;
  const row = {
    classId,
    ...ENGINE,
    ...numbersOf,
    walkSpd,
    bareDefence: bareDefenceOf(fighters.has(classId)),
    fistsItemId,
    hp,
    mp,
    cp,
    hpRegen,
    mpRegen,
    cpRegen,
  };
  return [{ file: all.file, line: all.line, row }];
}
