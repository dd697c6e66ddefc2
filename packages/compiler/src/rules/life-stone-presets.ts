import { rounded } from "@gamedata/rules";
import type { LifeStoneRow } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import type { SourcedTable, SourcedTables } from "../tables/table-rows.js";
import type { RulesName } from "./engine-name.js";
import { engineRows, ofRecords } from "./engine-rules.js";

type Chances = Pick<LifeStoneRow, "skillChances" | "attributeChances" | "statChances">;

const FIRST_STONE = 8723;
/** Level of the character for a stone of each power: class `AbstractRefinePacket.LifeStone`. */
const LEVELS = [46, 49, 52, 55, 58, 61, 64, 67, 70, 76];

/** Percent, by grade: `AUGMENTATION_NG_SKILL_CHANCE` to `AUGMENTATION_TOP_GLOW_CHANCE` of the class `Config`. */
const GRADES = [
  { grade: "none", skill: 15, glow: 0 },
  { grade: "mid", skill: 30, glow: 40 },
  { grade: "high", skill: 45, glow: 70 },
  { grade: "top", skill: 60, glow: 100 },
] as const;
/** Percent: `AUGMENTATION_BASESTAT_CHANCE`. */
const ATTRIBUTE_CHANCE = 1;
const ATTRIBUTES = ["STR", "CON", "INT", "MEN"];
/** The values that `Rnd.get(0, 100)` can have. */
const ROLLS = 101;
/** Steps of a block of stats, one for each power. */
const BLOCK = 10;

/** Gemstones by the grade of the weapon: methods `getGemStoneId` and `getGemStoneCount`. */
const FEES: LifeStoneRow["fees"] = [
  { grade: "c", itemId: 2130, count: 20 },
  { grade: "b", itemId: 2130, count: 30 },
  { grade: "a", itemId: 2131, count: 20 },
  { grade: "s", itemId: 2131, count: 25 },
];

/** One way in which an augmentation comes about, with its probability; the block is that of its first part. */
interface Way {
  readonly probability: number;
  readonly block: number;
}

/** Returns the steps of a power in blocks of stats, with the chance of each in percent; those of both sets are alike. */
function groupsOf(part: 1 | 2, power: number, ways: readonly Way[]): LifeStoneRow["statChances"] {
  const blocks = [...new Set(ways.map(({ block }) => block))].toSorted((a, b) => a - b);
  const sets = part === 1 ? [0, 1] : [2, 3];
  return sets.flatMap((set) =>
    blocks.flatMap((block) => {
      const own = ways.filter((way) => way.block === block).reduce((sum, { probability }) => sum + probability, 0);
      const chance = rounded((own * 100) / sets.length);
      return chance === 0 ? [] : [{ part, set, step: block * BLOCK + power, chance }];
    }),
  );
}

/**
 * Returns what a stone of aCis gives: a skill of a rolled color, or else an attribute, or else a second part of stats. Its first part of stats is
 * of the lowest block, or of one that grade, color and glow decide.
 *
 * Source: `AugmentationData.generateRandomAugmentation`, in L2J up to Interlude too, where `Rnd.get(0, 100)` has 101 values.
 */
function chancesOf(grade: number, power: number): Chances {
  const { skill, glow } = GRADES[grade] ?? GRADES[0];
  const [hasSkill, glows] = [skill / 100, glow / 100];
  const hasAttribute = (1 - hasSkill) * (ATTRIBUTE_CHANCE / 100);
  const hasStats = 1 - hasSkill - hasAttribute;
  const red = (10 * grade + 6) / ROLLS;
  const blue = 5 / ROLLS;
  const colors = [
    { color: "blue", code: 1, probability: hasSkill * blue },
    { color: "purple", code: 2, probability: hasSkill * (1 - red - blue) },
    { color: "red", code: 3, probability: hasSkill * red },
  ] as const;
  const beside = [...colors, { code: 3, probability: hasAttribute }];
  const plain = grade >= 2 ? hasStats * (1 - glows) : hasStats;
  const first: readonly Way[] = [
    ...beside.flatMap(({ code, probability }) => [
      { probability: probability * (1 - glows), block: 0 },
      { probability: probability * glows, block: Math.floor((grade + code) / 2) },
    ]),
    { probability: plain / 2, block: 0 },
    { probability: plain / 2, block: 1 },
    { probability: hasStats - plain, block: grade },
  ];
  const isBlue = (15 * grade + 41) / ROLLS;
  const second = [
    { probability: hasStats * (1 - isBlue), block: 0 },
    { probability: hasStats * isBlue, block: 1 },
  ];
  return {
    skillChances: colors.map(({ color, probability }) => ({ color, chance: rounded(probability * 100) })),
    attributeChances: ATTRIBUTES.map((stat) => ({
      stat,
      value: 1,
      chance: rounded((hasAttribute * 100) / ATTRIBUTES.length),
    })),
    statChances: [...groupsOf(1, power, first), ...groupsOf(2, power, second)],
  };
}

const acisStones: readonly LifeStoneRow[] = GRADES.flatMap(({ grade }, at) =>
  LEVELS.map((level, power) => ({
    itemId: FIRST_STONE + at * LEVELS.length + power,
    grade,
    level,
    power,
    ...chancesOf(at, power),
    fees: FEES,
    source: "AbstractRefinePacket; AugmentationData.generateRandomAugmentation",
  })),
);

/** Makes the `lifeStones` table, which only an engine states: the stones that the data set has, where it has what they give. */
export function lifeStonesOf(
  report: Report,
  engine: RulesName | undefined,
  { items, augmentationSkills, augmentationStats }: SourcedTables,
): SourcedTable<"lifeStones"> {
  const isStated = augmentationSkills.length > 0 && augmentationStats.length > 0;
  // Since Kamael there are more stones, and since 2010 other chances.
  if ((engine !== "acis" && engine !== "l2j2008") || !isStated) return [];
  const stones = ofRecords(acisStones, ({ itemId }) => itemId, items);
  return engineRows(report, "lifeStones", stones);
}
