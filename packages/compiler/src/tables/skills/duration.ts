import type { LevelValue } from "@gamedata/schema";

/** How often an effect runs that ends only when it is switched off, as in the engines. */
export const UNTIL_SWITCHED_OFF = 2_147_483_647;

const names = (text: string): readonly string[] => text.split(/\s+/u);

/** Effects that are over at once, by the code of L2J, L2J Mobius and L2jOrg (`isInstant` of their classes). */
export const INSTANT_BY_CODE = names(
  `PhysicalAttackWeaponBonus MagicalAttackByAbnormalSlot PhysicalDamage PhysicalDamageByTargets PhysicalDamageWeaponBonus PhysicalSoulDamage
  MagicalDamage MagicalDamageByAbnormalSlot MagicalDamageMp MagicalDamageRange MagicalSoulDamage EnergyDamage RealDamage Bluff
  DispelBySkillId DispelBySlotMyself FlyAway FocusMomentum ManaHeal ManaHealPercent PullBack RebalanceHPSummon SkillTurning`,
);

/** Those that L2jOrg has besides, by their names: an estimate. */
export const INSTANT_BY_NAME = names(
  `Dispel DispelProbability DispelMyself RandomRestoration Teleport AcquireXpSp AcquireCostume AcquireRandomCostume TakeCastle VitalModify Feed
  ObtainSoul GiveXp PkCount GiveClanReputation OpenDoor HpCpHeal ReuseSkill ClanSystemMessage ChangeHairStyle ChangeHairColor ChangeFace`,
);

/**
 * The effects that are over at once. No file says which these are. Source, beside the code: active skills of L2J Server and of Mobius state them
 * without a time, as only an effect that is over at once can be; an estimate, by their names, are those that begin with `Instant`,
 * `CpHealPercent`, a heal as `HealPercent`, and `RemoveTarget`, which was the name of `TargetCancel`.
 */
export const INSTANT: ReadonlySet<string> = new Set([
  ...INSTANT_BY_CODE,
  ...INSTANT_BY_NAME,
  ...names(
    `PhysicalAttack PhysicalAttackHpLink PhysicalSoulAttack MagicalAttack MagicalAttackByAbnormal MagicalAttackMp MagicalAttackRange
    MagicalSoulAttack EnergyAttack FatalBlow SoulBlow Backstab DeathLink HpDrain Lethal DispelAll DispelByCategory DispelBySlot
    DispelBySlotProbability TargetCancel RemoveTarget GetAgro AddHate DeleteHate DeleteHateOfMe RandomizeHate TransferHate TargetMeProbability Heal
    HealPercent Hp HpByLevel HpPerMax Mp MpPerMax ManaHealByLevel Cp CpHeal CpHealPercent CpDamPercent RebalanceHP
    InstantHpByLevelSelf InstantDespawn InstantAgathionEnergy InstantBetray CallSkill CallPc CallParty Escape TeleportToTarget Blink
    FocusEnergy FocusMaxEnergy FocusSouls VitalityPointUp GiveSp GiveRecommendation Spoil Sow Sweeper Harvesting OpenChest Restoration
    RestorationRandom Resurrection RunAway Unsummon UnsummonAgathion Summon SummonAgathion SummonCubic SummonNpc SummonPet SummonTrap
    StealAbnormal ConsumeBody ThrowUp`,
  ),
]);

/** Returns the seconds of an effect, and how often it runs: the source writes a negative time where it does not end by itself. */
export function durationOf(time: LevelValue<number>): {
  readonly seconds: LevelValue<number>;
  readonly count?: LevelValue<number>;
} {
  const isEndless = (seconds: number) => seconds < 0;
  const secondsOf = (seconds: number) => (isEndless(seconds) ? 1 : seconds);
  const countOf = (seconds: number) => (isEndless(seconds) ? UNTIL_SWITCHED_OFF : 1);
  if (typeof time === "number") {
    return isEndless(time) ? { seconds: secondsOf(time), count: countOf(time) } : { seconds: time };
  }
  if (!time.some(isEndless)) return { seconds: time };
  return { seconds: time.map(secondsOf), count: time.map(countOf) };
}
