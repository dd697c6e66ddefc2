import type { CharacterParts, ClassGrowthRow, HennaRow } from "@gamedata/schema/types";
import { readSkillReference, type SkillLevel } from "../skills/skill-index.js";
import type { Equipment, WornSet } from "./equipment.js";

/** What a character has, in the order in which the parts of a stat are told apart. */
export type Stage = keyof CharacterParts;

/** The stages, each with all before it. */
export const stages: readonly Stage[] = ["base", "equipment", "set", "enchant", "henna", "passive", "buff"];

export const stageOf: Readonly<Record<Stage, number>> = {
  base: 0,
  equipment: 1,
  set: 2,
  enchant: 3,
  henna: 4,
  passive: 5,
  buff: 6,
};

export interface CharacterDraft {
  readonly growth: ClassGrowthRow;
  readonly level: number;
  readonly equipment: Equipment;
  readonly sets: readonly WornSet[];
  readonly hennas: readonly HennaRow[];
  readonly passives: readonly SkillLevel[];
  readonly buffs: readonly SkillLevel[];
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

/** The stages of a character that change something, and from which of them on each stage counts. */
export interface StagesOf {
  readonly active: readonly Stage[];
  /** By the number of the stage. */
  readonly from: readonly number[];
}

/** All stages, for what may come from any of them. */
export const ALL_STAGES: StagesOf = { active: stages, from: /* @__PURE__ */ stages.map((_, number) => number) };

export function stagesOf({ equipment, sets, hennas, passives, buffs }: CharacterDraft): StagesOf {
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
