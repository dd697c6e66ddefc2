import type { ClassGrowthRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { readAttributes, readChildren, readContent, readKnownChildren } from "../../read/element.js";
import { parseRecord } from "../../read/fault.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { entriesOf, type TextSchema } from "../../read/listed-names.js";
import { idText, integerText, numberText } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";
import { commonNumbers } from "./engine.js";

export type GrowthDraft = Draft<ClassGrowthRow>;

const number = numberText(0);
const optional = v.exactOptional(number);

const staticNumbers = closedFields({
  ...commonNumbers,
  ...fieldsNamed(optional, "crit=baseCritRate magicCrit=baseMCritRate atkSpd=basePAtkSpd castSpd=baseMAtkSpd"),
  ...fieldsNamed(optional, "attackRange=baseAtkRange randomDamage=baseRndDam"),
});

const armor = v.strictObject(
  v.entriesFromList(["chest", "legs", "head", "feet", "gloves", "underwear", "cloak"], number),
);

const jewels = closedFields(
  fieldsNamed(number, "rightEar=rear leftEar=lear rightFinger=rfinger leftFinger=lfinger neck"),
);

const speeds = closedFields({ walkSpd: [number, "walk"], runSpd: [number, "run"], swimSpd: [optional, "fastSwim"] });

const levelAttributes = v.strictObject({ val: idText });

const levelNumbers = v.strictObject({
  ...v.entriesFromList(["hp", "mp", "cp"], number),
  ...v.entriesFromList(["hpRegen", "mpRegen", "cpRegen"], optional),
});

type LevelNumbers = v.InferOutput<typeof levelNumbers>;

/** Reads the growth of classes from the files of a folder and of the folders in it, one for each class: `<staticData>` and `<lvlUpgainData>`. */
export function readClassTemplates(datapack: Datapack, folder: string): readonly Sourced<GrowthDraft>[] {
  return readXmlTree(datapack, folder, (list) => readTemplate(list));
}

function readTemplate(list: XmlElement): readonly Sourced<GrowthDraft>[] {
  const children = readChildren(list, ["classId", "staticData", "lvlUpgainData"]);
  const child = (name: string) => children.find((one) => one.name === name);
  const [identity, stated, levels] = [child("classId"), child("staticData"), child("lvlUpgainData")];
  if (identity === undefined || stated === undefined || levels === undefined)
    return list.report.error(list, "<list>", "<classId>, <staticData> and <lvlUpgainData>", "not all of them");
  const id = v.safeParse(integerText(0), readContent(identity));
  if (!id.success) list.report.error(identity, "<classId>", "the id of a class", identity.text);
  const base = readStatic(stated);
  const byLevel = readLevels(levels);
  if (!id.success || base === undefined || byLevel === undefined) return [];
  return [sourcedAt(list, { classId: id.output, ...base, ...byLevel })];
}

/** Parses the texts of the children of an element; of those with children of their own, nothing. */
function readTexts<Schema extends TextSchema>(
  element: XmlElement,
  schema: Schema,
  groups: readonly string[] = [],
): v.InferOutput<Schema> | undefined {
  // What is not known may be one of the numbers, misspelled.
  const children = readKnownChildren(element, [...Object.keys(entriesOf(schema)), ...groups]);
  if (children === undefined) return undefined;
  const leaves = children.filter(({ name }) => !groups.includes(name));
  const record = Object.fromEntries(leaves.map((child) => [child.name, readContent(child)]));
  return parseRecord(element.report, element, `<${element.name}>`, schema, record, { isWhole: true });
}

const GROUPS = ["basePDef", "baseMDef", "baseMoveSpd"] as const;

function readStatic(element: XmlElement) {
  const base = readTexts(element, staticNumbers, GROUPS);
  const [pDef, mDef, moves] = GROUPS.map((group) => element.children.find(({ name }) => name === group));
  if (base === undefined || pDef === undefined || mDef === undefined || moves === undefined) return undefined;
  const armorOf = readTexts(pDef, armor);
  const jewelsOf = readTexts(mDef, jewels);
  const speedsOf = readTexts(moves, speeds);
  if (armorOf === undefined || jewelsOf === undefined || speedsOf === undefined) return undefined;
  const defences = { pDef: sumOf(armorOf), mDef: sumOf(jewelsOf), bareDefence: { ...armorOf, ...jewelsOf } };
  return { ...base, ...defences, ...speedsOf };
}

export const sumOf = (values: Readonly<Record<string, number>>) =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** Reads the numbers of each level. */
function readLevels(element: XmlElement) {
  const byLevel = new Map<number, LevelNumbers>();
  for (const child of readChildren(element, ["level"])) {
    const level = readAttributes(child, levelAttributes);
    const numbers = readTexts(child, levelNumbers);
    if (level === undefined || numbers === undefined) return undefined;
    byLevel.set(level.val, numbers);
  }
  const levels = inOrder(element, byLevel);
  if (levels === undefined) return undefined;
  const every = (values: readonly (number | undefined)[]) =>
    values.every((value) => value !== undefined) ? values : undefined;
  return {
    hp: levels.map(({ hp }) => hp),
    mp: levels.map(({ mp }) => mp),
    cp: levels.map(({ cp }) => cp),
    hpRegen: every(levels.map(({ hpRegen }) => hpRegen)),
    mpRegen: every(levels.map(({ mpRegen }) => mpRegen)),
    cpRegen: every(levels.map(({ cpRegen }) => cpRegen)),
  };
}

/** Returns the values of all levels, which are to be those from level 1 without a gap. */
export function inOrder<Values>(element: XmlElement, byLevel: ReadonlyMap<number, Values>) {
  const levels: Values[] = [];
  for (let level = byLevel.get(1); level !== undefined; level = byLevel.get(levels.length + 1)) levels.push(level);
  if (levels.length === byLevel.size && levels.length > 0) return levels;
  return element.report.refuse(element, `<${element.name}>`, "each level from 1", `none of level ${levels.length + 1}`);
}
