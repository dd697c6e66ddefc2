import { nonEmpty, valueAt } from "@gamedata/rules";
import type { LevelValue, NamedEffectRow, SkillEffectRow } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, type Setting } from "../../read/element.js";
import { meantName } from "../../read/name.js";
import { labelText, level, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { INSTANT } from "./duration.js";
import { readParameters, settingsOfEffect } from "./effect-parameters.js";
import { type Duration, type Effects, effectsInForce, powerOf, type ReadEffect } from "./effects-in-force.js";
import { FUNCTIONS, factorOf, factorsOf, readFunctions } from "./functions.js";
import { orUnstated, resolveLevels, type SkillScope, UNSTATED } from "./level-tables.js";
import { stepsIn, stepsOf, subLevels } from "./setting-elements.js";
import { GIVEN } from "./skill-contents.js";

const effectAttributes = v.strictObject({
  name: labelText,
  abnormalTime: v.exactOptional(labelText),
  // The power, before it was a parameter; 0 for none.
  val: v.exactOptional(labelText),
  ...v.entriesFromList(["level", "fromLevel", "toLevel"], level),
  ...subLevels,
});
/** What states the power of an effect, and whether it is percent; of each the first that is stated counts. */
const AMOUNTS = ["power", "amount"];
const MODES = ["mode", "type"];

/** The effects that are attacks in some servers, but in L2J Mobius since 2018 change a stat by an amount and a mode; attacks have other names there. */
const ATTACKS_OR_STATS: ReadonlySet<string> = new Set(["PhysicalAttack", "MagicalAttack"]);
const CHANGES = ["amount", "mode"];

/** The effects that change the greatest number of points of a character by their power. */
const GREATEST: Readonly<Record<string, string>> = { MaxHp: "maxHp", MaxMp: "maxMp", MaxCp: "maxCp" };

/** How such an effect changes them: by percent, or by points, which is the default (classes MaxHp, MaxMp and MaxCp, constructors). */
const modeText = v.pipe(labelText, v.toUpperCase(), v.picklist(["DIFF", "PER"], '"DIFF" or "PER"'));
const DEFAULT_MODE = "DIFF";

/** Reads what a skill does, of which functions outside of an effect are in force only with a passive one. */
export function readSkillEffects(
  scope: SkillScope,
  targets: readonly XmlElement[],
  own: readonly XmlElement[],
  duration: Duration,
): Effects {
  const all = [
    ...targets.flatMap((list) => readEffectList(scope, list)),
    ...own.flatMap((list) => readEffectList(scope, list, true)),
  ];
  const direct = targets.map((list) => readDirect(scope, list, duration.kind));
  return effectsInForce(scope, all, duration, direct);
}

/** Reads the power of the first effect in some lists that states one. */
export const readPower = (scope: SkillScope, lists: readonly XmlElement[]): LevelValue<number> | undefined =>
  powerOf(lists.flatMap((list) => readEffectList(scope, list)));

function readEffectList(scope: SkillScope, list: XmlElement, self?: true): readonly ReadEffect[] {
  return readChildren(list, list.name.endsWith("for") ? WITH_FUNCTIONS : ["effect"])
    .filter(({ name }) => name === "effect")
    .flatMap((element) => readEffect(scope, element, self) ?? []);
}

/** In L2J of 2012 functions of passive skills are beside the effects. */
const WITH_FUNCTIONS = ["effect", ...FUNCTIONS];

/** Reads the functions that are in force without an effect, which only passive skills have. */
function readDirect(scope: SkillScope, list: XmlElement, kind: Duration["kind"]): ReturnType<typeof readFunctions> {
  const functions = list.children.filter(({ name }) => FUNCTIONS.includes(name));
  const [first] = functions;
  if (first === undefined || kind === "always") return readFunctions(scope, functions);
  scope.report.error(first, `<${list.name}> of a skill that is not passive`, "<effect>", `<${first.name}>`);
  return {};
}

/** The effects whose power is a list, a number for each level of a character (class StatAddForLevel of L2J Mobius). */
const BY_LEVEL = /ForLevel$/u;

/** Returns the levels or steps of a skill that have an effect: with what it is read, and its values with null elsewhere; `undefined` for none. */
function levelsOf(
  scope: SkillScope,
  { level, fromLevel = level, toLevel = level, ...steps }: v.InferOutput<typeof effectAttributes>,
) {
  const { route, minLevel: lowest = 1, maxLevel: highest } = scope;
  if (route === undefined && stepsIn(steps) !== undefined) return undefined;
  if (route !== undefined && ((fromLevel ?? 1) > route.level || (toLevel ?? route.level) < route.level))
    return undefined;
  const among = route === undefined ? { first: fromLevel, last: toLevel } : stepsOf(route.number, steps);
  if (among === undefined) return undefined;
  const [first, last] = [Math.max(among.first ?? lowest, lowest), Math.min(among.last ?? highest, highest)];
  if (first > last) return undefined;
  const isWhole = first === lowest && last === highest;
  const atThem = <Value>(values: LevelValue<Value>): Value | readonly (Value | null)[] => {
    if (isWhole) return values;
    return Array.from({ length: highest }, (_, at) => {
      const isAmong = first <= at + 1 && at + 1 <= last;
      return isAmong ? (valueAt(values, at + 1) ?? null) : null;
    });
  };
  return { own: isWhole ? scope : { ...scope, minLevel: first, lastLevel: last }, atThem };
}

function readEffect(skill: SkillScope, element: XmlElement, self: true | undefined): ReadEffect | undefined {
  const read = readAttributes(element, effectAttributes);
  const children = readChildren(element, [...FUNCTIONS, "param", ...AMOUNTS, ...MODES, ...GIVEN]);
  const levels = read && levelsOf(skill, read);
  if (read === undefined || levels === undefined) return undefined;
  const { own: scope, atThem } = levels;
  const greatest = GREATEST[read.name];
  const { file, line } = element;
  const settingOf = (value: string | undefined) => (value === undefined ? undefined : { file, line, value });
  const name = resolveLevels(scope, { file, line, value: read.name }, labelText);
  if (name === undefined) return undefined;
  const { settings, tables } = settingsOfEffect(scope, element, children, [...AMOUNTS, ...MODES], (one) =>
    AMOUNTS.includes(one) ? UNSTATED : undefined,
  );
  const isByLevel = BY_LEVEL.test(read.name);
  if (isByLevel)
    skill.report.warn(element, `effect ${read.name}`, "one power", "powers by the level of a character: left out");
  const amount = settings.get("amount");
  const stated = isByLevel
    ? undefined
    : (settings.get("power") ?? amount ?? settingOf(read.val === "0" ? undefined : read.val));
  const number = stated?.value.startsWith("#") ? orUnstated(numberText()) : numberText();
  const own = { ...scope, tables };
  const power = (stated && resolveLevels(own, stated, number)) ?? undefined;
  const functions = readFunctions(scope, children);
  const changed =
    greatest === undefined || power === undefined || hasOther(scope, element)
      ? []
      : readGreatest(own, greatest, power, settings.get("mode") ?? settings.get("type"));
  const changes = <Row extends SkillEffectRow>(rows: readonly Row[] = []) =>
    nonEmpty(rows.map((row) => ({ ...row, value: atThem<number | null>(row.value) })));
  const isChange = ATTACKS_OR_STATS.has(read.name) && children.some((child) => CHANGES.includes(child.name));
  return {
    name: atThem(name),
    self,
    isChange,
    time: settingOf(read.abnormalTime),
    power,
    lacksPower: power === undefined && stated !== undefined,
    isAmount: (isChange || !INSTANT.has(read.name)) && stated === amount,
    parameters: readParameters(scope, element, READ),
    effects: changes([...changed, ...(functions.effects ?? [])]),
    conditionalEffects: changes(functions.conditionalEffects),
  };
}

/** What of an effect is no parameter: its power, and what it changes. */
const READ: readonly string[] = [...FUNCTIONS, ...AMOUNTS, "items"];

/** The children of an effect on greatest points that do not limit it: whether it heals by what it adds. */
const UNLIMITED: readonly string[] = [...FUNCTIONS, "param", ...AMOUNTS, ...MODES, "heal"];

/** The children that limit an effect, which no record shows. */
const CONDITIONS_OF_EFFECTS: readonly string[] = ["armorType", "weaponType", "hpPercent", "mpPercent", "inCombat"];

/** Returns whether an effect on greatest points has a child that may limit it, or be a misspelled mode. */
function hasOther({ report }: SkillScope, element: XmlElement): boolean {
  const other = element.children.find(({ name }) => meantName(name, UNLIMITED) === undefined);
  if (other) {
    const reportOther = CONDITIONS_OF_EFFECTS.includes(other.name) ? report.warn : report.error;
    reportOther(other, "effect on greatest points", "an effect without a condition", `<${other.name}>: left out`);
  }
  return other !== undefined;
}

/** Returns the function of an effect on greatest points: its power is points to add, or percent to add, for all levels alike. */
function readGreatest(
  scope: SkillScope,
  stat: string,
  power: NonNullable<NamedEffectRow["power"]>,
  setting: Setting | undefined,
): readonly SkillEffectRow[] {
  const mode = setting === undefined ? DEFAULT_MODE : resolveLevels(scope, setting, modeText);
  if (mode === "DIFF") return [{ stat, op: "add", value: power }];
  if (mode === "PER")
    return [{ stat, op: "mul", value: typeof power === "number" ? factorOf(power) : factorsOf(power) }];
  if (setting && mode) scope.report.error(setting, "mode of an effect", "one for all levels", mode.join(", "));
  return [];
}
