import type { Report } from "../../diagnostic.js";
import { hasElementsOf, hasRowsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { attributeOf, readAttributes } from "../../read/element.js";
import { openFields } from "../../read/fields.js";
import { idText, integerText, numberText } from "../../read/values.js";
import { readClassFiles } from "../classes/class-elements.js";
import { baseNumbers } from "./base-numbers.js";
import type { GrowthDraft } from "./class-templates.js";
import { bareDefenceOf, walkOf } from "./engine.js";

const number = numberText(0);

/** A number at the level of a class, what the level after it adds, and how much more than the one before each further level adds. */
type Gain = Readonly<Record<"base" | "add" | "mod", number>>;

type Numbers = Omit<GrowthDraft, "hp" | "mp" | "cp" | "walkSpd" | "bareDefence">;

/** The growth of a class as formulas, from the level of the class on. */
interface Formulas {
  readonly numbers: Numbers;
  readonly level: number;
  readonly hp: Gain;
  readonly mp: Gain;
  readonly cp: Gain;
}

/** The highest level of the servers with formulas; earlier chronicles end before. */
const HIGHEST_LEVEL = 85;

const HUNDREDTHS = 100;

/** Returns a number so many levels after that of its class. Source: L2J before 2013, class `FuncMaxHpAdd`. */
const after = ({ base, add, mod }: Gain, levels: number) =>
  Math.round((base + levels * add + ((levels * (levels + 1)) / 2) * mod) * HUNDREDTHS) / HUNDREDTHS;

/**
 * Computes the growth of classes by level. Below its own level a character is of the class before it.
 *
 * @param fighters The ids of the classes that cast no spells.
 */
export function growthOfFormulas(
  report: Report,
  formulas: readonly Sourced<Formulas>[],
  parents: ReadonlyMap<number, number | undefined>,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  const byClass = new Map(formulas.map(({ row }) => [row.numbers.classId, row]));
  const ownerOf = (formula: Formulas | undefined, level: number): Formulas | undefined =>
    formula === undefined || formula.level <= level
      ? formula
      : ownerOf(byClass.get(parents.get(formula.numbers.classId) ?? -1), level);
  return formulas.flatMap(({ row, ...position }) => {
    const owners = Array.from({ length: HIGHEST_LEVEL }, (_, index) => ownerOf(row, index + 1));
    const levels = owners.filter((owner) => owner !== undefined);
    if (levels.length < owners.length)
      return report.error(position, `growth of class ${row.numbers.classId}`, "that of the class before it", "none");
    const byLevel = (name: "hp" | "mp" | "cp") =>
      levels.map((owner, index) => after(owner[name], index + 1 - owner.level));
    const { numbers } = row;
    const [walkSpd, bareDefence] = [walkOf(numbers.runSpd), bareDefenceOf(fighters.has(numbers.classId))];
    const growth = { hp: byLevel("hp"), mp: byLevel("mp"), cp: byLevel("cp") };
    return [{ ...position, row: { ...numbers, walkSpd, bareDefence, ...growth } }];
  });
}

const gainsNamed = (classId: string, prefix: string) =>
  openFields({
    classId: [integerText(0), classId],
    hpBase: [number, `${prefix}hpbase`],
    hpAdd: [number, `${prefix}hpadd`],
    hpMod: [number, `${prefix}hpmod`],
    cpBase: [number, `${prefix}cpbase`],
    cpAdd: [number, `${prefix}cpadd`],
    cpMod: [number, `${prefix}cpmod`],
    mpBase: [number, `${prefix}mpbase`],
    mpAdd: [number, `${prefix}mpadd`],
    mpMod: [number, `${prefix}mpmod`],
    level: [idText, "class_lvl"],
  });
const gainColumns = gainsNamed("classid", "default");
const gainsOfTemplates = gainsNamed("ClassId", "");

const templateColumns = openFields({
  classId: [integerText(0), "ClassId"],
  str: [number, "STR"],
  con: [number, "CON"],
  dex: [number, "DEX"],
  int: [number, "_INT"],
  wit: [number, "WIT"],
  men: [number, "MEN"],
  pAtk: [number, "P_ATK"],
  pDef: [number, "P_DEF"],
  mAtk: [number, "M_ATK"],
  mDef: [number, "M_DEF"],
  atkSpd: [number, "P_SPD"],
  castSpd: [number, "M_SPD"],
  crit: [number, "CRITICAL"],
  runSpd: [number, "MOVE_SPD"],
});

/** The dump has ten times the critical rate. Source: class `CharTemplateTable`. */
const CRITICAL = 10;

/**
 * Reads the formulas of the dump `lvlupgain` of L2J before 2013, with the numbers of `char_templates`, which one server states together in
 * elements.
 */
export function readFormulaDumps(datapack: Datapack): readonly Sourced<Formulas>[] {
  const { report } = datapack;
  const gains =
    !hasRowsOf(datapack, "lvlupgain") && hasElementsOf(datapack, "char_templates")
      ? readRowsOf(datapack, "char_templates", gainsOfTemplates)
      : readRowsOf(datapack, "lvlupgain", gainColumns);
  const read = gains.length === 0 ? [] : readRowsOf(datapack, "char_templates", templateColumns);
  const templates = new Map(read.map(({ row }) => [row.classId, row]));
  return gains.flatMap(({ row, ...position }) => {
    const template = templates.get(row.classId);
    if (template === undefined)
      return report.error(position, `growth of class ${row.classId}`, "a row of char_templates", "none");
    return { ...position, row: formulasOf({ ...row, ...template, crit: Math.trunc(template.crit / CRITICAL) }) };
  });
}

type Gains = { readonly [Name in `${"hp" | "mp" | "cp"}${"Base" | "Add" | "Mod"}` | "level"]: number };

function formulasOf({ level, hpBase, hpAdd, hpMod, mpBase, mpAdd, mpMod, ...row }: Numbers & Gains): Formulas {
  const { cpBase, cpAdd, cpMod, ...numbers } = row;
  return {
    numbers,
    level,
    hp: { base: hpBase, add: hpAdd, mod: hpMod },
    mp: { base: mpBase, add: mpAdd, mod: mpMod },
    cp: { base: cpBase, add: cpAdd, mod: cpMod },
  };
}

const setAttributes = openFields({
  ...baseNumbers,
  hpBase: [number, "baseHpMax"],
  hpAdd: [number, "lvlHpAdd"],
  hpMod: [number, "lvlHpMod"],
  mpBase: [number, "baseMpMax"],
  mpAdd: [number, "lvlMpAdd"],
  mpMod: [number, "lvlMpMod"],
  cpBase: [number, "baseCpMax"],
  cpAdd: [number, "lvlCpAdd"],
  cpMod: [number, "lvlCpMod"],
  level: [idText, "baseLvl"],
});

/** Reads the formulas of the files of a folder: `<class id>` with the numbers of the dumps as `<set name val>`. */
export function readFormulaSets(datapack: Datapack, folder: string): readonly Sourced<Formulas>[] {
  const { report } = datapack;
  return readClassFiles(datapack, folder).flatMap(({ id: classId, sets }) => {
    const [first] = sets;
    const attributes: Readonly<Record<string, string>> = Object.assign({}, ...sets.map((set) => set.attributes));
    const all = first && { ...first, attributes };
    if (all === undefined || attributeOf(all, "lvlHpAdd") === undefined) return [];
    const set = readAttributes(report, all, setAttributes, { isWhole: true });
    if (set === undefined) return [];
    const { file, line } = all;
    return { file, line, row: formulasOf({ classId, ...set }) };
  });
}
