import { nonEmpty, present } from "@gamedata/rules";
import type {
  AppliedEffectRow,
  ConditionalEffectRow,
  EffectCondition,
  LevelValue,
  NamedEffectRow,
  OperateType,
  SkillEffectRow,
  SkillRow,
} from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { hasOnlyKnown, onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { labelText, level, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { statNameOf } from "../stat-names.js";
import { durationOf, INSTANT, UNTIL_SWITCHED_OFF } from "./duration.js";
import { factorsOf } from "./functions.js";
import { textsByLevel } from "./level-elements.js";
import { sharedValue } from "./level-tables.js";

/** What all effects may state. */
const shared = {
  scope: v.exactOptional(labelText),
  "start-level": level,
  "stop-level": level,
};
const effectAttributes = v.object({ ...shared, name: v.exactOptional(labelText) });

const statAttributes = v.strictObject({
  ...shared,
  stat: v.exactOptional(labelText),
  "stat-add": v.exactOptional(labelText),
  type: v.exactOptional(labelText),
  types: v.exactOptional(labelText),
  mode: v.exactOptional(v.picklist(["DIFF", "PER"], '"DIFF" or "PER"')),
  heal: v.exactOptional(v.string()),
  ticks: v.exactOptional(v.string()),
});

/** The effects that change stats, which they name, or which are always the same. */
const STAT_EFFECTS = ["stat-modify", "vital-stat-modify", "speed", "base-stat", "base-stats"];
const LISTS = ["weapon-type", "armor-type"];

/** The effects that are over at once besides those that other servers have, by their names: an estimate. */
const ALSO_INSTANT: ReadonlySet<string> = new Set(
  `Dispel DispelProbability DispelMyself RandomRestoration Teleport AcquireXpSp AcquireCostume AcquireRandomCostume TakeCastle
  VitalModify Feed ObtainSoul GiveXp PkCount GiveClanReputation OpenDoor HpCpHeal ReuseSkill
  ClanSystemMessage ChangeHairStyle ChangeHairColor ChangeFace`.split(/\s+/u),
);

interface Scope {
  readonly report: Report;
  readonly maxLevel: number;
}

/** An effect as it is read; a value is missing at the levels that do not have it. */
interface ReadEffect {
  readonly kind: string;
  /** Its kind, or that by level, with null where a level does not have it. */
  readonly name: NamedEffectRow["name"];
  readonly self: true | undefined;
  readonly power: readonly (number | null)[] | undefined;
  /** Whether it states a power that cannot be read. */
  readonly lacksPower: boolean;
  readonly effects: readonly SkillEffectRow[];
  readonly when: EffectCondition | undefined;
  readonly changesStats: boolean;
}

type Effects = Pick<
  SkillRow,
  "power" | "effects" | "conditionalEffects" | "appliedEffects" | "instantEffects" | "passiveEffects"
>;

/**
 * Reads the `<effects>` of a skill of L2jOrg, each an element of its own name, or `<effect name>`, with a `<power>`. Those that change stats do so
 * by points or by percent (class `AbstractStatEffect`). Effects of fights with players or with monsters alone, and of a skill's end, are
 * left out with a warning.
 */
export function readEffectElements(
  scope: Scope,
  skill: XmlElement,
  {
    operateType,
    time,
  }: { readonly operateType: OperateType | undefined; readonly time: LevelValue<number> | undefined },
): { -readonly [Field in keyof Effects]: Effects[Field] | undefined } {
  const { report } = scope;
  const list = onlyChild(report, skill.children, "effects");
  const all = list === undefined ? [] : list.children.flatMap((element) => readEffect(scope, element) ?? []);
  if (list !== undefined) list.kind.isRead = true;
  const powers = all.filter(({ changesStats, self }) => !changesStats && !self);
  const power = levelValue(powers.find((one) => one.lacksPower || levelValue(one.power) !== undefined)?.power);
  if (operateType === "OP_PASSIVE") {
    const condition = onlyChild(report, skill.children, "conditions");
    if (condition !== undefined)
      report.warn(condition, "effects of a passive skill", "no conditions", "some: left out");
    const always = condition === undefined ? all.filter(({ self }) => self === undefined) : [];
    const passiveEffects = nonEmpty(always.filter(({ changesStats }) => !changesStats).map(nameEffect));
    return { power, ...functionsOf(always), appliedEffects: undefined, instantEffects: undefined, passiveEffects };
  }
  const timed = time === undefined ? undefined : durationOf(time);
  const duration = operateType === "OP_TOGGLE" ? { seconds: 1, count: UNTIL_SWITCHED_OFF } : timed;
  const isInstant = ({ kind }: ReadEffect) => duration === undefined || INSTANT.has(kind) || ALSO_INSTANT.has(kind);
  const applied = all.flatMap((one): readonly AppliedEffectRow[] => {
    if (duration === undefined || isInstant(one)) return [];
    const { power: value, ...named } = nameEffect(one);
    return [present({ ...named, ...duration, value: value === 0 ? undefined : value, ...functionsOf([one]) })];
  });
  return {
    power,
    effects: undefined,
    conditionalEffects: undefined,
    appliedEffects: nonEmpty(applied),
    instantEffects: nonEmpty(all.filter(isInstant).map(nameEffect)),
    passiveEffects: undefined,
  };
}

function nameEffect({ name, power, self, changesStats }: ReadEffect): NamedEffectRow {
  const stated = changesStats || power?.every((one) => one === null) ? undefined : power;
  return present({ name, power: stated && oneOrAll(stated), self });
}

function functionsOf(list: readonly ReadEffect[]) {
  const conditional = list.flatMap(({ effects, when }): readonly ConditionalEffectRow[] =>
    when === undefined ? [] : effects.map((effect) => ({ ...effect, when })),
  );
  return {
    effects: nonEmpty(list.flatMap(({ effects, when }) => (when === undefined ? effects : []))),
    conditionalEffects: nonEmpty(conditional),
  };
}

const nameOf = (tag: string) => tag.replace(/(?:^|-)(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());

function readEffect(scope: Scope, element: XmlElement): ReadEffect | undefined {
  const { report } = scope;
  const changesStats = STAT_EFFECTS.includes(element.name);
  const read = readAttributes(report, element, effectAttributes, { isWhole: true });
  if (read === undefined) return undefined;
  const {
    scope: where = "GENERAL",
    name: kind = nameOf(element.name),
    "start-level": first = 1,
    "stop-level": last,
  } = read;
  if (where !== "GENERAL" && where !== "SELF") {
    report.warn(element, `scope of effect ${kind}`, "GENERAL, SELF", `${where}: left out`);
    return undefined;
  }
  const self = where === "SELF" ? (true as const) : undefined;
  const isAt = (level: number) => level >= first && (last === undefined || level <= last);
  const name = oneOrAll(Array.from({ length: scope.maxLevel }, (_, index) => (isAt(index + 1) ? kind : null)));
  const power = readPower(scope, element, isAt);
  const isStated = ({ attributes, children }: XmlElement) => Object.keys(attributes).length + children.length > 0;
  const lacksPower = power === undefined && element.children.some((child) => child.name === "power" && isStated(child));
  const effect = { kind, name, self, power, lacksPower, changesStats };
  if (!changesStats) return { ...effect, effects: [], when: undefined };
  const changed = readChanges(report, element, power);
  return changed && { ...effect, ...changed };
}

/** Reads the power of an effect; null at the levels that do not have it, `undefined` where it states none. */
function readPower({ report, maxLevel }: Scope, element: XmlElement, isAt: (level: number) => boolean) {
  const stated = element.children.find(({ name }) => name === "power");
  const texts = stated && textsByLevel(report, stated, maxLevel);
  if (stated === undefined || texts === undefined || texts.every((text) => text === undefined)) return undefined;
  const values = texts.map((text, index) => {
    if (text === undefined || !isAt(index + 1)) return null;
    const value = v.safeParse(number, text);
    if (!value.success) report.error(stated, "<power>", "a number", JSON.stringify(text));
    return value.success ? value.output : undefined;
  });
  return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
}

/** Returns the one value that all levels have, and others as they are. */
const oneOrAll = <Value>(values: readonly (Value | null)[]) => sharedValue(values) ?? values;

/** Returns values as the data set states them: one where all levels have the same; `undefined` where a level has none. */
function levelValue(values: readonly (number | null)[] | undefined): LevelValue<number> | undefined {
  const stated = values?.filter((value) => value !== null) ?? [];
  return stated.length < (values?.length ?? 0) ? undefined : sharedValue(stated);
}

/** Reads what an effect changes; one whose mode may be misspelled, or that has a child which may be a condition, is left out. */
function readChanges(report: Report, element: XmlElement, power: ReadEffect["power"]) {
  const children = readChildren(report, element, ["power", ...LISTS]);
  const read = readAttributes(report, element, statAttributes, { isWhole: true });
  if (read === undefined || power === undefined || children.length < element.children.length) return undefined;
  if (!hasOnlyKnown(element, statAttributes)) return undefined;
  const stats = statsOf(element, read);
  const values = read.mode === "PER" ? factorsOf(power) : power;
  const value = oneOrAll(values);
  const op: SkillEffectRow["op"] = read.mode === "PER" ? "mul" : "add";
  const kinds = children.filter(({ name }) => LISTS.includes(name)).map(kindsOf);
  const [when] = kinds;
  return { effects: stats.map((stat) => ({ stat, op, value })), when: kinds.length > 1 ? { and: kinds } : when };
}

function statsOf({ name }: XmlElement, read: v.InferOutput<typeof statAttributes>): readonly string[] {
  if (name === "speed") return ["runSpd"];
  if (name === "base-stat" || name === "base-stats")
    return (read.type ?? read.types ?? "").split(/\s+/u).filter(Boolean);
  const { stat, "stat-add": added } = read;
  const changed = name === "stat-modify" && read.mode !== "PER" ? (added ?? stat) : stat;
  return changed === undefined ? [] : [statNameOf(changed)];
}

function kindsOf(element: XmlElement): EffectCondition {
  element.kind.isRead = true;
  return { using: { kind: element.text.trim().split(/\s+/u) } };
}
