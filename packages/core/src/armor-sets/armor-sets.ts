import { present } from "@gamedata/rules";
import { armorSetFacts } from "@gamedata/schema";
import type { ArmorSet, ArmorSetId, ArmorSetRow, ItemId, ItemRef, ItemRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { ArmorSetListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter } from "../query/input.js";
import { wholePage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { gradeFilter, gradeOf, itemIndex, itemRefOf } from "../records/items.js";
import { groupByEach, indexById } from "../rows/group-by.js";
import { bonusSkillOf, skillSummaryOf } from "../skills/skill-index.js";

const armorSetRows = derived(({ dataset }) => indexById(dataset.armorSets, ({ id }) => id));

/** The rows of armor sets by each of their pieces, including the shield. */
export const armorSetsByPiece = derived((catalog) => groupByEach(armorSetRows(catalog).all, piecesOf));

/** Returns the ids of the items that a set can be worn with, its shield included; empty for an unknown set. */
export function piecesOfSet(catalog: Catalog, id: ArmorSetId): ReadonlySet<ItemId> {
  const row = armorSetRows(catalog).byId.get(id);
  return new Set(row === undefined ? [] : piecesOf(row));
}

function piecesOf({ chest, legs, head, gloves, feet, shield, alternatives = {} }: ArmorSetRow): readonly ItemId[] {
  const first = [chest, legs, head, gloves, feet, shield];
  return [...first, ...Object.values(alternatives).flat()].filter((id) => id !== undefined);
}

const armorSetIndex = derived((catalog) =>
  indexById(
    catalog.dataset.armorSets.map((row) => armorSetOf(catalog, row)),
    (set) => set.id,
  ),
);

/** Returns the sets that an item is a piece of, their shields included; `undefined` if there are none. */
export function armorSetsWith(catalog: Catalog, id: ItemId): readonly ArmorSet[] | undefined {
  return armorSetsByPiece(catalog)
    .get(id)
    ?.flatMap((row) => armorSetIndex(catalog).byId.get(row.id) ?? []);
}

const armorSetKind = recordKind(armorSetFacts, (catalog) => armorSetIndex(catalog).byId);

/** What a set changes: the stats of its bonus skills, and its base stats. */
function statsOf({
  bonusSkill,
  bonusSkills = [],
  shield,
  enchant6BonusSkill,
  baseStats = {},
}: ArmorSet): readonly string[] {
  const skills = [bonusSkill, ...bonusSkills, shield?.bonusSkill, enchant6BonusSkill];
  const changes = skills.flatMap((skill) => [...(skill?.effects ?? []), ...(skill?.conditionalEffects ?? [])]);
  return [...new Set([...changes.map(({ stat }) => stat), ...Object.keys(baseStats)])];
}

const armorSetsByStat = derived((catalog) => groupByEach(armorSetIndex(catalog).all, statsOf));

const armorSetListQuery = derived((catalog) =>
  v.object({
    grade: gradeFilter(catalog, "The grade of the chest piece."),
    stat: choiceFilter(
      [...armorSetsByStat(catalog).keys()].sort(),
      "Only sets that change this stat: by a bonus skill, of the shield and of the enchanted set too, or by base stats.",
    ),
  }),
);

/**
 * Lists all armor sets, or those that match the filters, by id, on one page.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const [first] = listArmorSets(catalog).data;
 * assert.equal(first?.pieces.chest.name, "Wooden Breastplate");
 * const faster = listArmorSets(catalog, { grade: "a", stat: "pAtkSpd" }).data;
 * assert.ok(faster.length > 0);
 * ```
 */
export const listArmorSets: ListQuery<ArmorSetListQuery, ArmorSet> = listQuery(
  armorSetKind,
  armorSetListQuery,
  (catalog, { grade, stat }) => {
    const sets = stat === undefined ? armorSetIndex(catalog).all : (armorSetsByStat(catalog).get(stat) ?? []);
    return wholePage(grade === undefined ? sets : sets.filter((set) => set.grade === grade));
  },
);

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
export const getArmorSet: RecordQuery<ArmorSetId, ArmorSet> = detailQuery(armorSetKind, (_, set) => set);

/** Returns many armor sets by id. See {@link BulkQuery}. */
export const getArmorSets: BulkQuery<ArmorSetId, ArmorSet> = bulkQuery(armorSetKind, (_, set) => set);

/** The collection of armor sets. */
export const armorSetCollection = collection(armorSetKind, listArmorSets, getArmorSet, getArmorSets);

function armorSetOf(catalog: Catalog, row: ArmorSetRow): ArmorSet {
  const pieceOf = (id: ItemId | undefined): ItemRef | undefined =>
    id === undefined ? undefined : itemRefOf(catalog, id);
  const shield = pieceOf(row.shield);
  const chest = itemIndex(catalog).byId.get(row.chest);
  const bonusSkills = (row.bonusSkills ?? []).flatMap((skill) => skillSummaryOf(catalog, skill) ?? []);
  return present({
    id: row.id,
    name: row.name,
    grade: chest && gradeOf(chest),
    armorType: chest?.armorType,
    totals: totalsOf(catalog, row),
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

function totalsOf(catalog: Catalog, { chest, legs, head, gloves, feet }: ArmorSetRow): ArmorSet["totals"] {
  const ids = [chest, legs, head, gloves, feet].filter((id) => id !== undefined);
  const items = ids.flatMap((id) => itemIndex(catalog).byId.get(id) ?? []);
  if (items.length < ids.length) return undefined;
  const sumOf = (read: (item: ItemRow) => number | undefined): number | undefined => {
    const values = items.map(read).filter((value) => value !== undefined);
    return values.length < items.length ? undefined : values.reduce((sum, value) => sum + value, 0);
  };
  const statSum = (stat: "pDef" | "mDef" | "maxMp") => sumOf(({ stats }) => stats?.[stat] ?? 0) ?? 0;
  return present({
    pDef: statSum("pDef"),
    mDef: statSum("mDef"),
    maxMp: statSum("maxMp"),
    weight: sumOf(({ weight }) => weight),
    price: sumOf(({ price }) => price),
  });
}

function alternativesOf(catalog: Catalog, ids: NonNullable<ArmorSetRow["alternatives"]>): ArmorSet["alternatives"] {
  const refsOf = (list: readonly ItemId[] | undefined) => list?.map((id) => itemRefOf(catalog, id));
  const { chest, legs, head, gloves, feet, shield } = ids;
  return present({
    chest: refsOf(chest),
    legs: refsOf(legs),
    head: refsOf(head),
    gloves: refsOf(gloves),
    feet: refsOf(feet),
    shield: refsOf(shield),
  });
}
