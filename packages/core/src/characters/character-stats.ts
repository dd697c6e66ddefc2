import type {
  CharacterParts,
  CharacterStats,
  ClassGrowthRow,
  EnchantedStat,
  HennaRow,
  ItemStats,
} from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { lazy } from "../memoize/lazy.js";
import { type Attribute, accuracyAbove, attributeBonuses } from "../records/attribute-bonus.js";
import { type EngineRules, engineRules } from "../records/engine-rules.js";
import { readSkillReference } from "../skills/skill-index.js";
import { ALONE, isFullArmor, isMet, type State } from "./conditions.js";
import { type EnchantBonus, enchantBonusesOf } from "./enchant.js";
import type { Equipment, Slot, WornSet } from "./equipment.js";
import { type StatFunction, skillFunctionsOf } from "./skill-functions.js";
import { type Stage, stageOf, stages } from "./stages.js";

/** A character, and what changes its stats. */
export interface CharacterDraft {
  readonly growth: ClassGrowthRow;
  readonly level: number;
  readonly equipment: Equipment;
  readonly sets: readonly WornSet[];
  readonly hennas: readonly HennaRow[];
  readonly passives: readonly SkillLevel[];
  readonly buffs: readonly SkillLevel[];
}

/** A skill at a level. */
export type SkillLevel = readonly [id: number, level: number];

/** The values of a stat with what the character has up to each stage; all are of one kind in memory, whole or not. */
type Values = Float64Array;

type StatName = keyof CharacterStats;

/** A change of a stat from a stage on. */
interface StagedFunction extends Pick<StatFunction, "op" | "value"> {
  readonly stage: number;
}

/** What is known of a stat. */
interface StatFacts {
  /** What skills call it. */
  readonly skills: readonly string[];
  /** What items call it. */
  readonly item?: keyof ItemStats;
  /** The value of an item takes the place of the base value; others are added. */
  readonly isSet?: true;
  /** Items count after all that multiplies, not before the functions of the engine. */
  readonly isLate?: true;
  /** What enchanting calls it. */
  readonly enchant?: EnchantedStat;
  /** Whatever is not above 0 is 1. Source: `calcStat` of both engines. */
  readonly isPositive?: true;
  /** It is rounded by an engine with the rule `statsRounded`, which cuts off the others. */
  readonly isRounded?: true;
}

const FACTS: Readonly<Record<StatName, StatFacts>> = {
  str: { skills: ["STR"], isPositive: true },
  con: { skills: ["CON"], isPositive: true },
  dex: { skills: ["DEX"], isPositive: true },
  int: { skills: ["INT"], isPositive: true },
  wit: { skills: ["WIT"], isPositive: true },
  men: { skills: ["MEN"], isPositive: true },
  hp: { skills: ["maxHp"], enchant: "maxHp", isPositive: true },
  mp: { skills: ["maxMp"], item: "maxMp", isLate: true, isPositive: true },
  cp: { skills: ["maxCp"], isPositive: true },
  pAtk: { skills: ["pAtk"], item: "pAtk", isSet: true, enchant: "pAtk", isPositive: true },
  mAtk: { skills: ["mAtk"], item: "mAtk", isSet: true, enchant: "mAtk", isPositive: true },
  pDef: { skills: ["pDef"], item: "pDef", enchant: "pDef", isPositive: true },
  mDef: { skills: ["mDef"], item: "mDef", enchant: "mDef", isPositive: true },
  atkSpd: { skills: ["pAtkSpd"], item: "pAtkSpd", isSet: true, isPositive: true, isRounded: true },
  castSpd: { skills: ["mAtkSpd"], isPositive: true },
  critRate: { skills: ["rCrit", "critRate"], item: "rCrit", isSet: true },
  magicCritRate: { skills: ["mCritRate"] },
  accuracy: { skills: ["accCombat"], item: "accCombat", isLate: true, isRounded: true },
  evasion: { skills: ["rEvas"], item: "rEvas", isLate: true, isRounded: true },
  runSpd: { skills: ["runSpd"] },
  walkSpd: { skills: ["runSpd"] },
  shieldDefence: { skills: ["sDef"], item: "sDef", isSet: true },
  shieldRate: { skills: ["rShld"], item: "rShld", isSet: true },
  weightLimit: { skills: ["maxLoad", "weightLimit"] },
};

const HUNDRED = 100;
const TEN = 10;
/** CON from which on the weight limit grows no more. Source: aCis, method `Player.getMaxLoad`. */
const HIGHEST_CON = 59;

/** What skills call the stats that only fights ask for. */
const FIGHT_STATS = [
  ...["cAtk", "critDmg", "cAtkAdd", "critDmgAdd", "cAtkPos", "critDmgPos", "critRatePos"],
  ...["mCritPower", "physicalSkillPower", "blowRate"],
  ...["firePower", "waterPower", "windPower", "earthPower", "holyPower", "darkPower"],
  ...["fireRes", "waterRes", "windRes", "earthRes", "holyRes", "darkRes"],
  ...["pAtk-monsters", "pAtk-animals", "pAtk-plants", "pAtk-dragons", "pAtk-insects", "pAtk-giants"],
  "pAtk-magicCreature",
];

/** What skills call the stats of characters, and those that only fights ask for. */
const counted = lazy(
  (): ReadonlySet<string> => new Set([...Object.values(FACTS).flatMap(({ skills }) => skills), ...FIGHT_STATS]),
);

/** The functions of everything that changes a character, by what the sources call the stat. */
export type FunctionIndex = ReadonlyMap<string, readonly StagedFunction[]>;

/** Lists what a character has that changes stats, by stat, of which the conditions are met. */
export function functionsOf(catalog: Catalog, draft: CharacterDraft, state: State = ALONE): FunctionIndex {
  const found = new Map<string, StagedFunction[]>();
  const add = (stat: string, one: StagedFunction) => {
    const others = found.get(stat);
    if (others === undefined) found.set(stat, [one]);
    else others.push(one);
  };
  for (const { stage, id, level } of skillsOf(draft)) {
    for (const { stat, op, value, when } of skillFunctionsOf(catalog, id, level)) {
      if (!counted().has(stat)) continue;
      if (when === undefined || isMet(when, draft.equipment, state)) add(stat, { op, value, stage });
    }
  }
  for (const { row } of draft.sets) {
    for (const [stat, value] of Object.entries(row.baseStats ?? {}))
      add(stat, { op: "add", value, stage: stageOf.set });
  }
  for (const [stat, value] of hennaPointsOf(catalog, draft.hennas))
    add(stat, { op: "add", value, stage: stageOf.henna });
  return found;
}

/** A skill at a level, from the stage on that gives it. */
interface StagedSkill {
  readonly stage: number;
  readonly id: number;
  readonly level: number;
}

/** Lists the skills that change a character: of its items and sets, those that it has, and those that it is under. */
export function skillsOf({ equipment, sets, passives, buffs }: CharacterDraft): readonly StagedSkill[] {
  const skills: StagedSkill[] = [];
  const add = (stage: number, id: number, level: number) => skills.push({ stage, id, level });
  for (const { row } of equipment.items) {
    const own = row.itemSkill === undefined ? [] : readSkillReference(row.itemSkill);
    for (const { id, level } of own) add(stageOf.equipment, id, level);
  }
  for (const { row, hasShield, enchant } of sets) {
    const bonuses = row.bonusSkills ?? (row.skillId === undefined ? [] : [{ id: row.skillId, level: 1 }]);
    for (const { id, level } of bonuses) add(stageOf.set, id, level);
    if (hasShield && row.shieldSkillId !== undefined) add(stageOf.set, row.shieldSkillId, 1);
    if (enchant >= ENCHANTED_SET && row.enchant6SkillId !== undefined) add(stageOf.enchant, row.enchant6SkillId, 1);
  }
  for (const [id, level] of passives) add(stageOf.passive, id, level);
  for (const [id, level] of buffs) add(stageOf.buff, id, level);
  return skills;
}

/** From which enchantment of all pieces on a set has a further bonus. Source: aCis, method `ArmorSet.isEnchanted6`. */
const ENCHANTED_SET = 6;

/** Returns the points that hennas add to each attribute, with the engine's bound. */
function hennaPointsOf(catalog: Catalog, hennas: readonly HennaRow[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const { hennaMaximum = Number.MAX_SAFE_INTEGER } = engineRules(catalog);
  for (const { statChanges } of hennas) {
    for (const [stat, value] of Object.entries(statChanges)) {
      points.set(stat, Math.min(hennaMaximum, (points.get(stat) ?? 0) + value));
    }
  }
  return points;
}

/** The stages of a character that change something, and from which of them on each stage counts. */
interface StagesOf {
  readonly active: readonly Stage[];
  /** By the number of the stage. */
  readonly from: readonly number[];
}

const ALL_STAGES: StagesOf = { active: stages, from: /* @__PURE__ */ stages.map((_, number) => number) };

function stagesOf({ equipment, sets, hennas, passives, buffs }: CharacterDraft): StagesOf {
  const has: Readonly<Record<Stage, boolean>> = {
    base: true,
    equipment: equipment.items.length > 0,
    set: sets.length > 0,
    enchant: equipment.items.some(({ enchant }) => enchant > 0),
    henna: hennas.length > 0,
    passive: passives.length > 0,
    buff: buffs.length > 0,
  };
  const active = stages.filter((stage) => has[stage]);
  const from = stages.map((_, number) => stages.slice(0, number).filter((before) => has[before]).length);
  return active.length === stages.length ? ALL_STAGES : { active, from };
}

/** Applies functions to the values of the stages that have them: first what multiplies, then what is added. */
function apply(values: Values, functions: readonly StagedFunction[], { from }: StagesOf): void {
  const first = functions.some(({ op }) => op === "baseMul") ? values.slice() : values;
  for (const { op, value, stage } of functions) {
    for (let at = from[stage] ?? 0; op !== "add" && at < values.length; at += 1) {
      const now = values[at] ?? 0;
      if (op === "set") values[at] = value;
      else values[at] = op === "mul" ? now * value : now + (first[at] ?? 0) * value;
    }
  }
  for (const { op, value, stage } of functions) {
    for (let at = from[stage] ?? 0; op === "add" && at < values.length; at += 1) values[at] = (values[at] ?? 0) + value;
  }
}

/** Returns what all functions of a stat, by one of its names, make of a value. */
export function finalValueOf(functions: FunctionIndex, names: readonly string[], value: number): number {
  const values = new Float64Array(stages.length).fill(value);
  for (const name of names) apply(values, functions.get(name) ?? [], ALL_STAGES);
  return values.at(-1) ?? value;
}

/**
 * Computes the stats of a character; without the rules of its engine, nothing.
 *
 * @param functions What `functionsOf` returns of it.
 */
export function characterStatsOf(
  catalog: Catalog,
  draft: CharacterDraft,
  functions: FunctionIndex = functionsOf(catalog, draft),
): CharacterStats | undefined {
  const rules = engineRules(catalog);
  const { statLevelOffset, statCastSpeed, magicCriticalBase } = rules;
  if (statLevelOffset === undefined || statCastSpeed === undefined || magicCriticalBase === undefined) return undefined;
  const calculation = new Calculation(catalog, rules, draft, functions);
  const { growth } = draft;
  const at = draft.level - 1;
  const ofLevel = (draft.level + statLevelOffset) / HUNDRED;
  const { con, men, str, int, dex, wit } = calculation.factors;
  const hasWeapon = draft.equipment.weapon !== undefined;
  const evasionOf = (value: number) =>
    rules.statEvasionWhole === undefined ? value : Math.trunc(value + evasionAbove(rules, draft.level));
  const accuracyOf = (value: number) =>
    value + (rules.playersAboveLevel === undefined ? 0 : accuracyAbove(draft.level));
  const skill = (stage: number) => Math.sqrt(calculation.attribute("dex", stage)) * 6 + draft.level;
  return {
    str: calculation.shownAttribute("str"),
    con: calculation.shownAttribute("con"),
    dex: calculation.shownAttribute("dex"),
    int: calculation.shownAttribute("int"),
    wit: calculation.shownAttribute("wit"),
    men: calculation.shownAttribute("men"),
    hp: calculation.stat("hp", growth.hp[at] ?? 0, (value, stage) => value * con(stage)),
    mp: calculation.stat("mp", growth.mp[at] ?? 0, (value, stage) => value * men(stage)),
    cp: calculation.stat("cp", growth.cp[at] ?? 0, (value, stage) => value * con(stage)),
    pAtk: calculation.stat("pAtk", growth.pAtk, (value, stage) => value * str(stage) * ofLevel),
    mAtk: calculation.stat("mAtk", growth.mAtk, (value, stage) => value * (ofLevel * int(stage)) ** 2),
    pDef: calculation.stat("pDef", growth.pDef, (value, stage) => (value - calculation.bare(ARMOR, stage)) * ofLevel),
    mDef: calculation.stat(
      "mDef",
      growth.mDef,
      (value, stage) => (value - calculation.bare(JEWELS, stage)) * men(stage) * ofLevel,
    ),
    atkSpd: calculation.stat("atkSpd", growth.atkSpd ?? 0, (value, stage) => value * dex(stage)),
    castSpd: calculation.stat("castSpd", growth.castSpd ?? statCastSpeed, (value, stage) => value * wit(stage)),
    critRate: calculation.stat("critRate", growth.crit ?? 0, (value, stage) => value * dex(stage) * TEN),
    magicCritRate: calculation.stat("magicCritRate", magicCriticalBase, (value, stage) => {
      if (hasWeapon && stage > 0) return value * wit(stage);
      return rules.magicCriticalTimes === undefined ? value : 1;
    }),
    accuracy: calculation.stat("accuracy", 0, (_, stage) => accuracyOf(skill(stage))),
    evasion: calculation.stat("evasion", 0, (_, stage) => evasionOf(skill(stage))),
    runSpd: calculation.stat("runSpd", growth.runSpd, (value, stage) => value * dex(stage)),
    walkSpd: calculation.stat("walkSpd", growth.walkSpd, (value, stage) => value * dex(stage)),
    shieldDefence: calculation.stat("shieldDefence", 0, (value) => value),
    shieldRate: calculation.stat("shieldRate", 0, (value, stage) => value * dex(stage)),
    weightLimit: calculation.stat("weightLimit", 0, (_, stage) => calculation.load(stage)),
  };
}

/** How much more evasion players above level 69 have. Source: L2J Server, class `FuncAtkEvasion`. */
function evasionAbove({ playersAboveLevel }: EngineRules, level: number): number {
  if (playersAboveLevel === undefined || level < 70) return 0;
  return level >= 78 ? (level - 69) * 1.2 : level - 69;
}

const ARMOR = ["chest", "legs", "head", "feet", "gloves", "underwear", "cloak"] as const satisfies readonly Slot[];
const JEWELS = ["rightEar", "leftEar", "rightFinger", "leftFinger", "neck"] as const satisfies readonly Slot[];

type Engine = (value: number, stage: number) => number;

/** The calculation of one character. */
class Calculation {
  readonly factors: Readonly<Record<Attribute, (stage: number) => number>>;
  readonly #enchants: readonly EnchantBonus[];
  readonly #attributes: Readonly<Record<Attribute, Values>>;
  readonly #maxima: Readonly<Partial<Record<StatName, number | undefined>>>;

  readonly #stages: StagesOf;

  constructor(
    catalog: Catalog,
    private readonly rules: EngineRules,
    private readonly draft: CharacterDraft,
    private readonly functions: FunctionIndex,
  ) {
    this.#stages = stagesOf(draft);
    this.#enchants = draft.equipment.items.flatMap(({ row, enchant }) => enchantBonusesOf(catalog, row, enchant));
    this.#maxima = {
      critRate: rules.statCriticalMaximum,
      magicCritRate: rules.magicCriticalMaximum,
      castSpd: rules.statCastSpeedMaximum,
      evasion: rules.statEvasionMaximum,
      atkSpd: rules.attackSpeedMaximum,
      runSpd: rules.runSpeedMaximum,
      walkSpd: rules.runSpeedMaximum,
    };
    const bonuses = attributeBonuses(catalog);
    const of = (name: Attribute): Values => this.#values(name, draft.growth[name], (value) => value);
    const attributes = {
      str: of("str"),
      con: of("con"),
      dex: of("dex"),
      int: of("int"),
      wit: of("wit"),
      men: of("men"),
    };
    this.#attributes = attributes;
    const factor = (name: Attribute) => (stage: number) => bonuses[name][attributes[name][stage] ?? 0] ?? 1;
    this.factors = {
      str: factor("str"),
      con: factor("con"),
      dex: factor("dex"),
      int: factor("int"),
      wit: factor("wit"),
      men: factor("men"),
    };
  }

  attribute(name: Attribute, stage: number): number {
    return this.#attributes[name][stage] ?? 0;
  }

  shownAttribute(name: Attribute): CharacterStats[StatName] {
    return shownOf(this.#stages.active, this.#attributes[name]);
  }

  /** Returns a stat: the base value and what items take its place, the function of the engine, then what multiplies and what is added. */
  stat(name: StatName, base: number, engine: Engine): CharacterStats[StatName] {
    return shownOf(this.#stages.active, this.#values(name, base, engine));
  }

  #values(name: StatName, base: number, engine: Engine): Values {
    const facts = FACTS[name];
    const values = new Float64Array(this.#stages.active.length).fill(base);
    if (facts.isLate === undefined) this.#addItems(values, facts);
    if (name !== "hp") this.#addEnchants(values, facts);
    for (let at = 0; at < values.length; at += 1) values[at] = engine(values[at] ?? 0, at);
    for (const stat of facts.skills) {
      const functions = this.functions.get(stat);
      if (functions !== undefined) apply(values, functions, this.#stages);
    }
    if (facts.isLate !== undefined) this.#addItems(values, facts);
    if (name === "hp") this.#addEnchants(values, facts);
    const isRounded = facts.isRounded !== undefined && this.rules.statsRounded !== undefined;
    const times = name === "magicCritRate" ? (this.rules.magicCriticalTimes ?? 1) : 1;
    const most = this.#maxima[name] ?? Number.MAX_VALUE;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? 0;
      const positive = value > 0 ? value : facts.isPositive === undefined ? 0 : 1;
      const whole = isRounded ? Math.floor(positive + 0.5) : Math.trunc(positive);
      values[at] = Math.min(whole * times, most);
    }
    return values;
  }

  #addItems(values: Values, { item, isSet }: StatFacts): void {
    if (item === undefined) return;
    for (const { row } of this.draft.equipment.items) {
      const value = row.stats?.[item];
      if (value === undefined) continue;
      for (let at = this.#stages.from[stageOf.equipment] ?? 0; at < values.length; at += 1) {
        values[at] = isSet === undefined ? (values[at] ?? 0) + value : value;
      }
    }
  }

  #addEnchants(values: Values, { enchant }: StatFacts): void {
    if (enchant === undefined) return;
    for (const { stat, points } of this.#enchants) {
      if (stat !== enchant) continue;
      for (let at = this.#stages.from[stageOf.enchant] ?? 0; at < values.length; at += 1) {
        values[at] = (values[at] ?? 0) + points;
      }
    }
  }

  /** Returns the base defence that what is worn takes the place of. */
  bare(slots: readonly (keyof NonNullable<ClassGrowthRow["bareDefence"]>)[], stage: number): number {
    if (stage === 0) return 0;
    const { growth, equipment } = this.draft;
    let sum = 0;
    for (const slot of slots) {
      const worn = equipment.bySlot.get(slot);
      if (worn === undefined) continue;
      const isCovered = slot === "legs" && isFullArmor(worn.row) && this.rules.fullArmorLegs === undefined;
      if (!isCovered) sum += growth.bareDefence?.[slot] ?? 0;
    }
    return sum;
  }

  /** Returns the weight limit before skills. Source: aCis, `Player.getMaxLoad`; L2J Server, `L2PcInstance.getMaxLoad`. */
  load(stage: number): number {
    const { weightLimitBase, weightLimitCurve, weightLimitCurveBase, weightLimitHighest = 0 } = this.rules;
    if (weightLimitBase !== undefined) return Math.floor(this.factors.con(stage) * weightLimitBase);
    if (weightLimitCurve === undefined || weightLimitCurveBase === undefined) return 0;
    const con = this.attribute("con", stage);
    return con > HIGHEST_CON ? weightLimitHighest : ((weightLimitCurveBase / 1e9) ** con * weightLimitCurve) / 1e6;
  }
}

/** Returns a value with its parts: what each stage changes. */
function shownOf(active: readonly Stage[], values: Values): CharacterStats[StatName] {
  const base = values[0] ?? 0;
  const parts: { -readonly [Name in keyof CharacterParts]: CharacterParts[Name] } = { base };
  let before = base;
  for (let at = 1; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const stage = active[at];
    if (value !== before && stage !== undefined) parts[stage] = value - before;
    before = value;
  }
  return { value: before, parts };
}
