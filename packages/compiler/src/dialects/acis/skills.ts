import { nonEmpty, operateType, type SkillRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readSettings, type Setting, takeSettings } from "../../read/element.js";
import { decodedText, idText, integerText, nameText, numberText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { type ClientRows, warnUnusedRows } from "../../tables/client-rows.js";
import { type Draft, finishRow } from "../../tables/draft.js";
import { FUNCTIONS, readFunctions } from "../../tables/skill-functions.js";
import { readSkillTables, resolveLevels, type SkillScope } from "../../tables/skill-tables.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readAppliedEffect } from "./applied-effects.js";
import { type Icon, readIcons } from "./icons.js";

const skillAttributes = v.strictObject({ id: idText, levels: integerText(1, 1000), name: nameText });

const SKILL_SETTINGS = [
  "operateType",
  "target",
  "skillType",
  "magicLvl",
  "power",
  "mpInitialConsume",
  "mpConsume",
  "hpConsume",
  "itemConsumeId",
  "itemConsumeCount",
  "hitTime",
  "reuseDelay",
  "castRange",
  "effectRange",
] as const;

type Settings = Readonly<Partial<Record<(typeof SKILL_SETTINGS)[number], Setting>>>;

/**
 * Reads the `skills` table from `xml/skills`; icons from `client/skill-icons.json`. Only levels 1 to `levels`
 * are read; enchant routes are left out.
 */
export function readSkills(datapack: Datapack): SourcedTable<"skills"> {
  const icons = readIcons(datapack, "skill");
  const rows = readXmlFolder(datapack, "xml/skills", (list) =>
    readChildren(datapack.report, list, ["skill"]).flatMap((element) => readSkill(datapack.report, element, icons)),
  );
  warnUnusedRows(datapack.report, "icon of skill", icons, rows, ({ id }) => id);
  return rows;
}

function readSkill(report: Report, element: XmlElement, icons: ClientRows<Icon>): SourcedTable<"skills"> {
  const skill = readAttributes(report, element, skillAttributes);
  const children = readChildren(report, element, ["table", "set", "for"]);
  if (skill === undefined) return [];
  const settings = takeSettings(
    report,
    element,
    readSettings(report, children, "warn"),
    SKILL_SETTINGS,
    `<set> of skill ${skill.id}`,
  );
  const scope = { report, tables: readSkillTables(report, children), maxLevel: skill.levels };
  return finishRow(report, "skills", element, {
    id: skill.id,
    name: skill.name,
    iconFile: icons.get(skill.id)?.row.iconFile,
    maxLevel: skill.levels,
    operateType: readOperateType(report, settings.operateType),
    target: readConstant(report, "target", settings.target),
    skillType: readConstant(report, "skillType", settings.skillType),
    ...readLevelValues(scope, settings),
    ...readEffects(scope, children),
  });
}

/** Returns a value that is the same for all levels. A value that differs by level is left out with a warning. */
function readConstant(report: Report, name: string, setting: Setting | undefined): string | undefined {
  if (setting === undefined || !setting.value.startsWith("#")) return setting?.value;
  report.warn(setting, `<set> ${name}`, "one value for all levels", `the table ${setting.value}: left out`);
  return undefined;
}

const TYPE_PREFIX = "OP_";

function readOperateType(report: Report, setting: Setting | undefined) {
  const value = readConstant(report, "operateType", setting);
  if (setting === undefined || value === undefined) return undefined;
  // Older revisions write the types without what they all begin with.
  const result = v.safeParse(operateType, value.startsWith(TYPE_PREFIX) ? value : `${TYPE_PREFIX}${value}`);
  if (result.success) return result.output;
  report.error(setting, "<set> operateType", operateType.expects, JSON.stringify(value));
  return undefined;
}

const number = numberText();
const whole = integerText();

type LevelValues = Omit<Draft<SkillRow>, "id" | "name" | "maxLevel">;

function readLevelValues(scope: SkillScope, settings: Settings): LevelValues {
  const resolve = (setting: Setting | undefined, schema: v.GenericSchema<string, number>) =>
    setting && resolveLevels(scope, setting, schema);
  const itemId = resolve(settings.itemConsumeId, idText);
  const count = resolve(settings.itemConsumeCount, decodedText);
  return {
    magicLevel: resolve(settings.magicLvl, decodedText),
    power: resolve(settings.power, number),
    mpInitialConsume: resolve(settings.mpInitialConsume, number),
    mpConsume: resolve(settings.mpConsume, number),
    hpConsume: resolve(settings.hpConsume, number),
    itemConsume: itemId === undefined || count === undefined ? undefined : { itemId, count },
    hitTime: resolve(settings.hitTime, decodedText),
    reuseDelay: resolve(settings.reuseDelay, decodedText),
    castRange: resolve(settings.castRange, whole),
    effectRange: resolve(settings.effectRange, whole),
  };
}

/** Reads the effects: functions directly under `<for>`, with and without a condition, and each `<effect>`. */
function readEffects(scope: SkillScope, children: readonly XmlElement[]): LevelValues {
  const parts = children
    .filter((child) => child.name === "for")
    .flatMap((list) => readChildren(scope.report, list, [...FUNCTIONS, "effect"]));
  const applied = parts.filter(({ name }) => name === "effect").flatMap((effect) => readAppliedEffect(scope, effect));
  return { ...readFunctions(scope, parts), appliedEffects: nonEmpty(applied) };
}
