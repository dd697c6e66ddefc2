import type { ItemId, ItemRow } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { engineRules, isOfGradeFrom } from "../records/engine-rules.js";
import { itemIndex } from "../records/items.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { indexBy } from "../rows/index-by.js";

/** A weapon named `<base weapon> - <ability>`, and its base weapon. */
export interface SpecialAbilityVariant {
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
