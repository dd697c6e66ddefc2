import type { LureRow } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import type { SourcedTables } from "../tables/table-rows.js";
import { isOlder, type RulesName } from "./engine-name.js";
import { engineRows, ofRecords } from "./engine-rules.js";

type Chances = LureRow["kinds"];
type Kind = Chances[number]["kind"];

/** Lures at which fish bite at night only: aCis, `ItemInstance.isNightLure`. */
const isNight = (id: number): boolean => (id >= 8505 && id <= 8513) || id === 8485;

const luresOf = (group: LureRow["group"], itemIds: readonly number[], kinds: Chances): readonly LureRow[] =>
  itemIds.map((itemId) => ({ itemId, group, kinds, isNight: isNight(itemId) }));

const of = (kind: Kind, chance: number) => ({ kind, chance });

const thirds: Chances = [of("fat", 34), of("nimble", 33), of("ugly", 33)];
const nimble: Chances = [of("nimble", 55), of("fat", 23), of("ugly", 22)];
const fat: Chances = [of("fat", 55), of("ugly", 23), of("nimble", 22)];
const ugly: Chances = [of("ugly", 55), of("nimble", 23), of("fat", 22)];
/** Returns the chances of a lure at which boxes bite, too. */
const withBoxes = (...kinds: Chances): Chances => [...kinds, of("box", 5)];

/**
 * The lures of aCis: class `FishingStance`, methods `start` (groups, as in its later revisions) and `getRandomFishType`; in L2J before 2013 the same in
 * class `L2PcInstance`. The Hot Springs Lure is left out: its fish are not the same in all revisions.
 */
const acisLures: readonly LureRow[] = [
  ...luresOf("beginner", [7807], nimble),
  ...luresOf("beginner", [7808], fat),
  ...luresOf("beginner", [7809], ugly),
  ...luresOf("beginner", [8486], thirds),
  ...luresOf("normal", [7610, 7611, 7612, 7613], [of("box", 100)]),
  ...luresOf("normal", [6519, 6520, 6521, 8505, 8507], withBoxes(of("nimble", 55), of("fat", 20), of("ugly", 20))),
  ...luresOf("normal", [6522, 6523, 6524, 8508, 8510], withBoxes(of("fat", 55), of("nimble", 20), of("ugly", 20))),
  ...luresOf("normal", [6525, 6526, 6527, 8511, 8513], withBoxes(of("ugly", 56), of("nimble", 19), of("fat", 20))),
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
