import {
  type ComparedTable,
  changeTables,
  isRecord,
  type RecordsByKey,
  recordsByKey,
  type TableRecord,
} from "@gamedata/rules";
import { DEFAULT_REGION_GRID, skillLevelsOf } from "@gamedata/schema";
import type { ChangeType, ItemRow, NpcRow, RegionRow, SkillRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { itemCategoryOf } from "../items/item-facets.js";
import type { Steps } from "../memoize/memoize.js";
import { effectiveStatsOf } from "../npcs/effective-stats.js";
import { isAggressive, npcRaceOf, rounded } from "../npcs/npc-facts.js";
import { ascending, compareBy } from "../rows/order.js";
import { mpOfCast } from "../skills/skill-index.js";
import { MARKER_SKILL_IDS } from "../skills/skill-owners.js";

/** The records of a type as they are compared, by the field that matches them, and their ids by the same. */
export interface ComparedRecords {
  readonly byKey: RecordsByKey;
  readonly idOf: ReadonlyMap<string, number>;
}

/** Rows of which one step of a comparison takes care: some milliseconds, also for exchanges, which are the largest rows. */
export const ROWS_OF_STEP = 50;

/**
 * Returns the records of a type in the form in which chronicles are compared: without the fields that no player would call a change,
 * with what a missing field means, and lists without an order in one order. It yields after each step.
 */
export function* comparedRecords(catalog: Catalog, type: ChangeType): Steps<ComparedRecords> {
  const facts: ComparedTable = changeTables[type];
  const compared = new Map<TableRecord, TableRecord>();
  for (const row of shownRows(catalog, type)) {
    compared.set(row, comparable(row, facts));
    if (compared.size % ROWS_OF_STEP === 0) yield;
  }
  yield;
  const rows = recordsByKey([facts.match ?? facts.id], [...compared.keys()]);
  yield;
  const byKey = new Map(Array.from(rows, ([key, row]) => [key, compared.get(row) ?? row]));
  yield;
  return { byKey, idOf: new Map(Array.from(rows, ([key, row]) => [key, Number(row[facts.id])])) };
}

/** Returns the rows of a table one by one, with what is shown of them instead of what only the source states. */
function shownRows(catalog: Catalog, type: ChangeType): Iterable<TableRecord> {
  const { dataset } = catalog;
  if (type === "items") return each(dataset.items, shownItem);
  if (type === "skills") return each(dataset.skills, shownSkill);
  if (type === "npcs")
    return each(dataset.npcs, (row) => ({ ...shownNpc(row), effectiveStats: effectiveStatsOf(catalog, row) }));
  if (type === "regions") return each(dataset.regions, (row) => shownRegion(catalog, row));
  return each<object>(dataset[changeTables[type].table], (row) => ({ ...row }));
}

function* each<Row>(rows: readonly Row[], show: (row: Row) => TableRecord): Iterable<TableRecord> {
  for (const row of rows) yield show(row);
}

/** The stats that are shown as whole numbers. */
const roundedStats = ["hp", "mp", "pAtk", "pDef", "mAtk", "mDef"] as const;

/** Slots are compared by their labels: the sources have several words for one slot. */
const shownItem = (item: ItemRow): TableRecord => ({ ...item, bodypart: itemCategoryOf(item)?.bodypart });

/** One source divides the MP of a cast into two parts, where the other one states the sum. */
function shownSkill(skill: SkillRow): TableRecord {
  const costs = skillLevelsOf(skill).map((level) => mpOfCast(skill, level));
  const isConstant = costs.every((cost) => cost === costs[0]);
  return { ...skill, mpConsume: isConstant ? costs[0] : costs };
}

function shownNpc(npc: NpcRow): TableRecord {
  const { skillsNotCompared }: ComparedTable = changeTables.npcs;
  const skills = npc.skills?.filter(({ id }) => !MARKER_SKILL_IDS.has(id) && skillsNotCompared?.includes(id) !== true);
  const stats = Object.fromEntries(roundedStats.map((stat) => [stat, rounded(npc[stat])]));
  // The delay of minions is stated by one source only.
  const minions = npc.minions?.map(({ npcId, min, max }) => ({ npcId, min, max }));
  return { ...npc, ...stats, isAggressive: isAggressive(npc), race: npcRaceOf(npc), skills, minions };
}

/** Numbers the tiles of a region as the client does: each data set numbers them from the corner of its own grid. */
function shownRegion({ manifest }: Catalog, { tiles, ...region }: RegionRow): TableRecord {
  const { firstTileX, firstTileY } = manifest.regionGrid ?? DEFAULT_REGION_GRID;
  return { ...region, tiles: tiles?.map(([column, row]) => [column + firstTileX, row + firstTileY]) };
}

function comparable(row: TableRecord, facts: ComparedTable): TableRecord {
  const { notCompared = [], unordered = [], defaults = {}, defaultsIfStated = {}, sameWords = {} } = facts;
  const fields = new Map(Object.entries(row));
  for (const [field, meaning] of Object.entries(defaults)) fields.set(field, withDefault(fields.get(field), meaning));
  for (const [field, meaning] of Object.entries(defaultsIfStated)) {
    const stated = fields.get(field);
    if (isRecord(stated)) fields.set(field, withDefault(stated, meaning));
  }
  for (const [field, words] of Object.entries(sameWords)) {
    const word = fields.get(field);
    if (typeof word === "string") fields.set(field, words[word] ?? word);
  }
  for (const path of unordered) {
    const [field = "", ...inner] = path.split(".");
    fields.set(field, withOneOrder(fields.get(field), inner));
  }
  const icon = fields.get("iconFile");
  // The client finds its files whatever the case of their names is.
  if (typeof icon === "string") fields.set("iconFile", icon.toLowerCase());
  for (const field of notCompared) fields.delete(field);
  return Object.fromEntries(fields);
}

/** Puts the lists at a path of a value, through lists and objects, in one order. */
function withOneOrder(value: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return inOneOrder(value);
  if (Array.isArray(value)) return value.map((element: unknown) => withOneOrder(element, [field, ...rest]));
  return isRecord(value) && field in value ? { ...value, [field]: withOneOrder(value[field], rest) } : value;
}

const withDefault = (value: unknown, meaning: unknown): unknown =>
  isRecord(meaning) && (value === undefined || isRecord(value)) ? { ...meaning, ...value } : (value ?? meaning);

function inOneOrder(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const byText = value.map((element: unknown) => ({ element, text: JSON.stringify(element) }));
  // Ids by number, everything else by its text.
  const compare = compareBy<(typeof byText)[number]>(
    ascending(({ element }) => (typeof element === "number" ? element : undefined)),
    (a, b) => (a.text < b.text ? -1 : 1),
  );
  return byText.sort(compare).map(({ element }) => element);
}
