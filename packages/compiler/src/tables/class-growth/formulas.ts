import type { Report } from "../../diagnostic.js";
import { hasElementsOf, hasRowsOf, readRowsOf } from "../../read/column-elements.js";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { attributeOf, readAttributes } from "../../read/element.js";
import { fields, fieldsNamed, openFields } from "../../read/fields.js";
import { idText, integerText, inUnitsOf, numberText } from "../../read/values.js";
import { readClassFiles, readListedTemplates } from "../classes/class-elements.js";
import type { GrowthDraft } from "./class-templates.js";
import { baseNumbers, withEngineNumbers } from "./engine.js";

const number = numberText(0);

type Pool = "hp" | "mp" | "cp";

/** The first level of a class, and for each pool its number there, with the two factors of `after` that make it grow. */
type Gains = { readonly [Name in `${Pool}${"Base" | "Add" | "Mod"}` | "level"]: number };

/** The growth of a class as formulas, from the level of the class on. */
type Formulas = Omit<GrowthDraft, Pool | "walkSpd" | "bareDefence"> & Gains;

/** The highest level of the servers with formulas; earlier chronicles end before. */
const HIGHEST_LEVEL = 85;

const HUNDREDTHS = 100;

/** Returns a number so many levels after that of its class. Source: L2J before 2013, class `FuncMaxHpAdd`. */
const after = (row: Gains, pool: Pool, levels: number) => {
  const { [`${pool}Base` as const]: base, [`${pool}Add` as const]: add, [`${pool}Mod` as const]: mod } = row;
  return Math.round((base + levels * add + ((levels * (levels + 1)) / 2) * mod) * HUNDREDTHS) / HUNDREDTHS;
};

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
  const byClass = new Map(formulas.map(({ row }) => [row.classId, row]));
  const ownerOf = (formula: Formulas | undefined, level: number): Formulas | undefined =>
    formula === undefined || formula.level <= level
      ? formula
      : ownerOf(byClass.get(parents.get(formula.classId) ?? -1), level);
  return formulas.flatMap(({ row, ...position }) => {
    const owners = Array.from({ length: HIGHEST_LEVEL }, (_, index) => ownerOf(row, index + 1));
    const levels = owners.filter((owner) => owner !== undefined);
    if (levels.length < owners.length)
      return report.error(position, `growth of class ${row.classId}`, "that of the class before it", "none");
    const byLevel = (pool: Pool) => levels.map((owner, index) => after(owner, pool, index + 1 - owner.level));
    const { level, hpBase, hpAdd, hpMod, mpBase, mpAdd, mpMod, cpBase, cpAdd, cpMod, ...numbers } = row;
    const growth = { hp: byLevel("hp"), mp: byLevel("mp"), cp: byLevel("cp") };
    return [{ ...position, row: { ...withEngineNumbers(numbers, fighters), ...growth } }];
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
  ...fieldsNamed(number, "str=STR con=CON dex=DEX int=_INT wit=WIT men=MEN pAtk=P_ATK pDef=P_DEF mAtk=M_ATK"),
  ...fieldsNamed(number, "mDef=M_DEF atkSpd=P_SPD castSpd=M_SPD crit=CRITICAL runSpd=MOVE_SPD"),
});

/** The dump has ten times the critical rate. Source: class `CharTemplateTable`. */
const CRITICAL = 10;

/**
 * Reads the formulas of the dump `lvlupgain` of L2J before 2013, with the numbers of `char_templates`, which one server states together in
 * elements.
 */
export function readFormulaDumps(datapack: Datapack): readonly Sourced<Formulas>[] {
  const gains =
    !hasRowsOf(datapack, "lvlupgain") && hasElementsOf(datapack, "char_templates")
      ? readRowsOf(datapack, "char_templates", gainsOfTemplates)
      : readRowsOf(datapack, "lvlupgain", gainColumns);
  const read = gains.length === 0 ? [] : readRowsOf(datapack, "char_templates", templateColumns);
  const templates = new Map(read.map(({ row }) => [row.classId, row]));
  return gains.flatMap(({ row, ...position }) => {
    const template = templates.get(row.classId);
    if (template === undefined)
      return datapack.report.error(position, `growth of class ${row.classId}`, "a row of char_templates", "none");
    return { ...position, row: { ...row, ...template, crit: Math.trunc(template.crit / CRITICAL) } };
  });
}

const setNumbers = fields({
  ...baseNumbers,
  ...fieldsNamed(number, "hpBase=baseHpMax hpAdd=lvlHpAdd hpMod=lvlHpMod mpBase=baseMpMax mpAdd=lvlMpAdd"),
  ...fieldsNamed(number, "mpMod=lvlMpMod cpBase=baseCpMax cpAdd=lvlCpAdd cpMod=lvlCpMod"),
});
const setAttributes = openFields({ ...setNumbers, level: [idText, "baseLvl"] });
const listedNumbers = openFields({
  ...setNumbers,
  ...fieldsNamed(number, "walkSpd=baseWalkSpd attackRange=baseAtkRange"),
  crit: [inUnitsOf(10), "baseCritRate"],
  level: [idText, "classBaseLevel"],
});

/** Reads the formulas of the files of a folder: `<class id>` with the numbers of the dumps as `<set name val>`. */
export function readFormulaSets(datapack: Datapack, folder: string): readonly Sourced<Formulas>[] {
  return readClassFiles(datapack, folder).flatMap(({ id: classId, numbers }) => {
    if (numbers === undefined || attributeOf(numbers, "lvlHpAdd") === undefined) return [];
    const set = readAttributes(numbers, setAttributes, { isWhole: true });
    return set === undefined ? [] : sourcedAt(numbers, { classId, ...set });
  });
}

/** The defence without any armour, and of jewels. Source: L2-Scripts for High Five, class `Player`, which takes none from the templates. */
const FIGHTER = { pDef: 80, mDef: 41 };
const MYSTIC = { pDef: 54, mDef: 41 };

/** Reads the formulas of the templates of L2-Scripts for High Five. */
export const readListedFormulas = (datapack: Datapack, fighters: ReadonlySet<number>): readonly Sourced<Formulas>[] =>
  readListedTemplates(datapack).flatMap(({ id: classId, numbers }) => {
    if (numbers === undefined) return [];
    const set = readAttributes(numbers, listedNumbers, { isWhole: true });
    const defences = fighters.has(classId) ? FIGHTER : MYSTIC;
    return set === undefined ? [] : sourcedAt(numbers, { classId, ...set, ...defences });
  });
