import { present } from "@gamedata/rules";
import type { ItemRow, SaveMechanic, SkillSummary, SpecialAbilityOption, StatDelta } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { readSkillReference, skillSummaryOf } from "../skills/skill-index.js";
import type { SpecialAbilityVariant } from "./special-ability-index.js";

/** Abilities that only change a stat of the weapon, with the label of the stat. */
const CHANGED_STATS = {
  Light: { stat: "weight", label: "Weight" },
  "Quick Recovery": { stat: "reuseDelay", label: "Reuse Delay" },
} as const;

/** Converts a special-ability variant to an option of its base weapon. */
export function specialAbilityOptionOf(catalog: Catalog, variant: SpecialAbilityVariant): SpecialAbilityOption {
  const row = variant.item;
  return present({
    itemId: row.id,
    name: row.name,
    saName: variant.abilityName,
    iconFile: row.iconFile ?? null,
    effectChance: row.onCritSkill?.chance ?? row.onCastSkill?.chance ?? null,
    skills: variantSkills(catalog, row),
    saveMechanic: saveMechanicOf(row),
    statDelta: statDeltaOf(variant),
  });
}

/** Returns item skills, then on-crit and on-cast skills; each once, unknown ones omitted. */
function variantSkills(catalog: Catalog, { itemSkill, onCritSkill, onCastSkill }: ItemRow): SkillSummary[] {
  const references = [...(itemSkill === undefined ? [] : readSkillReference(itemSkill)), onCritSkill, onCastSkill];
  const skills = new Map<string, SkillSummary>();
  for (const reference of references) {
    const skill = reference && skillSummaryOf(catalog, reference);
    if (skill !== undefined) skills.set(`${skill.id}-${skill.level}`, skill);
  }
  return [...skills.values()];
}

function saveMechanicOf({ mpSaving, soulshotSaving }: ItemRow): SaveMechanic | undefined {
  if (mpSaving !== undefined) return { kind: "mp", ...mpSaving };
  return soulshotSaving === undefined ? undefined : { kind: "soulshot", ...soulshotSaving };
}

/** Returns the change from the base weapon in whole percent, if both stats are known and it is not 0. */
function statDeltaOf({ abilityName, item, base }: SpecialAbilityVariant): StatDelta | undefined {
  if (abilityName !== "Light" && abilityName !== "Quick Recovery") return undefined;
  const { stat, label } = CHANGED_STATS[abilityName];
  const before = base[stat];
  const after = item[stat];
  if (before === undefined || before === 0 || after === undefined) return undefined;
  const deltaPercent = Math.round(((after - before) / before) * 100);
  if (deltaPercent === 0) return undefined;
  return { stat, deltaPercent, display: `${deltaPercent > 0 ? "+" : ""}${deltaPercent}% ${label}` };
}
