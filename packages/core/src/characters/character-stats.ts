import type { CharacterParts, CharacterStats, ClassGrowthRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import {
  type Attribute,
  accuracyAbove,
  attributeBonuses,
  byAttribute,
  type EngineRules,
  engineRules,
  haveStatNumbers,
} from "../records/engine-rules.js";
import { type CharacterDraft, type Stage, type StagesOf, stageOf, stagesOf } from "./character-draft.js";
import { isFullArmor } from "./conditions.js";
import { type EnchantBonus, enchantBonusesOf } from "./enchant.js";
import type { Slot } from "./equipment.js";
import { apply, type FunctionIndex, functionsOf, type Values } from "./staged-functions.js";
import { type StatFacts, type StatName, statFacts } from "./stat-facts.js";

const HUNDRED = 100;
const TEN = 10;
/** CON from which on the weight limit grows no more. Source: aCis, method `Player.getMaxLoad`. */
const HIGHEST_CON = 59;

/** Computes the stats of a character; without the rules of its engine, nothing. */
export function characterStatsOf(
  catalog: Catalog,
  draft: CharacterDraft,
  functions: FunctionIndex = functionsOf(catalog, draft),
): CharacterStats | undefined {
  const rules = engineRules(catalog);
  const { magicCriticalBase } = rules;
  if (!haveStatNumbers(rules) || magicCriticalBase === undefined) return undefined;
  const calculation = new Calculation(catalog, rules, draft, functions);
  const { growth } = draft;
  const at = draft.level - 1;
  const ofLevel = (draft.level + rules.statLevelOffset) / HUNDRED;
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
    castSpd: calculation.stat("castSpd", growth.castSpd ?? rules.statCastSpeed, (value, stage) => value * wit(stage)),
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
    const attributes = byAttribute((name) => this.#values(name, draft.growth[name], (value) => value));
    this.#attributes = attributes;
    this.factors = byAttribute((name) => (stage) => bonuses[name][attributes[name][stage] ?? 0] ?? 1);
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
    const facts = statFacts[name];
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
