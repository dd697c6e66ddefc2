import type { LureRow } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import type { SourcedTables } from "../tables/sourced-tables.js";
import { isOlder, type RulesName } from "./engine-name.js";
import { engineRows, ofRecords } from "./engine-rules.js";

type Chances = readonly (readonly [kind: LureRow["kinds"][number]["kind"], chance: number])[];

/** Lures at which fish bite at night only: aCis, `ItemInstance.isNightLure`. */
const isNight = (id: number): boolean => (id >= 8505 && id <= 8513) || id === 8485;

const luresOf = (group: LureRow["group"], itemIds: readonly number[], kinds: Chances): readonly LureRow[] =>
  itemIds.map((itemId) => ({
    itemId,
    group,
    kinds: kinds.map(([kind, chance]) => ({ kind, chance })),
    isNight: isNight(itemId),
  }));

const thirds: Chances = [
  ["fat", 34],
  ["nimble", 33],
  ["ugly", 33],
];
const nimble: Chances = [
  ["nimble", 55],
  ["fat", 23],
  ["ugly", 22],
];
const fat: Chances = [
  ["fat", 55],
  ["ugly", 23],
  ["nimble", 22],
];
const ugly: Chances = [
  ["ugly", 55],
  ["nimble", 23],
  ["fat", 22],
];

/**
 * The lures of aCis: class `FishingStance`, methods `start` (groups, as in its later revisions) and `getRandomFishType`; in L2J before 2013 the same in
 * class `L2PcInstance`. The Hot Springs Lure is left out: its fish are not the same in all revisions.
 */
const acisLures: readonly LureRow[] = [
  ...luresOf("beginner", [7807], nimble),
  ...luresOf("beginner", [7808], fat),
  ...luresOf("beginner", [7809], ugly),
  ...luresOf("beginner", [8486], thirds),
  ...luresOf("normal", [7610, 7611, 7612, 7613], [["box", 100]]),
  ...luresOf(
    "normal",
    [6519, 6520, 6521, 8505, 8507],
    [
      ["nimble", 55],
      ["fat", 20],
      ["ugly", 20],
      ["box", 5],
    ],
  ),
  ...luresOf(
    "normal",
    [6522, 6523, 6524, 8508, 8510],
    [
      ["fat", 55],
      ["nimble", 20],
      ["ugly", 20],
      ["box", 5],
    ],
  ),
  ...luresOf(
    "normal",
    [6525, 6526, 6527, 8511, 8513],
    [
      ["ugly", 56],
      ["nimble", 19],
      ["fat", 20],
      ["box", 5],
    ],
  ),
  ...luresOf("normal", [8484], thirds),
  ...luresOf("upper", [8506], nimble),
  ...luresOf("upper", [8509], fat),
  ...luresOf("upper", [8512], ugly),
  ...luresOf("upper", [8485], thirds),
];

/** Makes the `lures` table, which only an engine states: those of fish and items that the data set has. */
export function luresOfEngine(
  report: Report,
  engine: RulesName | undefined,
  { items, fishes }: Pick<SourcedTables, "items" | "fishes">,
): SourcedTables["lures"] {
  if (!isOlder(engine) || fishes.length === 0) return [];
  const lures = ofRecords(acisLures, ({ itemId }) => itemId, items);
  return engineRows(
    report,
    "lures",
    lures.toSorted((one, other) => one.itemId - other.itemId),
  );
}
