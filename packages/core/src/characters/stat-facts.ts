import type { CharacterStats, EnchantedStat, ItemStats } from "@gamedata/schema/types";
import { lazy } from "../memoize/memoize.js";

export type StatName = keyof CharacterStats;

export interface StatFacts {
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

export const statFacts: Readonly<Record<StatName, StatFacts>> = {
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
export const countedStats = lazy(
  (): ReadonlySet<string> => new Set([...Object.values(statFacts).flatMap(({ skills }) => skills), ...FIGHT_STATS]),
);
