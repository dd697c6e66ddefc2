import {
  type ChangeType,
  type ComparedTable,
  changeTables,
  DEFAULT_REGION_GRID,
  type NpcRow,
  type RecordsByKey,
  type RegionRow,
  recordsByKey,
  type SkillId,
  type TableRecord,
} from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { MARKER_SKILL_IDS, npcRaceOf } from "../npcs/npc-race.js";
import { isAggressive, rounded } from "../records/npc-summary.js";
import { ascending, compareBy } from "../rows/order.js";

/** The records of a type as they are compared, by the field that matches them, and their ids by the same. */
export interface ComparedRecords {
  readonly byKey: RecordsByKey;
  readonly idOf: ReadonlyMap<string, number>;
}

/**
 * Returns the records of a type in the form in which chronicles are compared: without the fields that no player would call a change,
 * with what a missing field means, and lists without an order in one order.
 */
export function comparedRecords(catalog: Catalog, type: ChangeType): ComparedRecords {
  const facts: ComparedTable = changeTables[type];
  const rows: readonly TableRecord[] = shownRows(catalog, type);
  const byKey = recordsByKey([facts.match ?? facts.id], rows);
  const compared = new Map(Array.from(byKey, ([key, row]) => [key, comparable(row, facts)]));
  return { byKey: compared, idOf: new Map(Array.from(byKey, ([key, row]) => [key, Number(row[facts.id])])) };
}

/** Returns the rows of a table, with what is shown of them instead of what only the source states. */
function shownRows(catalog: Catalog, type: ChangeType): readonly TableRecord[] {
  const { dataset } = catalog;
  if (type === "npcs") return dataset.npcs.map(shownNpc);
  if (type === "regions") return dataset.regions.map((row) => shownRegion(catalog, row));
  return dataset[changeTables[type].table];
}

/** The stats that are shown as whole numbers. */
const roundedStats = ["hp", "mp", "pAtk", "pDef", "mAtk", "mDef"] as const;

/** Further skills by which one source marks each of its NPCs, and the other one none: MP, and the type of the weapon. */
const ONE_SOURCE_SKILL_IDS: ReadonlySet<SkillId> = new Set([4409, 4415]);

function shownNpc(npc: NpcRow): TableRecord {
  const skills = npc.skills?.filter(({ id }) => !MARKER_SKILL_IDS.has(id) && !ONE_SOURCE_SKILL_IDS.has(id));
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

function comparable(row: TableRecord, { notCompared = [], unordered = [], defaults = {} }: ComparedTable): TableRecord {
  const fields = new Map(Object.entries(row));
  for (const [field, meaning] of Object.entries(defaults)) fields.set(field, withDefault(fields.get(field), meaning));
  for (const field of unordered) fields.set(field, inOneOrder(fields.get(field)));
  const icon = fields.get("iconFile");
  // The client finds its files whatever the case of their names is.
  if (typeof icon === "string") fields.set("iconFile", icon.toLowerCase());
  for (const field of notCompared) fields.delete(field);
  return Object.fromEntries(fields);
}

const isGroup = (value: unknown): value is TableRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withDefault = (value: unknown, meaning: unknown): unknown =>
  isGroup(meaning) && (value === undefined || isGroup(value)) ? { ...meaning, ...value } : (value ?? meaning);

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
