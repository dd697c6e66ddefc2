import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import {
  onlyChild,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readWhole,
  setAttributes,
} from "../../read/element.js";
import { parseRecord } from "../../read/fault.js";
import { closedFields, fieldsNamed, openFields } from "../../read/fields.js";
import type { TextSchema } from "../../read/listed-names.js";
import { findPlace } from "../../read/place.js";
import { integerText, inUnitsOf, numberText } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import { readRaceTemplates, templateOf } from "../classes/race-templates.js";
import type { SourcedTable } from "../table-rows.js";
import { type GrowthDraft, inOrder, sumOf } from "./class-templates.js";

const number = numberText(0);
/** Of 1,000, of which other servers state the tenth part. */
const rate = inUnitsOf(10);

const attributes = v.object(v.entriesFromList(["str", "con", "dex", "int", "wit", "men"], number));
const armor = closedFields({
  ...fieldsNamed(number, "chest legs head=helmet feet=boots gloves cloak"),
  underwear: [v.exactOptional(number), "underwear", "pendant"],
});
const jewels = closedFields(
  fieldsNamed(number, "rightEar=r_earring leftEar=l_earring rightFinger=r_ring leftFinger=l_ring neck=necklace"),
);
const settings = openFields({
  ...fieldsNamed(number, "pAtk=basePAtk mAtk=baseMAtk atkSpd=basePAtkSpd castSpd=baseMAtkSpd"),
  ...fieldsNamed(number, "attackRange=baseAtkRange randomDamage=baseRandDam"),
  ...fieldsNamed(number, "walkSpd=baseWalkSpd runSpd=baseRunSpd swimSpd=baseWaterRunSpd"),
  crit: [rate, "basePCritRate"],
  magicCrit: [v.exactOptional(rate), "baseMCritRate"],
});

const classAttributes = v.strictObject({ class_id: integerText(0) });
const levelAttributes = closedFields({
  level: [v.exactOptional(integerText(1)), "lvl", "level"],
  hp: number,
  mp: number,
  cp: number,
});

type Values = Readonly<Record<"hp" | "mp" | "cp", number>>;

const listsOf = (levels: readonly Values[]) => ({
  hp: levels.map(({ hp }) => hp),
  mp: levels.map(({ mp }) => mp),
  cp: levels.map(({ cp }) => cp),
});

/**
 * Reads the growth of classes from two folders of L2-Scripts: `<class_data class_id>` with the HP, MP and CP of each level (class
 * ClassDataParser), and what all characters of a race and a type have.
 */
export function readClassData(datapack: Datapack, classes: SourcedTable<"classes">): readonly Sourced<GrowthDraft>[] {
  const { report, defaults } = datapack;
  const folder = defaults.isOfL2Scripts ? findPlace(datapack, ["pc_parameters/class_data"]) : undefined;
  if (folder === undefined) return [];
  const templates = readRaceTemplates(datapack);
  const bases = new Map(Array.from(templates.values(), (one) => [one, one.stats && readStats(one.stats)]));
  const rows = new Map<number, (typeof classes)[number]["row"]>(classes.map(({ row }) => [row.id, row]));
  return readXmlTree(datapack, folder, (list) => readChildren(list, ["class_data"])).flatMap((element) => {
    const id = readAttributes(element, classAttributes)?.class_id;
    const levels = readLevels(element, ["lvl_up_data", "hp_mp_cp_data"], ["lvl_add", "hp_mp_cp"]);
    if (id === undefined || levels === undefined) return [];
    const row = rows.get(id);
    if (row === undefined) return report.omit(element, `class ${id}`, "a class of the class tree", "none");
    const template = templateOf(templates, row);
    const base = template && bases.get(template);
    if (base === undefined) return report.error(element, `class ${id}`, "<template_data> of its race and type", "none");
    const { regeneration = [], ...numbers } = base;
    const regen = regeneration.slice(0, levels.length);
    const { hp: hpRegen, mp: mpRegen, cp: cpRegen } = listsOf(regen);
    const growth = { classId: id, ...numbers, ...listsOf(levels) };
    return [sourcedAt(element, regen.length < levels.length ? growth : { ...growth, hpRegen, mpRegen, cpRegen })];
  });
}

function readStats(element: XmlElement) {
  const { report } = element;
  const children = readChildren(element, ["base_attributes", "armor_defence", "jewel_defence", "base_stats"]);
  const partOf = <Schema extends TextSchema>(name: string, schema: Schema) => {
    const child = onlyChild(children, name);
    return child === undefined
      ? report.refuse(element, `<${element.name}>`, `<${name}>`, "none")
      : readWhole(child, schema);
  };
  const base = partOf("base_attributes", attributes);
  const ofArmor = partOf("armor_defence", armor);
  const ofJewels = partOf("jewel_defence", jewels);
  const stats = onlyChild(children, "base_stats");
  const read = readChildren(stats, ["set", "stat_set", "regen_lvl_data", "regen_data"]);
  const isSet = ({ name }: XmlElement) => ["set", "stat_set"].includes(name);
  const sets = readEvery(read.filter(isSet), setAttributes);
  if (stats === undefined || sets === undefined || !base || !ofArmor || !ofJewels) return undefined;
  const texts = Object.fromEntries(sets.map(({ name, val }) => [name, val]));
  const numbers = parseRecord(report, stats, "<base_stats>", settings, texts, { isWhole: true });
  const regeneration = readLevels(stats, ["regen_lvl_data", "regen_data"], ["lvl_data", "regen"]);
  if (numbers === undefined) return undefined;
  const { underwear = 0, ...worn } = ofArmor;
  const armorOf = { ...worn, underwear };
  const defences = { pDef: sumOf(armorOf), mDef: sumOf(ofJewels), bareDefence: { ...armorOf, ...ofJewels } };
  return { ...base, ...defences, ...numbers, regeneration };
}

/** Reads the values of each level from the elements in a list; nothing where one of them, or one between them, is not there. */
function readLevels(
  parent: XmlElement,
  lists: readonly string[],
  names: readonly string[],
): readonly Values[] | undefined {
  const [list] = parent.children.filter(({ name }) => lists.includes(name));
  const levels = list && readEvery(readKnownChildren(list, names), levelAttributes);
  return list && levels && inOrder(list, new Map(levels.map(({ level = 0, ...values }) => [level, values])));
}
