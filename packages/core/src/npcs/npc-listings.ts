import type { NpcRow, NpcSummary } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { createListing } from "../query/listing.js";
import { isMonsterType, npcIndex, rawNpcIndex } from "../records/npcs.js";
import { npcYields } from "./effective-stats.js";
import { npcSummaryOf } from "./npc-facts.js";

/** A raw NPC with what lists filter by, in objects of one shape, which are faster to read. */
interface RawNpcEntry {
  readonly level: number | null;
  readonly npcType: string | null;
  readonly row: NpcRow;
}

const npcSummaries = derived((catalog) => npcIndex(catalog).all.map(npcSummaryOf));

const rawNpcEntries = derived((catalog) =>
  rawNpcIndex(catalog).all.map((row): RawNpcEntry => ({ level: row.level ?? null, npcType: row.type ?? null, row })),
);

const isMonster = ({ npcType }: { readonly npcType: string | null }): boolean => isMonsterType(npcType);

/** The numbers beside the level that lists of NPCs of the cleaned layer are sorted and filtered by. */
export const npcNumbers = derived((catalog) => ({
  hp: ({ id }: NpcSummary) => npcYields(catalog).get(id)?.effectiveStats?.hp,
  exp: ({ id }: NpcSummary) => npcYields(catalog).get(id)?.exp,
  sp: ({ id }: NpcSummary) => npcYields(catalog).get(id)?.sp,
  expPerHp: ({ id }: NpcSummary) => npcYields(catalog).get(id)?.expPerHp,
}));

const listNpcSummaries = (catalog: Catalog, rows: readonly NpcSummary[]) =>
  createListing(rows, ({ name }) => name, { level: ({ level }) => level, ...npcNumbers(catalog) });

const listRawNpcEntries = (rows: readonly RawNpcEntry[]) =>
  createListing(rows, ({ row }) => row.name, { level: ({ level }) => level });

export const npcListing = derived((catalog) => listNpcSummaries(catalog, npcSummaries(catalog)));

export const monsterListing = derived((catalog) => listNpcSummaries(catalog, npcSummaries(catalog).filter(isMonster)));

export const rawNpcListing = derived((catalog) => listRawNpcEntries(rawNpcEntries(catalog)));

export const rawMonsterListing = derived((catalog) => listRawNpcEntries(rawNpcEntries(catalog).filter(isMonster)));
