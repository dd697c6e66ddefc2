import type { ItemId, ItemRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { parts } from "../catalog/parts.js";
import type { Item } from "./item-index.js";

/** A weapon named `<base weapon> - <ability>`, with its base. */
export interface SpecialAbilityVariant {
  readonly item: Item;
  readonly base: Item;
  /** The ability's name, for example Focus. */
  readonly abilityName: string;
}

/** Special-ability variants from both sides. */
export interface SpecialAbilityIndex {
  readonly byVariant: ReadonlyMap<ItemId, SpecialAbilityVariant>;
  /** The variants to show for a base weapon, by item id; one an ability. */
  readonly byBase: ReadonlyMap<ItemId, readonly SpecialAbilityVariant[]>;
}

/** Stands between the base weapon's name and the ability's. */
const SEPARATOR = " - ";

/**
 * Finds the special-ability variants of weapons. A variant's base is the weapon whose name is what stands before the
 * last ` - `: matched exactly, else without case and apostrophes; the lowest id of several. Of two variants of one base
 * with the same name the one with more effect data is shown, the higher id on a tie.
 *
 * @param catalog The catalog.
 */
export function createSpecialAbilityIndex(catalog: Catalog): SpecialAbilityIndex {
  const weapons = catalog[parts].items().all.filter((item) => item.row.type === "weapon");
  const byName = indexBy(weapons, (weapon) => weapon.row.name);
  const byLooseName = indexBy(weapons, (weapon) => looseName(weapon.row.name));

  const variants = weapons.flatMap((item): readonly SpecialAbilityVariant[] => {
    const end = item.row.name.lastIndexOf(SEPARATOR);
    if (end === -1) return [];
    const baseName = item.row.name.slice(0, end);
    const base = byName.get(baseName) ?? byLooseName.get(looseName(baseName));
    return base === undefined ? [] : [{ item, base, abilityName: item.row.name.slice(end + SEPARATOR.length) }];
  });

  return {
    byVariant: indexBy(variants, (variant) => variant.item.row.id),
    byBase: new Map(
      [...groupBy(variants, (variant) => variant.base.row.id)].map(([id, all]) => [id, oneAnAbility(all)]),
    ),
  };
}

function looseName(name: string): string {
  return name.toLowerCase().replace(/['’]/gu, "");
}

function oneAnAbility(variants: readonly SpecialAbilityVariant[]): readonly SpecialAbilityVariant[] {
  const best = new Map<string, SpecialAbilityVariant>();
  for (const variant of variants) {
    const rival = best.get(variant.item.row.name);
    if (rival === undefined || effectPoints(variant.item.row) >= effectPoints(rival.item.row)) {
      best.set(variant.item.row.name, variant);
    }
  }
  return [...best.values()].sort((a, b) => a.item.row.id - b.item.row.id);
}

function effectPoints({ itemSkill, onCritSkill, onCastSkill, mpSaving, soulshotSaving }: ItemRow): number {
  return [itemSkill, onCritSkill, onCastSkill, mpSaving, soulshotSaving].filter((part) => part !== undefined).length;
}
