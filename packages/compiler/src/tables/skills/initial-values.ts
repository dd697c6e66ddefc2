import * as v from "valibot";
import { hasOnlyKnown, onlyChild, readAttributes } from "../../read/element.js";
import { formFrom } from "../../read/form.js";
import { idText, integerText, labelText, nameText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { iconText } from "../icons.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readEffectElements, readLevelElements } from "./effect-elements.js";
import { kindOf, OPERATE_LETTERS, operateTypeOf } from "./effects-in-force.js";
import { readCastValues, readFormulaValues } from "./formula-values.js";
import { resolveLevels, type SkillSettings } from "./level-tables.js";
import { addSkillContents } from "./skill-contents.js";
import type { SkillFileScope, SkillForm } from "./skill-form.js";

const text = v.exactOptional(v.string());

const skillAttributes = v.object({
  id: idText,
  name: v.string(),
  "max-level": v.exactOptional(integerText(1, 1000), "1"),
  action: v.exactOptional(labelText),
  debuff: text,
  type: text,
});
const targetAttributes = v.object({
  type: v.exactOptional(labelText),
  ...v.entriesFromList(["scope", "object", "range", "affect-min", "affect-random"], text),
});

/** What a skill is that does not say so; with these, the skills are as in other servers that have the same ones. */
const DEFAULTS = { action: "P", target: "SELF" } as const;

/** The settings by the names of the elements that state them. */
const ATTRIBUTES = {
  "magic-level": "magicLevel",
  "cast-range": "castRange",
  "effect-range": "effectRange",
  "hit-time": "hitTime",
  reuse: "reuseDelay",
  "activate-rate": "activateRate",
};
const CONSUME = {
  "mana-init": "mpInitialConsume",
  mana: "mpConsume",
  hp: "hpConsume",
  item: "itemConsumeId",
  "item-count": "itemConsumeCount",
};

/**
 * A skill with initial values: `<skill id name max-level action>` with `<attributes>`, `<consume>` and `<target type>`, where each value is an
 * element with `initial` for level 1 and `<value level>` from a level on.
 */
export const skillOfInitialValues: SkillForm = formFrom("L2jOrg", ["skills"], "skill/attributes", readSkill);

function readSkill(
  { datapack: { report, defaults }, contents }: SkillFileScope,
  element: XmlElement,
): SourcedTable<"skills"> {
  const skill = readAttributes(element, skillAttributes);
  if (skill === undefined) return [];
  const name = v.safeParse(nameText, skill.name);
  if (!name.success) return report.omit(element, `skill ${skill.id}`, "a name", "an empty one");
  const maxLevel = skill["max-level"];
  const childOf = (parent: XmlElement | undefined, child: string) => parent && onlyChild(parent.children, child);
  const parts = ["attributes", "consume", "target", "abnormal"];
  const [attributes, consume, target, abnormal] = parts.map((child) => childOf(element, child));
  const isSelf = target !== undefined && hasOnlyKnown(target, targetAttributes);
  const { type: targetType = isSelf ? DEFAULTS.target : undefined } =
    (target && readAttributes(target, targetAttributes)) ?? {};
  const { action = hasOnlyKnown(element, skillAttributes) ? DEFAULTS.action : "" } = skill;
  const operateType = operateTypeOf(action);
  if (operateType === undefined) report.error(element, "<skill> action", OPERATE_LETTERS, action);
  const { settings: byLevel, tables } = readLevelElements(maxLevel, [
    [element, { icon: "icon" }],
    [attributes, ATTRIBUTES],
    [consume, CONSUME],
    // A skill without a group of effects states its chance outside of it.
    [abnormal, { time: "abnormalTime", level: "abnormalLevel", chance: "activateRate" }],
  ]);
  const scope = { report, tables, maxLevel };
  const { icon, abnormalTime } = byLevel;
  const effects = childOf(element, "effects");
  addSkillContents(contents, scope, skill.id, undefined, effects ? [effects] : []);
  const settings = {
    ...byLevel,
    ...attributesAs(attributes, { property: "basicProperty", trait: "trait" }),
    ...attributesAs(childOf(attributes, "element"), { type: "attributeType", value: "attributeValue" }),
    ...attributesAs(target, { scope: "affectScope", range: "affectRange" }),
    ...attributesAs(abnormal, { type: "abnormalType" }),
  };
  return finishRow(report, "skills", element, {
    id: skill.id,
    name: name.output,
    iconFile: icon && resolveLevels(scope, icon, iconText),
    maxLevel,
    operateType,
    target: targetType,
    ...readCastValues(scope, settings),
    ...readFormulaValues(scope, settings, defaults.skillElements),
    ...readEffectElements(scope, element, { kind: kindOf(operateType), time: abnormalTime }),
  });
}

/** Reads attributes of an element as settings, by the names of these. */
function attributesAs(element: XmlElement | undefined, names: Readonly<Record<string, string>>): SkillSettings {
  if (element === undefined) return {};
  const { file, line } = element;
  const read = readAttributes(element, v.object(v.entriesFromList(Object.keys(names), text))) ?? {};
  const stated = Object.entries(read).flatMap(([name, value]) =>
    value === undefined ? [] : [[names[name], { file, line, value }]],
  );
  return Object.fromEntries(stated);
}
