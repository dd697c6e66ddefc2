import { nonEmpty, operateType, present, type SkillEffect, type SkillLevelRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../diagnostic.js";
import type { Datapack } from "../read/datapack.js";
import { readAttributes, readChildren, readLeaf, readSettings, type Setting } from "../read/element.js";
import { idText, integerText, labelText, nameText, unread } from "../read/values.js";
import { readXmlFolder, type XmlElement } from "../read/xml.js";
import { type ClientRows, warnUnusedRows } from "./client-rows.js";
import { finishRow } from "./draft.js";
import { type Icon, readIcons } from "./icons.js";
import { skillSettingNames } from "./skill-settings.js";
import { readSkillTables, resolveNumber, type SkillTables } from "./skill-tables.js";
import type { SourcedTable } from "./sourced-tables.js";

const skillAttributes = v.strictObject({
  id: idText,
  levels: integerText(1, 1000),
  name: nameText,
  enchantLevels1: unread,
  enchantLevels2: unread,
});

const SKILL_CHILDREN = ["table", "set", "for", "cond", "enchant1", "enchant2", "enchant1for", "enchant2for"];
const FUNCTIONS = ["add", "mul", "sub", "set", "addMul", "subDiv", "basemul", "effect"];

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
  const children = readChildren(report, element, SKILL_CHILDREN);
  if (skill === undefined) return [];
  const settings = readSettings(report, children, "warn");
  for (const [name, setting] of settings) {
    if (!skillSettingNames.has(name)) report.error(setting, `<set> of skill ${skill.id}`, "a known name", `"${name}"`);
  }
  const tables = readSkillTables(report, children);
  const functions = readFunctions(report, children);
  const levels = Array.from({ length: skill.levels }, (_, index) =>
    readLevel(report, index, settings, tables, functions),
  );
  return finishRow(report, "skills", element, {
    id: skill.id,
    name: skill.name,
    iconFile: icons.get(skill.id)?.row.iconFile,
    operateType: readOperateType(report, settings.get("operateType")),
    target: readConstant(report, "target", settings.get("target")),
    skillType: readConstant(report, "skillType", settings.get("skillType")),
    levels,
  });
}

/** Returns a value that is the same for all levels. A value that differs by level is left out with a warning. */
function readConstant(report: Report, name: string, setting: Setting | undefined): string | undefined {
  if (setting === undefined || !setting.value.startsWith("#")) return setting?.value;
  report.warn(setting, `<set> ${name}`, "one value for all levels", `the table ${setting.value}: left out`);
  return undefined;
}

function readOperateType(report: Report, setting: Setting | undefined) {
  const value = readConstant(report, "operateType", setting);
  if (setting === undefined || value === undefined) return undefined;
  const result = v.safeParse(operateType, value);
  if (result.success) return result.output;
  report.error(setting, "<set> operateType", operateType.expects, JSON.stringify(value));
  return undefined;
}

/** An unconditional function of a skill, with its value not yet resolved. */
interface SkillFunction extends Setting {
  readonly stat: string;
  readonly op: SkillEffect["op"];
}

const functionAttributes = v.strictObject({ order: unread, stat: labelText, val: labelText });

/** Reads the unconditional `add` and `mul` functions in `<for>`; a function with a condition has child elements. */
function readFunctions(report: Report, children: readonly XmlElement[]): readonly SkillFunction[] {
  const lists = children.filter((child) => child.name === "for");
  return lists
    .flatMap((list) => readChildren(report, list, FUNCTIONS))
    .flatMap((element) => {
      const { name: op, file, line } = element;
      if ((op !== "add" && op !== "mul") || element.children.length > 0) return [];
      const read = readLeaf(report, element, functionAttributes);
      return read ? { op, stat: read.stat, value: read.val, file, line } : [];
    });
}

function readLevel(
  report: Report,
  index: number,
  settings: ReadonlyMap<string, Setting>,
  tables: SkillTables,
  functions: readonly SkillFunction[],
): SkillLevelRow {
  const numberOf = (setting: Setting | undefined) => setting && resolveNumber(report, setting, tables, index);
  const effects = functions.flatMap((entry) => {
    const value = numberOf(entry);
    return value === undefined ? [] : { stat: entry.stat, op: entry.op, value };
  });
  return present({
    power: numberOf(settings.get("power")),
    mpConsume: numberOf(settings.get("mpConsume")),
    effects: nonEmpty(effects),
  });
}
