import { nonEmpty, present, valueAt } from "@gamedata/rules";
import type { EffectiveStats, EffectOperation, NpcId, NpcRow, SkillRow } from "@gamedata/schema/types";
import { type Catalog, derivedInSteps } from "../catalog/catalog.js";
import { statFacts } from "../characters/stat-facts.js";
import { eachInSteps, lazy, type Steps } from "../memoize/memoize.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import {
  type Attribute,
  accuracyAbove,
  attributeBonuses,
  type EngineRules,
  engineRules,
  haveStatNumbers,
} from "../records/engine-rules.js";
import { isAttackableType, npcIndex, npcKind } from "../records/npcs.js";
import { skillIndex } from "../skills/skill-index.js";

type StatName = Exclude<keyof EffectiveStats, "notCounted">;

const statNames: readonly StatName[] = [
  ...(["hp", "mp", "pAtk", "pDef", "mAtk", "mDef", "atkSpd", "castSpd"] as const),
  ...(["critRate", "accuracy", "evasion", "walkSpd", "runSpd"] as const),
];

/** What skills call the stats. */
const computed = lazy((): ReadonlySet<string> => new Set(statNames.flatMap((name) => statFacts[name].skills)));

const THOUSAND = 1000;
const HUNDRED = 100;

/** Levels above which an engine with the rule `statsAboveLevel` gives monsters more evasion. */
const evasionAbove = (level: number) => (level > 69 ? level - 69 + 2 : 0);

/** Returns the stats after the engine's own functions; `undefined` where the rules or one of the numbers are not known. */
function withoutSkills(catalog: Catalog, row: NpcRow): Readonly<Record<StatName, number>> | undefined {
  const rules = engineRules(catalog);
  const { statCriticalDefault, statBaseWhole, statsAboveLevel } = rules;
  const { level, hp, mp, pAtk, pDef, mAtk, mDef, atkSpd, crit = statCriticalDefault, walkSpd, runSpd } = row;
  const { str, int, dex, wit, con, men } = row;
  const known = { level, hp, mp, pAtk, pDef, mAtk, mDef, atkSpd, crit, walkSpd, runSpd, str, int, dex, wit, con, men };
  if (!isKnown(known) || !haveStatNumbers(rules)) return undefined;
  const bonuses = attributeBonuses(catalog);
  const bonus = (attribute: Attribute) => bonuses[attribute][Math.trunc(known[attribute])] ?? 1;
  const base = (value: number) => (statBaseWhole === undefined ? value : Math.trunc(value));
  const ofLevel = (known.level + rules.statLevelOffset) / HUNDRED;
  const [ofDex, ofInt] = [bonus("dex"), bonus("int")];
  const ofSkill = Math.sqrt(known.dex) * 6 + known.level;
  const isHigh = statsAboveLevel !== undefined;
  const evasion = ofSkill + (isHigh ? evasionAbove(known.level) : 0);
  return {
    hp: known.hp * bonus("con"),
    mp: known.mp * bonus("men"),
    pAtk: base(known.pAtk) * bonus("str") * ofLevel,
    pDef: base(known.pDef) * ofLevel,
    mAtk: base(known.mAtk) * (ofLevel * ofLevel * (ofInt * ofInt)),
    mDef: base(known.mDef) * bonus("men") * ofLevel,
    atkSpd: known.atkSpd * ofDex,
    castSpd: rules.statCastSpeed * bonus("wit"),
    critRate: known.crit * ofDex * 10,
    accuracy: ofSkill + (isHigh ? accuracyAbove(known.level) : 0),
    evasion: rules.statEvasionWhole === undefined ? evasion : Math.trunc(evasion),
    walkSpd: known.walkSpd * ofDex,
    runSpd: known.runSpd * ofDex,
  };
}

function isKnown<Name extends string>(
  values: Readonly<Record<Name, number | undefined>>,
): values is Readonly<Record<Name, number>> {
  return Object.values(values).every((value) => value !== undefined);
}

export interface Passive {
  readonly row: SkillRow;
  readonly level: number;
}

/** Returns the passive skills of a raw NPC that count. */
export function passivesOf(catalog: Catalog, { type, skills = [] }: NpcRow): readonly Passive[] {
  if (engineRules(catalog).passivesOfAttackable !== undefined && !isAttackableType(type)) return [];
  const { byId } = skillIndex(catalog);
  return skills.flatMap(({ id, level }) => {
    const row = byId.get(id);
    return row?.operateType === "OP_PASSIVE" ? [{ row, level }] : [];
  });
}

/** What a skill does to a stat at its level. */
interface StatEffect {
  readonly op: EffectOperation;
  readonly value: number;
}

/** The effects of passive skills by what the skills call the stat, of all stats or of some. */
function effectsByStat(
  passives: readonly Passive[],
  isCounted: (stat: string) => boolean = () => true,
): ReadonlyMap<string, readonly StatEffect[]> {
  const found = new Map<string, StatEffect[]>();
  for (const { row, level } of passives) {
    for (const { stat, op, value: values } of row.effects ?? []) {
      const value = isCounted(stat) ? valueAt(values, level) : undefined;
      if (typeof value !== "number") continue;
      const others = found.get(stat);
      if (others === undefined) found.set(stat, [{ op, value }]);
      else others.push({ op, value });
    }
  }
  return found;
}

/** Applies effects: first what multiplies, then what is added. */
function withEffects(start: number, effects: readonly StatEffect[]): number {
  const multiplied = effects.reduce((value, effect) => {
    if (effect.op === "set") return effect.value;
    if (effect.op === "mul") return value * effect.value;
    return effect.op === "baseMul" ? value + start * effect.value : value;
  }, start);
  return effects.reduce((value, effect) => (effect.op === "add" ? value + effect.value : value), multiplied);
}

/** Returns what passive skills make of a value of a stat, by what the skills call it. Effects under conditions do not count. */
export function valuesWith(passives: readonly Passive[]): (stat: string, start: number) => number {
  const effects = effectsByStat(passives);
  return (stat, start) => withEffects(start, effects.get(stat) ?? []);
}

const isAffecting = ({ row: { conditionalEffects = [] } }: Passive): boolean =>
  conditionalEffects.some(({ stat }) => computed().has(stat));

/** The stats that have a highest value, by the rules of the engine. */
const maximaOf = (rules: EngineRules): Readonly<Partial<Record<StatName, number | undefined>>> => ({
  critRate: rules.statCriticalMaximum,
  castSpd: rules.statCastSpeedMaximum,
  evasion: rules.statEvasionMaximum,
});

/** Returns the stats that the engine computes for a raw NPC; `undefined` where its rules are not known. */
export function effectiveStatsOf(catalog: Catalog, row: NpcRow): EffectiveStats | undefined {
  const rules = engineRules(catalog);
  const stats = withoutSkills(catalog, row);
  if (stats === undefined) return undefined;
  const passives = passivesOf(catalog, row);
  const effects = effectsByStat(passives, (name) => computed().has(name));
  const maxima = maximaOf(rules);
  const stat = (name: StatName) => {
    const { skills, isPositive, isRounded } = statFacts[name];
    const value = withEffects(
      stats[name],
      skills.flatMap((one) => effects.get(one) ?? []),
    );
    const positive = value <= 0 && isPositive ? 1 : Math.max(0, value);
    const isWhole = rules.statsRounded !== undefined && isRounded;
    const whole = isWhole ? Math.floor(positive + 0.5) : Math.trunc(positive);
    return Math.min(whole, maxima[name] ?? whole);
  };
  return present({
    hp: stat("hp"),
    mp: stat("mp"),
    pAtk: stat("pAtk"),
    pDef: stat("pDef"),
    mAtk: stat("mAtk"),
    mDef: stat("mDef"),
    atkSpd: stat("atkSpd"),
    castSpd: stat("castSpd"),
    critRate: stat("critRate"),
    accuracy: stat("accuracy"),
    evasion: stat("evasion"),
    walkSpd: stat("walkSpd"),
    runSpd: stat("runSpd"),
    notCounted: nonEmpty(passives.filter(isAffecting).map(({ row: { id }, level }) => ({ id, level }))),
  });
}

/** What lists of NPCs are sorted and filtered by. */
interface NpcYield {
  readonly exp: number | null;
  readonly sp: number | null;
  /** Experience of a kill for each 1,000 effective HP; null where one of both is not known. */
  readonly expPerHp: number | null;
  readonly effectiveStats?: EffectiveStats;
}

/** The effective stats of the NPCs of the cleaned layer by id, and what a kill yields for them. */
export const npcYields = /* @__PURE__ */ derivedInSteps(function* (catalog): Steps<ReadonlyMap<NpcId, NpcYield>> {
  const yields = new Map<NpcId, NpcYield>();
  yield* eachInSteps(npcIndex(catalog).all, ({ id, canonical }) => yields.set(id, npcYieldOf(catalog, canonical)));
  return yields;
});

function npcYieldOf(catalog: Catalog, row: NpcRow): NpcYield {
  const { exp = null, sp = null } = row;
  const effectiveStats = effectiveStatsOf(catalog, row);
  const expPerHp = exp === null || effectiveStats === undefined ? null : (exp * THOUSAND) / effectiveStats.hp;
  return present({ exp, sp, expPerHp, effectiveStats });
}

/**
 * Returns the stats of an NPC that the game shows, by the id of any of its raw NPCs: the engine's functions of its template,
 * attributes and level, and then its passive skills. `null` for a data set without these rules of its engine.
 *
 * @throws {GameDataError} `INVALID_ID`, or `NPC_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * assert.equal(npcEffectiveStats(catalog, 20001)?.hp, 62);
 * ```
 */
export const npcEffectiveStats: RecordQuery<NpcId, EffectiveStats | null> = recordQuery(
  { name: "npcEffectiveStats", of: npcKind, shape: "part", row: "EffectiveStats" },
  (catalog, { canonical }) => effectiveStatsOf(catalog, canonical) ?? null,
);
