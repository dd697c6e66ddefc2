import { present } from "@gamedata/rules";
import type {
  ItemId,
  ItemRow,
  SaveMechanic,
  SkillSummary,
  SpecialAbilityOption,
  StatDelta,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { engineRules, isOfGradeFrom } from "../records/engine-rules.js";
import { itemIndex } from "../records/items.js";
import { groupBy, indexBy, mapGroups } from "../rows/group-by.js";
import { readSkillReference, skillSummaryOf } from "../skills/skill-index.js";

/** A weapon named `<base weapon> - <ability>`, and its base weapon. */
interface SpecialAbilityVariant {
  readonly item: ItemRow;
  readonly base: ItemRow;
  /** The name of the ability, for example Focus. */
  readonly abilityName: string;
}

const SEPARATOR = " - ";

/**
 * The special-ability variants of weapons by their item id. The base of a variant is the weapon named like the text before the last ` -
 * `: by exact name, else without case and apostrophes; the lowest id if there are several. Where the chronicle says so
 * (`specialAbilityFromGrade`), weapons of lower grades have no abilities: `Maingauche - Event` is none.
 */
export const specialAbilityVariants = derived((catalog): ReadonlyMap<ItemId, SpecialAbilityVariant> => {
  const weapons = itemIndex(catalog).all.filter(({ type }) => type === "weapon");
  const lowestGrade = engineRules(catalog).specialAbilityFromGrade ?? 0;
  const byName = indexBy(weapons, ({ name }) => name);
  const byLooseName = indexBy(weapons, ({ name }) => looseName(name));
  const variants = weapons.flatMap((item): readonly SpecialAbilityVariant[] => {
    const end = item.name.lastIndexOf(SEPARATOR);
    if (end === -1 || !isOfGradeFrom(item, lowestGrade)) return [];
    const baseName = item.name.slice(0, end);
    const base = byName.get(baseName) ?? byLooseName.get(looseName(baseName));
    return base === undefined ? [] : [{ item, base, abilityName: item.name.slice(end + SEPARATOR.length) }];
  });
  return indexBy(variants, ({ item }) => item.id);
});

/**
 * The variants of each base weapon by item id, one per ability: of those with the same name the one with more effect data, on a tie the
 * higher id.
 */
export const variantsByBase = derived((catalog) =>
  mapGroups(
    groupBy(specialAbilityVariants(catalog).values(), ({ base }) => base.id),
    onePerAbility,
  ),
);

function looseName(name: string): string {
  return name.toLowerCase().replace(/['\u2019]/gu, "");
}

function onePerAbility(variants: readonly SpecialAbilityVariant[]): readonly SpecialAbilityVariant[] {
  const best = new Map<string, SpecialAbilityVariant>();
  for (const variant of variants) {
    const rival = best.get(variant.item.name);
    if (rival === undefined || effectPoints(variant.item) >= effectPoints(rival.item)) {
      best.set(variant.item.name, variant);
    }
  }
  return [...best.values()].sort((a, b) => a.item.id - b.item.id);
}

function effectPoints({ itemSkill, onCritSkill, onCastSkill, mpSaving, soulshotSaving }: ItemRow): number {
  return [itemSkill, onCritSkill, onCastSkill, mpSaving, soulshotSaving].filter((effect) => effect !== undefined)
    .length;
}

/** Abilities that only change a stat of the weapon, with the label of the stat. */
const CHANGED_STATS = {
  Light: { stat: "weight", label: "Weight" },
  "Quick Recovery": { stat: "reuseDelay", label: "Reuse Delay" },
} as const;

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
