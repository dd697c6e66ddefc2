import { present } from "@gamedata/rules";
import type { AppliedEffectRow, LevelValue } from "@gamedata/schema";
import * as v from "valibot";
import type { EngineDefaults } from "../../read/defaults.js";
import { attributeOf, hasOnlyKnown, readAttributes, readChildren, type Setting } from "../../read/element.js";
import { decodedText, integerText, labelText, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { durationOf, INSTANT } from "./duration.js";
import { readParameters } from "./effect-parameters.js";
import { FUNCTIONS, readFunctions } from "./functions.js";
import { resolveLevels, type SkillScope } from "./level-tables.js";

const effectAttributes = v.strictObject({
  name: labelText,
  ...v.entriesFromList(["time", "count", "val"], v.exactOptional(labelText)),
  self: v.exactOptional(v.picklist(["0", "1"], '"0" or "1"')),
});

/** In L2J of 2011 the time has another name; in aCis that is the name of something else. */
const l2jAttributes = v.strictObject({ ...effectAttributes.entries, abnormalTime: v.exactOptional(labelText) });

/** Seconds; in L2J of 2011 -1 where the effect does not end by itself. */
const timeText = v.union([decodedText, integerText(-1)]);

/** The duration of an effect without `time`, as in the engine. */
const DEFAULT_SECONDS = 1;

const MILLISECONDS = 1000;

/** How an effect states its time, and how long one lasts that does not. */
export interface UsualTimes {
  readonly times: EngineDefaults["effectTimes"];
  /** In engines before 2010, with all its runs, in milliseconds. */
  readonly buffDuration: Setting | undefined;
  /** In L2J since 2012, an effect that is not over at once, in seconds. */
  readonly shared: Setting | undefined;
}

/** Reads an `<effect>`: what the skill puts on its target, with the functions that are in force meanwhile. */
export function readTimedEffect(
  scope: SkillScope,
  element: XmlElement,
  { times, buffDuration, shared }: UsualTimes,
): readonly AppliedEffectRow[] {
  const schema = times === "time" ? effectAttributes : l2jAttributes;
  const read: v.InferOutput<typeof l2jAttributes> | undefined = readAttributes(element, schema, {
    isWhole: true,
  });
  const children = readChildren(element, [...FUNCTIONS, "param"]);
  const functions = readFunctions(scope, children);
  if (read === undefined) return [];
  const { file, line } = element;
  const resolve = <Value>(value: string | undefined, schema: v.GenericSchema<string, Value>) =>
    value === undefined ? undefined : resolveLevels(scope, { file, line, value }, schema);
  const name = resolve(read.name, labelText);
  const time = read.time ?? read.abnormalTime;
  if (time === undefined && !hasOnlyKnown(element, schema)) return [];
  const count = resolve(read.count ?? "1", decodedText);
  const secondsOf = (milliseconds: number) => Math.trunc(milliseconds / MILLISECONDS / Number(count));
  const usual = () => {
    if (buffDuration)
      return resolveLevels(scope, buffDuration, v.pipe(decodedText, v.transform(secondsOf), v.finite("a number")));
    const isOver = read.count !== undefined || INSTANT.has(read.name);
    return shared === undefined || isOver ? DEFAULT_SECONDS : resolveLevels(scope, shared, timeText);
  };
  const seconds = time === undefined ? usual() : resolve(time, times === "time" ? decodedText : timeText);
  if (name === undefined || seconds === undefined || count === undefined) return [];
  const duration = { count, ...durationOf(seconds) };
  const [power] = children.flatMap((child) => (child.name === "param" ? (attributeOf(child, "power") ?? []) : []));
  const value = unless(resolve(read.val, number), 0) ?? unless(resolve(power, number), 0);
  const parameters = readParameters(scope, element, [...FUNCTIONS, "power"]);
  const self = read.self === "1" ? true : undefined;
  return [present({ name, ...duration, count: unless(duration.count, 1), value, parameters, self, ...functions })];
}

/** Returns a value, or nothing where it is the usual one, which rows do not state. */
const unless = (value: LevelValue<number> | undefined, usual: number) => (value === usual ? undefined : value);
