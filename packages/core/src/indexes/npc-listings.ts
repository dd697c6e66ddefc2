import type { NpcRow } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { createListing } from "../query/listing.js";
import { isMonsterType } from "./monster-type.js";
import { npcSummaryOf } from "./npc-summary.js";
import { npcIndex, rawNpcIndex } from "./npcs.js";

/** A raw NPC with what lists filter by, in objects of one shape, which are faster to read. */
interface RawNpcEntry {
  readonly level: number | null;
  readonly npcType: string | null;
  readonly row: NpcRow;
}

/** The searchable list of NPCs of the cleaned layer, as lists return them; its positions are `Npc.position`. */
export const npcListing = derived((catalog) =>
  createListing(npcIndex(catalog).all.map(npcSummaryOf), ({ name }) => name, { level: ({ level }) => level }),
);

/** The searchable list of monsters of the cleaned layer, as lists return them. */
export const monsterListing = derived((catalog) => npcListing(catalog).part(({ npcType }) => isMonsterType(npcType)));

/** The searchable list of raw NPCs. */
export const rawNpcListing = derived((catalog) =>
  createListing(
    rawNpcIndex(catalog).all.map((row): RawNpcEntry => ({ level: row.level ?? null, npcType: row.type ?? null, row })),
    ({ row }) => row.name,
    { level: ({ level }) => level },
  ),
);

/** The searchable list of raw NPCs of a monster type. */
export const rawMonsterListing = derived((catalog) =>
  rawNpcListing(catalog).part(({ npcType }) => isMonsterType(npcType)),
);
