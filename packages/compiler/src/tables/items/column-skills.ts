import type { ItemRow } from "@gamedata/schema";
import { fields, fieldsNamed, type ValuesOf } from "../../read/fields.js";
import { count } from "../../read/values.js";
import type { Draft } from "../table-rows.js";

/** The skills that an item gives, as the columns of a dump name them. */
export const givenSkillColumns = fields({
  ...fieldsNamed(count, "skillId=item_skill_id skillLevel=item_skill_lvl enchantedId=enchant4_skill_id"),
  ...fieldsNamed(count, "enchantedLevel=enchant4_skill_lvl"),
});

/** The skills that a weapon starts, as the columns of a dump name them. */
export const startedSkillColumns = fields({
  ...fieldsNamed(count, "onCastId=onCast_skill_id onCastLevel=onCast_skill_lvl onCastChance=onCast_skill_chance"),
  ...fieldsNamed(count, "onCritId=onCrit_skill_id onCritLevel=onCrit_skill_lvl onCritChance=onCrit_skill_chance"),
});

export type SkillLevel = NonNullable<ItemRow["enchant4Skill"]>;

/** The skills of an item in lists, which some servers have besides its columns. */
interface SkillLists {
  readonly skillList?: readonly SkillLevel[] | undefined;
  readonly enchantedList?: readonly SkillLevel[] | undefined;
}

/** Returns the skills that an item gives, and the one that it gives from +4 on, in whichever of its columns they are. */
export function givenSkillsOf(
  row: Partial<ValuesOf<typeof givenSkillColumns>> & SkillLists,
): Pick<Draft<ItemRow>, "itemSkill" | "enchant4Skill"> {
  const given = [...skillOf(row.skillId, row.skillLevel), ...(row.skillList ?? [])];
  const [enchanted] = [...skillOf(row.enchantedId, row.enchantedLevel), ...(row.enchantedList ?? [])];
  return {
    itemSkill: given.length === 0 ? undefined : given.map(({ id, level }) => `${id}-${level}`).join(";"),
    enchant4Skill: enchanted,
  };
}

/** Returns the skills that a weapon starts by its casts and critical hits. */
export const startedSkillsOf = (
  row: Partial<ValuesOf<typeof startedSkillColumns>>,
): Pick<Draft<ItemRow>, "onCastSkill" | "onCritSkill"> => ({
  onCastSkill: chanceSkillOf(row.onCastId, row.onCastLevel, row.onCastChance),
  onCritSkill: chanceSkillOf(row.onCritId, row.onCritLevel, row.onCritChance),
});

/** Returns the settings of an item with the skills that some of them state as the columns of a dump. */
export function withColumnSkills<
  Settings extends ValuesOf<typeof givenSkillColumns & typeof startedSkillColumns> &
    Partial<Pick<Draft<ItemRow>, "itemSkill" | "enchant4Skill">>,
>(settings: Settings) {
  const { skillId, skillLevel, enchantedId, enchantedLevel, ...others } = settings;
  const { onCastId, onCastLevel, onCastChance, onCritId, onCritLevel, onCritChance, ...set } = others;
  const given = givenSkillsOf(settings);
  return {
    ...set,
    itemSkill: settings.itemSkill ?? given.itemSkill,
    enchant4Skill: settings.enchant4Skill ?? given.enchant4Skill,
    ...startedSkillsOf(settings),
  };
}

const skillOf = (id = 0, level = 0) => (id === 0 || level === 0 ? [] : [{ id, level }]);

function chanceSkillOf(id: number | undefined, level: number | undefined, chance: number | undefined) {
  const [skill] = skillOf(id, level);
  return skill === undefined || chance === undefined ? skill : { ...skill, chance };
}
