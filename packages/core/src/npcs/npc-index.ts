import type { NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { indexBy } from "../catalog/index-by.js";
import { type Lazy, lazy } from "../catalog/lazy.js";
import { parts } from "../catalog/parts.js";
import { cleanName } from "../names/clean-name.js";
import { groupNpcs, type NpcGroup } from "./npc-group.js";
import { createNpcListing, type NpcListFacts, type NpcListing } from "./npc-listing.js";

/** An NPC or monster of the cleaned layer. */
export interface Npc extends NpcGroup {
  /** The canonical raw id. */
  readonly id: NpcId;
  /** The cleaned name. */
  readonly name: string;
  /** Place among all NPCs in order of id, from 0. */
  readonly position: number;
}

/** The cleaned layer: one NPC a name and level, found by any of its raw ids. */
export interface NpcIndex {
  /** All NPCs by ascending canonical id. */
  readonly all: readonly Npc[];
  readonly byRawId: ReadonlyMap<NpcId, Npc>;
  readonly listing: NpcListing<Npc>;
  /** The NPC that a name calls: its own name, else its title and name; the lowest id of several. */
  readonly byCalledName: Lazy<ReadonlyMap<string, Npc>>;
}

/**
 * Builds the cleaned layer from the raw entries.
 *
 * @param catalog The catalog.
 */
export function createNpcIndex(catalog: Catalog): NpcIndex {
  const { rawNpcs, spawns, drops } = catalog[parts];
  const groups = groupNpcs(rawNpcs().all, {
    hasSpawns: (id) => spawns().has(id),
    hasDrops: (id) => drops().has(id),
  });
  const all = groups.map(toNpc);
  return {
    all,
    byRawId: new Map(all.flatMap((npc) => npc.mergedIds.map((id) => [id, npc] as const))),
    listing: createNpcListing(all, npcListFactsOf),
    byCalledName: lazy(() => indexByCalledName(all)),
  };
}

/**
 * Gives what the lists of the cleaned layer search and sort by.
 *
 * @param npc The NPC.
 */
export function npcListFactsOf({ id, name, canonical }: Npc): NpcListFacts {
  return { id, name, level: canonical.level, npcType: canonical.type };
}

function toNpc({ canonical, mergedIds }: NpcGroup, position: number): Npc {
  return { id: canonical.id, name: cleanName(canonical.name), canonical, mergedIds, position };
}

function indexByCalledName(all: readonly Npc[]): ReadonlyMap<string, Npc> {
  const byTitleAndName = indexBy(all, ({ canonical, name }) =>
    canonical.title === undefined ? undefined : cleanName(`${canonical.title} ${name}`),
  );
  return new Map([...byTitleAndName, ...indexBy(all, (npc) => npc.name)]);
}
