import type { NpcRow, NpcSummary } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { createListing } from "../query/listing.js";
import { isMonsterType } from "./monster-type.js";
import { npcSummaryOf } from "./npc-summary.js";
import { npcIndex, rawNpcIndex } from "./npcs.js";

/** A source entry with what lists filter by, in objects of one shape, which are faster to read. */
interface RawNpcEntry {
  readonly level: number | null;
  readonly npcType: string | null;
  readonly row: NpcRow;
}

const npcList = (npcs: readonly NpcSummary[]) =>
  createListing(npcs, ({ name }) => name, { level: ({ level }) => level });

const rawNpcList = (rows: readonly NpcRow[]) =>
  createListing(
    rows.map((row): RawNpcEntry => ({ level: row.level ?? null, npcType: row.type ?? null, row })),
    ({ row }) => row.name,
    { level: ({ level }) => level },
  );

const npcSummaries = derived((catalog) => npcIndex(catalog).all.map(npcSummaryOf));

/** The searchable list of NPCs of the cleaned layer, as lists return them; its positions are `Npc.position`. */
export const npcListing = derived((catalog) => npcList(npcSummaries(catalog)));

/** The searchable list of monsters of the cleaned layer, as lists return them. */
export const monsterListing = derived((catalog) =>
  npcList(npcSummaries(catalog).filter(({ npcType }) => isMonsterType(npcType))),
);

/** The searchable list of source entries. */
export const rawNpcListing = derived((catalog) => rawNpcList(rawNpcIndex(catalog).all));

/** The searchable list of source entries of a monster type. */
export const rawMonsterListing = derived((catalog) =>
  rawNpcList(rawNpcIndex(catalog).all.filter(({ type }) => isMonsterType(type))),
);
