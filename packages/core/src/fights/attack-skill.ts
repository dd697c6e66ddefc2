import { valueAt } from "@gamedata/rules";
import type { SkillRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { FACING, isMet, partsOf } from "../characters/conditions.js";
import type { Equipment } from "../characters/equipment.js";
import { invalidParameter } from "../error/game-data-error.js";
import { type EngineRules, engineRules } from "../records/engine-rules.js";
import { hasLevel, type SkillLevel, skillIndex } from "../skills/skill-index.js";
import type { SkillElement } from "./elements.js";

const HUNDRED = 100;

export interface AttackSkill {
  readonly id: number;
  readonly level: number;
  readonly power: number;
  readonly kind: DamageKind;
  /** Percent of a blow's uses that land before anything changes them; `undefined` for a skill that always lands. */
  readonly blowChance: number | undefined;
  /** Whether it is to land from behind. */
  readonly isFromBehind: boolean;
  readonly hitTime: number;
  readonly reuseDelay: number;
  readonly magicLevel: number;
  readonly levelDepend: number;
  /** By what soulshots multiply the power. */
  readonly soulshotBoost: number;
  /** Percent, before STR counts. */
  readonly criticalChance: number;
  /** By what the charges that it takes multiply the damage. */
  readonly chargeFactor: number;
  readonly element: SkillElement | undefined;
}

/** Energy attacks of L2J Server are physical ones whose formula has fewer factors. */
type DamageKind = "physical" | "energy" | "magic" | "blow";

interface DamageForm {
  readonly kind: DamageKind;
  readonly takesCharges?: true;
  readonly isFromBehind?: true;
}

/** The types of skills that do damage and nothing else that changes it, by the words of aCis. */
const DAMAGE_TYPES: Readonly<Record<string, DamageForm>> = {
  PDAM: { kind: "physical" },
  MDAM: { kind: "magic" },
  DRAIN: { kind: "magic" },
  BLOW: { kind: "blow" },
  CHARGEDAM: { kind: "physical", takesCharges: true },
};

/** The effects that do damage and nothing else that changes it, by the names of L2J Server. */
const DAMAGE_EFFECTS: Readonly<Record<string, DamageForm>> = {
  PhysicalAttack: { kind: "physical" },
  MagicalAttack: { kind: "magic" },
  MagicalAttackRange: { kind: "magic" },
  HpDrain: { kind: "magic" },
  FatalBlow: { kind: "blow" },
  Backstab: { kind: "blow", isFromBehind: true },
  // Of a caster without souls.
  PhysicalSoulAttack: { kind: "physical" },
  MagicalSoulAttack: { kind: "magic" },
  EnergyAttack: { kind: "energy", takesCharges: true },
};

/**
 * Returns the skill that attacks, with a level.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a skill that does no damage or takes no time, or that what is worn does not allow.
 */
export function attackSkillOf(catalog: Catalog, [id, level]: SkillLevel, equipment: Equipment): AttackSkill {
  const row = skillIndex(catalog).byId.get(id);
  const rules = engineRules(catalog);
  const damage = row === undefined || !hasLevel(row, level) ? undefined : damageOf(rules, row, level);
  const refused = (allowed: string) => invalidParameter("attackSkill", `${id}-${level}`, allowed);
  if (row === undefined || damage === undefined) {
    const effects = "a skill that does damage, of the type PDAM or MDAM or with an effect such as PhysicalAttack";
    throw refused(`${effects}, with one of its levels`);
  }
  const { weapon, shield } = equipment;
  const held = [weapon?.weaponType ?? "FIST", ...(shield === undefined ? [] : ["SHIELD"])];
  const needs = (wanted: string) => refused(`a skill for the weapon; this one needs ${wanted}`);
  if (row.weaponsAllowed?.split(",").every((kind) => !held.includes(kind)) === true) throw needs(row.weaponsAllowed);
  for (const { using } of partsOf(valueAt(row.conditions, level)))
    if (using !== undefined && !isMet({ using }, equipment, FACING)) throw needs(Object.values(using).join());
  const { attribute } = row;
  const [hitTime = 0, reuseDelay = 0] = [valueAt(row.hitTime, level), valueAt(row.reuseDelay, level)];
  if (Math.max(hitTime, reuseDelay) <= 0) throw refused("a skill whose cast or reuse takes time");
  return {
    id,
    level,
    ...damage,
    hitTime,
    reuseDelay,
    magicLevel: valueAt(row.magicLevel, level) ?? 0,
    levelDepend: valueAt(row.levelDepend, level) ?? 0,
    soulshotBoost: damage.kind === "energy" ? (rules.soulshotFactor ?? 1) : (valueAt(row.soulshotBoost, level) ?? 1),
    element: attribute && { element: attribute.element, value: valueAt(attribute.value, level) ?? 0 },
  };
}

/** What of a skill does the damage. */
type Damage = Pick<AttackSkill, "kind" | "power" | "criticalChance" | "blowChance" | "isFromBehind" | "chargeFactor">;

/**
 * Returns by what charges multiply the damage of a skill, with as many as it takes: 1 where it takes none, and `undefined` without a rule.
 *
 * Source: `L2SkillChargeDmg.useSkill` of aCis; effect `EnergyAttack` of L2J Server.
 */
function chargeFactorOf(
  { chargePercent }: EngineRules,
  { takesCharges }: DamageForm,
  row: SkillRow,
  level: number,
): number | undefined {
  if (takesCharges === undefined) return 1;
  const needed = partsOf(valueAt(row.conditions, level)).find(({ player }) => player?.["Charges"] !== undefined);
  const charges = Number(needed?.player?.["Charges"] ?? 1);
  return chargePercent === undefined ? undefined : 1 + ((charges - 1) * chargePercent) / HUNDRED;
}

/** The targets of skills that do no damage to who lives, by the words of aCis. */
const CORPSE = /^TARGET_(?:AREA_)?CORPSE/u;

/** Returns the damage of a skill by its type, or by the first of its effects that does damage. */
function damageOf(rules: EngineRules, row: SkillRow, level: number): Damage | undefined {
  const type = DAMAGE_TYPES[row.skillType ?? ""];
  const power = valueAt(row.power, level);
  if (type !== undefined && power !== undefined) {
    const chargeFactor = chargeFactorOf(rules, type, row, level);
    if (CORPSE.test(valueAt(row.target, level) ?? "") || chargeFactor === undefined) return undefined;
    return {
      kind: type.kind,
      power,
      chargeFactor,
      isFromBehind: row.castConditions?.includes("behind") === true,
      criticalChance: valueAt(row.baseCritRate, level) ?? 0,
      blowChance: row.castConditions?.includes("critical") === true ? rules.blowChance : undefined,
    };
  }
  for (const { name, power: values, parameters = {} } of row.instantEffects ?? []) {
    const effect = DAMAGE_EFFECTS[valueAt(name, level) ?? ""];
    const strength = valueAt(values, level) ?? undefined;
    const chargeFactor = effect && chargeFactorOf(rules, effect, row, level);
    if (effect === undefined || strength === undefined || chargeFactor === undefined) continue;
    const numberOf = (parameter: string) => Number(valueAt(parameters[parameter], level) ?? 0);
    const blowChance = effect.kind === "blow" ? numberOf("blowChance") : undefined;
    // A blow that never lands, or with a chance that is no number, cannot be counted.
    if (blowChance !== undefined && !(blowChance > 0)) continue;
    return {
      kind: effect.kind,
      power: strength,
      chargeFactor,
      isFromBehind: effect.isFromBehind === true,
      criticalChance: numberOf("criticalChance"),
      blowChance,
    };
  }
  return undefined;
}
