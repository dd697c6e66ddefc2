import { HUNDRED_PERCENT, nonEmpty } from "@gamedata/rules";
import type { ConditionalEffectRow, EffectOperation, SkillEffectRow } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, withTextAs } from "../../read/element.js";
import { labelText, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { statOf } from "../stat-names.js";
import { resolveLevels, type SkillScope } from "./level-tables.js";
import { CONDITIONS, readCondition } from "./use-conditions.js";

/** How a function of the source becomes an operation of the data set. */
interface Conversion {
  readonly op: EffectOperation;
  readonly value: v.GenericSchema<string, number | null>;
}

const converted = <Value>(convert: (value: number) => Value) => v.pipe(number, v.transform(convert));

/** Returns the factor that adds some percent. */
export const factorOf = (percent: number) => (HUNDRED_PERCENT + percent) / HUNDRED_PERCENT;

/** Returns the factors of several levels; a level without one has none. */
export const factorsOf = (percents: readonly (number | null)[]): readonly (number | null)[] =>
  percents.map((percent) => (percent === null ? null : factorOf(percent)));

/** Returns the factor of a division by the rest to 100 percent; null where that is a division by zero. */
const quotientOf = (percent: number) =>
  percent === HUNDRED_PERCENT ? null : HUNDRED_PERCENT / (HUNDRED_PERCENT - percent);

/** The rules of the engine's classes FuncAdd, FuncSub, FuncMul, FuncDiv, FuncAddMul, FuncSubDiv, FuncBaseMul and FuncSet. */
const conversions = {
  add: { op: "add", value: number },
  mul: { op: "mul", value: number },
  div: { op: "mul", value: converted((value) => (value === 0 ? null : 1 / value)) },
  sub: { op: "add", value: converted((value) => (value === 0 ? 0 : -value)) },
  set: { op: "set", value: number },
  addMul: { op: "mul", value: converted((percent) => (HUNDRED_PERCENT - percent) / HUNDRED_PERCENT) },
  subDiv: { op: "mul", value: converted(quotientOf) },
  basemul: { op: "baseMul", value: number },
} as const satisfies Readonly<Record<string, Conversion>>;

type FunctionName = keyof typeof conversions;

const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(conversions, name);

/** The names of the elements that change a stat. */
export const FUNCTIONS: readonly string[] = Object.keys(conversions);

const functionAttributes = v.strictObject({ stat: labelText, val: labelText });

/** The functions of a list, by whether they have a condition. */
export interface Functions {
  readonly effects?: readonly SkillEffectRow[] | undefined;
  readonly conditionalEffects?: readonly ConditionalEffectRow[] | undefined;
}

/** Reads the functions among the children of a `<for>` or an `<effect>`, in the order of the source, without those whose condition cannot be read. */
export function readFunctions(scope: SkillScope, children: readonly XmlElement[]): Functions {
  const effects: SkillEffectRow[] = [];
  const conditionalEffects: ConditionalEffectRow[] = [];
  for (const child of children) {
    if (!isFunctionName(child.name)) continue;
    const element = withTextAs("val", child);
    const effect = readFunction(scope, element, conversions[child.name]);
    const [condition, second] = readChildren(element, CONDITIONS);
    if (second) scope.report.error(second, `condition of <${element.name}>`, "at most one", "another one");
    if (effect === undefined) continue;
    const when = condition && readCondition(condition);
    if (when !== undefined) conditionalEffects.push({ ...effect, when });
    else if (element.children.length === 0) effects.push(effect);
  }
  return { effects: nonEmpty(effects), conditionalEffects: nonEmpty(conditionalEffects) };
}

function readFunction(scope: SkillScope, element: XmlElement, { op, value: schema }: Conversion) {
  const read = readAttributes(element, functionAttributes);
  if (read === undefined) return undefined;
  const value = resolveLevels(scope, { value: read.val, file: element.file, line: element.line }, schema);
  if (value === undefined) return undefined;
  const isWhole = value !== null && !(Array.isArray(value) && value.includes(null));
  if (!isWhole) scope.report.warn(element, `<${element.name}>`, "a percentage other than 100", "100: left out there");
  return value === null ? undefined : { stat: statOf(read.stat), op, value };
}
