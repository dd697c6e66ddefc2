import type { NpcRow } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { createListing } from "../query/listing.js";
import { isMonsterType } from "./monster-type.js";
import { type Npc, npcIndex, rawNpcIndex } from "./npcs.js";

/** A source entry with what lists filter by, in objects of one shape, which are faster to read. */
export interface RawNpcEntry {
  readonly level: number | undefined;
  readonly type: string | undefined;
  readonly row: NpcRow;
}

const npcList = (npcs: readonly Npc[]) => createListing(npcs, ({ name }) => name, { level: ({ level }) => level });

const rawNpcList = (rows: readonly NpcRow[]) =>
  createListing(
    rows.map((row): RawNpcEntry => ({ level: row.level, type: row.type, row })),
    ({ row }) => row.name,
    { level: ({ level }) => level },
  );

/** The searchable list of NPCs of the cleaned layer; its positions are `Npc.position`. */
export const npcListing = derived((catalog) => npcList(npcIndex(catalog).all));

/** The searchable list of monsters of the cleaned layer. */
export const monsterListing = derived((catalog) =>
  npcList(npcIndex(catalog).all.filter(({ type }) => isMonsterType(type))),
);

/** The searchable list of source entries. */
export const rawNpcListing = derived((catalog) => rawNpcList(rawNpcIndex(catalog).all));

/** The searchable list of source entries of a monster type. */
export const rawMonsterListing = derived((catalog) =>
  rawNpcList(rawNpcIndex(catalog).all.filter(({ type }) => isMonsterType(type))),
);
