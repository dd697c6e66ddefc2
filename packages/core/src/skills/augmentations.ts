import { rounded } from "@gamedata/rules";
import { augmentationFacts, lifeStoneGrade, skillId } from "@gamedata/schema";
import type {
  AugmentationDetail,
  AugmentationSkill,
  AugmentationStat,
  AugmentationStatRow,
  AugmentationSummary,
  ItemId,
  LifeStoneFacts,
  LifeStoneRow,
  SkillAugmentation,
  SkillId,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { AugmentationListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter, idFilter } from "../query/input.js";
import { createListing, levelListInput, showPage } from "../query/listing.js";
import { levelFilter } from "../query/number-ranges.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { groupBy, indexById } from "../rows/group-by.js";
import { skillIndex, skillRefOf } from "./skill-index.js";

const augmentationListQuery = derived(() =>
  levelListInput({
    grade: choiceFilter(lifeStoneGrade.options, "Grade of the stone."),
    skill: idFilter(skillId, "Only stones that can give this skill."),
  }),
);

interface Stone {
  readonly id: ItemId;
  readonly name: string;
  readonly iconFile: string | null;
  readonly row: LifeStoneRow;
}

const stoneIndex = derived((catalog) => {
  const stones = catalog.dataset.lifeStones.map((row): Stone => {
    const { itemId: id, name, iconFile } = itemRefOf(catalog, row.itemId);
    return { id, name, iconFile, row };
  });
  return indexById(stones, ({ id }) => id);
});

export function lifeStoneOf(catalog: Catalog, id: ItemId): LifeStoneFacts | undefined {
  const row = stoneIndex(catalog).byId.get(id)?.row;
  return row && { grade: row.grade, level: row.level };
}

const stoneListing = derived((catalog) =>
  createListing(stoneIndex(catalog).all, ({ name }) => name, { level: ({ row }) => row.level }),
);

const augmentationKind = recordKind(augmentationFacts, (catalog) => stoneIndex(catalog).byId);

/**
 * Lists the life stones, which augment weapons. 50 rows by item id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listAugmentations(catalog, { grade: "top", levelMin: 76 });
 * assert.deepEqual(data.map(({ id, skillChance }) => [id, skillChance]), [[8762, 60]]);
 * ```
 */
export const listAugmentations: ListQuery<AugmentationListQuery, AugmentationSummary> = listQuery(
  augmentationKind,
  augmentationListQuery,
  (catalog, query) => {
    const { grade, skill } = query;
    const isWithin = levelFilter(query);
    const given =
      skill === undefined ? undefined : new Set(augmentationsOfSkill(catalog, skill).map((one) => one.stone.itemId));
    const isWanted = ({ id, row }: Stone): boolean =>
      (grade === undefined || row.grade === grade) && given?.has(id) !== false && isWithin?.(row.level) !== false;
    return showPage(stoneListing(catalog).select(query, isWanted), query, summaryOf);
  },
);

/**
 * Returns a life stone, by the id of its item, with what a weapon gains from it: skills, attributes and stats, each with its chance for one
 * stone.
 *
 * Source of the chances: aCis, `AugmentationData.generateRandomAugmentation` and `getAugStatsById`.
 *
 * @throws {GameDataError} `INVALID_ID`, or `AUGMENTATION_NOT_FOUND` for an id that is not a life stone's.
 *
 * @example
 * ```ts
 * const { skills, stats } = getAugmentation(catalog, 8762);
 * assert.equal(skills.filter(({ color }) => color === "red").reduce((sum, { chance }) => sum + chance, 0).toFixed(2), "21.39");
 * assert.deepEqual(stats[0], { part: 1, stat: "pDef", isPaired: false, value: 38.2, chance: 0.674572952 });
 * ```
 */
export const getAugmentation: RecordQuery<ItemId, AugmentationDetail> = detailQuery(augmentationKind, detailOf);

/** Returns the details of many life stones by the ids of their items. See {@link BulkQuery}. */
export const getAugmentations: BulkQuery<ItemId, AugmentationDetail> = bulkQuery(augmentationKind, detailOf);

/** The collection of life stones. */
export const augmentationCollection = collection(
  augmentationKind,
  listAugmentations,
  getAugmentation,
  getAugmentations,
);

/** Digits of a chance that is the sum of others. */
const DIGITS = 6;

const total = (chances: readonly { readonly chance: number }[]): number => Number(sum(chances).toFixed(DIGITS));

const sum = (chances: readonly { readonly chance: number }[]): number =>
  rounded(chances.reduce((before, { chance }) => before + chance, 0));

function summaryOf({ id, name, iconFile, row }: Stone): AugmentationSummary {
  return {
    id,
    name,
    iconFile,
    grade: row.grade,
    level: row.level,
    skillChance: total(row.skillChances),
    attributeChance: total(row.attributeChances),
  };
}

const groupKey = ({ power, color }: { readonly power: number; readonly color: string }) => `${power} ${color}`;

const skillGroups = derived(
  ({ dataset }) => new Map(dataset.augmentationSkills.map((row) => [groupKey(row), row.skills])),
);

/** Returns the skills of a stone; one that the group of a color has several times is one row. */
function skillsOf(catalog: Catalog, { power, skillChances }: LifeStoneRow): readonly AugmentationSkill[] {
  return skillChances
    .flatMap(({ color, chance }) => {
      const skills = skillGroups(catalog).get(groupKey({ power, color })) ?? [];
      const same = groupBy(skills, ({ id, level }) => `${id} ${level}`);
      return [...same.values()].flatMap((own): readonly AugmentationSkill[] => {
        const [first] = own;
        const skill = first && skillIndex(catalog).byId.get(first.id);
        if (first === undefined || skill === undefined) return [];
        const { level } = first;
        return [{ ...skillRefOf(skill), level, color, chance: rounded((chance * own.length) / skills.length) }];
      });
    })
    .toSorted((a, b) => a.id - b.id || a.level - b.level);
}

const statsBySet = derived(({ dataset }) => groupBy(dataset.augmentationStats, ({ set }) => set));

/**
 * Returns the stats of a stone. Of a group of n stats each single one and each of the n(n − 1)/2 pairs has the same chance; those of equal
 * values in several groups are one row.
 */
function statsOf(catalog: Catalog, { statChances }: LifeStoneRow): readonly AugmentationStat[] {
  const names = [...new Set(catalog.dataset.augmentationStats.map(({ stat }) => stat))];
  const rows = statChances.flatMap(({ part, set, step, chance }) => {
    const stats = statsBySet(catalog).get(set) ?? [];
    const each = chance / ((stats.length * (stats.length + 1)) / 2);
    const rowOf = ({ stat, alone, paired }: AugmentationStatRow, isPaired: boolean): AugmentationStat => ({
      part,
      stat,
      isPaired,
      value: (isPaired ? paired : alone)[step] ?? 0,
      chance: isPaired ? each * (stats.length - 1) : each,
    });
    return stats.flatMap((stat) => [rowOf(stat, false), rowOf(stat, true)]);
  });
  const same = groupBy(rows, ({ part, stat, isPaired, value }) => `${part} ${stat} ${isPaired} ${value}`);
  return [...same.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : { ...first, chance: sum([first, ...others]) }))
    .toSorted(
      (a, b) =>
        a.part - b.part ||
        names.indexOf(a.stat) - names.indexOf(b.stat) ||
        Number(a.isPaired) - Number(b.isPaired) ||
        b.value - a.value,
    );
}

function detailOf(catalog: Catalog, stone: Stone): AugmentationDetail {
  const { row } = stone;
  return {
    ...summaryOf(stone),
    skills: skillsOf(catalog, row),
    attributes: row.attributeChances,
    stats: statsOf(catalog, row),
    fees: row.fees.map(({ grade, itemId, count }) => ({
      weaponGrade: grade,
      item: { ...itemRefOf(catalog, itemId), count },
    })),
  };
}

const augmentationsBySkill = derived((catalog) =>
  groupBy(
    stoneIndex(catalog).all.flatMap(({ id, row }) => skillsOf(catalog, row).map((skill) => ({ id, skill }))),
    ({ skill }) => skill.id,
  ),
);

/** Returns the life stones that can give a skill, or one of its levels, by stone and level; the chances of several colors together. */
export function augmentationsOfSkill(catalog: Catalog, id: SkillId, level?: number): readonly SkillAugmentation[] {
  const rows = augmentationsBySkill(catalog).get(id) ?? [];
  const wanted = level === undefined ? rows : rows.filter(({ skill }) => skill.level === level);
  const same = groupBy(wanted, (one) => `${one.id} ${one.skill.level}`);
  return [...same.values()].flatMap((own) =>
    own.slice(0, 1).map((one) => ({
      stone: itemRefOf(catalog, one.id),
      level: one.skill.level,
      chance: sum(own.map(({ skill }) => skill)),
    })),
  );
}
