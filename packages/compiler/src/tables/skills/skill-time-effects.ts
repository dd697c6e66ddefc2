import { present, presentGroup, valueAt } from "@gamedata/rules";
import type { AppliedEffectRow } from "@gamedata/schema";
import * as v from "valibot";
import { hasOnlyKnown, readAttributes, readChildren, type Setting, setAttributes } from "../../read/element.js";
import { meantName } from "../../read/name.js";
import { integerText, labelText, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { durationOf } from "./duration.js";
import { parameterText } from "./effect-parameters.js";
import { FUNCTIONS, readFunctions } from "./functions.js";
import { resolveLevels, type SkillScope, sharedValue } from "./level-tables.js";
import { CONDITIONS } from "./use-conditions.js";

const SELF_EFFECT = "self_effect";

/** The elements of effects, on the target and on the caster. */
export const SKILL_TIME_EFFECTS: readonly string[] = ["effect", SELF_EFFECT];

const trueOrFalse = v.picklist(["true", "false"], "true or false");

const effectAttributes = v.strictObject({
  // An effect without a name has just its functions.
  name: v.exactOptional(labelText, "Buff"),
  ...v.entriesFromList(["val", "chance", "interval"], v.exactOptional(labelText)),
  enabled: v.exactOptional(labelText, "true"),
  instant: v.exactOptional(trueOrFalse),
});

/** The names of effects that are over at once, unless they say that they are not. */
const INSTANT = /^i_/u;

/** The seconds of an effect that is over at once, as of others, and of one that is switched off. */
const AT_ONCE = 1;
const ENDLESS = -1;

/** Settings that only one kind of effects has. */
const DEFINITION = "def";

const CHILDREN: readonly string[] = [...FUNCTIONS, DEFINITION, ...CONDITIONS];

/**
 * Reads an effect of later revisions of L2-Scripts, all of which last as long as their skill states, or else until they are switched off; its
 * chance, and how often it acts, are settings of it. Sources: classes `SkillParser`, `EffectTemplate` and `Abnormal`.
 */
export function readEffectOfSkillTime(
  scope: SkillScope,
  element: XmlElement,
  time: Setting | undefined,
): readonly AppliedEffectRow[] {
  const { report, maxLevel } = scope;
  const { file, line } = element;
  const read = readAttributes(element, effectAttributes, { isWhole: true });
  const children = readChildren(element, CHILDREN);
  const definitions = children.flatMap((child) => (child.name === DEFINITION ? readDefinition(scope, child) : []));
  const functions = readFunctions(scope, children);
  if (read === undefined || !hasOnlyKnown(element, effectAttributes) || !element.children.every(isKnown)) return [];
  const condition = children.find(({ name }) => CONDITIONS.includes(name));
  if (condition) return report.error(condition, `<${element.name}>`, "no condition", `<${condition.name}>`);
  const resolve = <Value>(value: string, schema: v.GenericSchema<string, Value>) =>
    resolveLevels(scope, { file, line, value }, schema);
  const enabled = resolve(read.enabled, trueOrFalse);
  const [value, chance, interval] = [read.val, read.chance, read.interval].map((text) =>
    text === undefined ? undefined : resolve(text, number),
  );
  const isOver = read.instant === undefined ? INSTANT.test(read.name) : read.instant === "true";
  const lasting = time === undefined ? ENDLESS : resolveLevels(scope, time, integerText());
  const seconds = isOver ? AT_ONCE : lasting;
  if (enabled === undefined || seconds === undefined) return [];
  const isAt = (level: number) => valueAt(enabled, level) === "true" && (valueAt(chance, level) ?? 1) > 0;
  const name = sharedValue(Array.from({ length: maxLevel }, (_, index) => (isAt(index + 1) ? read.name : null)));
  if (name === undefined || name === null) return [];
  return [
    present({
      name,
      ...durationOf(seconds),
      value: value === 0 ? undefined : value,
      parameters: presentGroup({ chance, interval, ...Object.fromEntries(definitions) }),
      self: element.name === SELF_EFFECT ? true : undefined,
      ...functions,
    }),
  ];
}

/** Whether a child is read, or listed as one that is not; another one may say when the effect counts. */
const isKnown = ({ name, kind }: XmlElement) => meantName(name, CHILDREN) !== undefined || kind.reason !== undefined;

function readDefinition(scope: SkillScope, element: XmlElement) {
  const { file, line } = element;
  const read = readAttributes(element, setAttributes, { isWhole: true });
  const value = read && resolveLevels(scope, { file, line, value: read.val }, parameterText);
  return read === undefined || value === undefined ? [] : [[read.name, value] as const];
}
