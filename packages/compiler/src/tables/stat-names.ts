const lines = (text: string) => text.trim().split(/\s+/u);

/**
 * The stats by the constants of two servers, where the name in the data set is not the constant in camel case. Source: the enum `Stat` of L2jOrg,
 * `StatsType` of L2jAdmins.
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  lines(`
REGENERATE_HP_RATE=regHp REGENERATE_CP_RATE=regCp REGENERATE_MP_RATE=regMp ADDITIONAL_POTION_HP=addPotionHp
PHYSICAL_DEFENCE=pDef MAGICAL_DEFENCE=mDef PHYSICAL_ATTACK=pAtk MAGIC_ATTACK=mAtk PHYSICAL_ATTACK_SPEED=pAtkSpd
MAGIC_ATTACK_SPEED=mAtkSpd SHIELD_DEFENCE=sDef SHIELD_DEFENCE_RATE=rShld CRITICAL_DAMAGE=cAtk CRITICAL_DAMAGE_ADD=cAtkAdd
CRITICAL_DAMAGE_SKILL=cAtkSkill CRITICAL_DAMAGE_SKILL_ADD=cAtkSkillAdd CRITICAL_RATE=rCrit CRITICAL_RATE_SKILL=rCritSkill
MAGIC_CRITICAL_RATE=mCritRate MAGIC_CRITICAL_DAMAGE=mCritPower MAGIC_CRITICAL_DAMAGE_ADD=mCritPowerAdd
DEFENCE_CRITICAL_RATE=defCritRate DEFENCE_CRITICAL_RATE_ADD=defCritRateAdd DEFENCE_MAGIC_CRITICAL_RATE=defMCritRate
DEFENCE_MAGIC_CRITICAL_RATE_ADD=defMCritRateAdd DEFENCE_CRITICAL_DAMAGE=defCritDamage
DEFENCE_CRITICAL_DAMAGE_ADD=defCritDamageAdd DEFENCE_MAGIC_CRITICAL_DAMAGE=defMCritDamage
DEFENCE_CRITICAL_DAMAGE_SKILL=defCAtkSkill ACCURACY=accCombat ACCURACY_MAGIC=accMagic EVASION_RATE=rEvas
MAGIC_EVASION_RATE=mEvas PHYSICAL_ATTACK_RANGE=pAtkRange MAGIC_ATTACK_RANGE=mAtkRange ATTACK_COUNT_MAX=atkCountMax
PVP_PHYSICAL_ATTACK_DAMAGE=pvpPhysDmg PVP_MAGICAL_SKILL_DAMAGE=pvpMagicalDmg PVP_PHYSICAL_SKILL_DAMAGE=pvpPhysSkillsDmg
PVP_PHYSICAL_ATTACK_DEFENCE=pvpPhysDef PVP_MAGICAL_SKILL_DEFENCE=pvpMagicalDef PVP_PHYSICAL_SKILL_DEFENCE=pvpPhysSkillsDef
PVE_PHYSICAL_ATTACK_DAMAGE=pvePhysDmg PVE_PHYSICAL_SKILL_DAMAGE=pvePhysSkillsDmg PVE_MAGICAL_SKILL_DAMAGE=pveMagicalDmg
PVE_PHYSICAL_ATTACK_DEFENCE=pvePhysDef PVE_PHYSICAL_SKILL_DEFENCE=pvePhysSkillsDef PVE_MAGICAL_SKILL_DEFENCE=pveMagicalDef
EXPSP_RATE=rExp ATTACK_CANCEL=cancel SPEED=runSpd MAGIC_SUCCESS_RES=magicSuccRes REFLECT_DAMAGE_PERCENT=reflectDam
REFLECT_DAMAGE_PERCENT_DEFENSE=reflectDamDef VENGEANCE_SKILL_MAGIC_DAMAGE=vengeanceMdam
VENGEANCE_SKILL_PHYSICAL_DAMAGE=vengeancePdam ABSORB_DAMAGE_PERCENT=absorbDam ABSORB_DAMAGE_DEFENCE=absorbDamDefence
TRANSFER_DAMAGE_SUMMON_PERCENT=transDam MANA_SHIELD_PERCENT=manaShield ABSORB_MANA_DAMAGE_PERCENT=absorbDamMana
INVENTORY_NORMAL=inventoryLimit MAX_CUBIC=cubicCount DAMAGE_LIMIT=damageCap ENCHANT_RATE_BONUS=enchantBonus
ELEMENTAL_SPIRIT_BONUS_XP=elementalSpiritXp
REG_HP_RATE=regHp REG_CP_RATE=regCp REG_MP_RATE=regMp MAGICAL_ATTACK=mAtk MAGICAL_ATTACK_SPEED=mAtkSpd RUN_SPEED=runSpd
SHIELD_DEFENCE_POWER=sDef PHYSICAL_CRITICAL_RATE=rCrit PHYSICAL_CRITICAL_POWER_ADD=cAtkAdd ACCURACY_COMBAT=accCombat
PHYSICAL_ATTACK_COUNT_MAX=atkCountMax PVP_PHYSICAL_DMG=pvpPhysDmg PVP_PHYS_SKILL_DMG=pvpPhysSkillsDmg PVP_MAGICAL_DMG=pvpMagicalDmg
STAT_STR=STR STAT_CON=CON STAT_DEX=DEX STAT_INT=INT STAT_WIT=WIT STAT_MEN=MEN`).map((line): [string, string] => {
    const [constant = "", name = ""] = line.split("=");
    return [constant, name];
  }),
);

export const statNameOf = (constant: string): string =>
  NAMES.get(constant) ??
  constant.toLowerCase().replace(/_(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());

const CONSTANT = /^[A-Z]+(?:_[A-Z]+)+$/u;

/** Returns the name of a stat by what a server writes for it: its constant, or the name itself. */
export const statOf = (written: string): string => (CONSTANT.test(written) ? statNameOf(written) : written);
