import type { ArmorSet, ArmorSetId, ArmorSetRow, ItemId, ItemRef, Page } from "@gamedata/schema";
import { armorSetFacts, present } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemRefOf } from "../indexes/items.js";
import { bonusSkillOf, skillSummaryOf } from "../indexes/skills.js";
import type { Collection } from "../query/collection.js";
import { bulkQuery, recordQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, CatalogQuery, RecordQuery } from "../query/query.js";
import { recordKind } from "../query/record-kind.js";
import { groupByEach } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** Armor sets by id. */
export const armorSetIndex = derived((catalog) =>
  indexById(
    catalog.dataset.armorSets.map((row) => armorSetOf(catalog, row)),
    (set) => set.id,
  ),
);

/** Armor sets by each of their pieces, including the shield. */
export const armorSetsByPiece = derived((catalog) => groupByEach(armorSetIndex(catalog).all, piecesOf));

const armorSetKind = recordKind(armorSetFacts, (catalog) => armorSetIndex(catalog).byId);

/**
 * Lists all armor sets by id, on one page.
 *
 * @example
 * ```ts
 * const [first] = listArmorSets(catalog).data;
 * assert.equal(first?.pieces.chest.name, "Wooden Breastplate");
 * ```
 */
export const listArmorSets: CatalogQuery<object, Page<ArmorSet>> = unpagedList((catalog) => armorSetIndex(catalog).all);

/**
 * Returns an armor set, with the same fields as in the list.
 *
 * @throws {GameDataError} `INVALID_ID`, or `ARMOR_SET_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * assert.equal(getArmorSet(catalog, 1).name, listArmorSets(catalog).data[0]?.name);
 * ```
 */
export const getArmorSet: RecordQuery<ArmorSetId, ArmorSet> = recordQuery(armorSetKind, (_, set) => set);

/**
 * Returns many armor sets by id.
 *
 * @throws {GameDataError} `INVALID_ID`, or `INVALID_PARAMETER` for more than 200 ids.
 *
 * @example
 * ```ts
 * assert.deepEqual(getArmorSets(catalog, [2, 1, 999]).meta.missing, [999]);
 * ```
 */
export const getArmorSets: BulkQuery<ArmorSetId, ArmorSet> = bulkQuery(armorSetKind, (_, set) => set);

/** The collection of armor sets. */
export const armorSetCollection: Collection<ArmorSet, ArmorSet> = {
  kind: armorSetKind,
  list: listArmorSets,
  get: getArmorSet,
  getMany: getArmorSets,
};

function armorSetOf(catalog: Catalog, row: ArmorSetRow): ArmorSet {
  const pieceOf = (id: ItemId | undefined): ItemRef | undefined =>
    id === undefined ? undefined : itemRefOf(catalog, id);
  const shield = pieceOf(row.shield);
  const bonusSkills = (row.bonusSkills ?? []).flatMap((skill) => skillSummaryOf(catalog, skill) ?? []);
  return present({
    id: row.id,
    name: row.name,
    pieces: present({
      chest: itemRefOf(catalog, row.chest),
      legs: pieceOf(row.legs),
      head: pieceOf(row.head),
      gloves: pieceOf(row.gloves),
      feet: pieceOf(row.feet),
    }),
    alternatives: row.alternatives && alternativesOf(catalog, row.alternatives),
    bonusSkill: bonusSkillOf(catalog, row.skillId, row.bonusSkills?.[0]?.level),
    bonusSkills: bonusSkills.length > 1 ? bonusSkills : undefined,
    baseStats: row.baseStats,
    shield: shield && { piece: shield, bonusSkill: bonusSkillOf(catalog, row.shieldSkillId) },
    enchant6BonusSkill: row.enchant6SkillId === undefined ? undefined : bonusSkillOf(catalog, row.enchant6SkillId),
  });
}

function alternativesOf(catalog: Catalog, ids: NonNullable<ArmorSetRow["alternatives"]>): ArmorSet["alternatives"] {
  const refsOf = (list: readonly ItemId[] | undefined) => list?.map((id) => itemRefOf(catalog, id));
  const { legs, head, gloves, feet, shield } = ids;
  return present({
    legs: refsOf(legs),
    head: refsOf(head),
    gloves: refsOf(gloves),
    feet: refsOf(feet),
    shield: refsOf(shield),
  });
}

function piecesOf({ pieces, shield, alternatives = {} }: ArmorSet): readonly ItemId[] {
  const { chest, legs, head, gloves, feet } = pieces;
  const first = [chest, legs, head, gloves, feet, shield?.piece];
  return [...first, ...Object.values(alternatives).flat()].flatMap((piece) => piece?.itemId ?? []);
}
