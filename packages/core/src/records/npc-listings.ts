import type { NpcRow } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { createListing } from "../query/listing.js";
import { isMonsterType } from "./monster-type.js";
import { type Npc, npcIndex, rawNpcIndex } from "./npcs.js";

/** A source entry with what lists filter by, read from objects of one shape, which is faster. */
export interface RawNpcEntry {
  readonly level: number | undefined;
  readonly type: string | undefined;
  readonly row: NpcRow;
}

const listNpcs = (npcs: readonly Npc[]) => createListing(npcs, ({ name }) => name, { level: ({ level }) => level });

const listRows = (rows: readonly NpcRow[]) =>
  createListing(
    rows.map((row): RawNpcEntry => ({ level: row.level, type: row.type, row })),
    ({ row }) => row.name,
    { level: ({ level }) => level },
  );

/** The list of NPCs of the cleaned layer; positions are those of the NPCs. */
export const npcListing = derived((catalog) => listNpcs(npcIndex(catalog).all));

/** The list of monsters of the cleaned layer. */
export const monsterListing = derived((catalog) =>
  listNpcs(npcIndex(catalog).all.filter(({ type }) => isMonsterType(type))),
);

/** The list of source entries. */
export const rawNpcListing = derived((catalog) => listRows(rawNpcIndex(catalog).all));

/** The list of source entries of a monster type. */
export const rawMonsterListing = derived((catalog) =>
  listRows(rawNpcIndex(catalog).all.filter(({ type }) => isMonsterType(type))),
);
