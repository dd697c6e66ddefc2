import type { NpcId, NpcRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { cleanName } from "../names/clean-name.js";
import type { Npc } from "./npc-index.js";

/**
 * Names an NPC of the cleaned layer.
 *
 * @param npc The NPC.
 */
export function npcRefOf({ id, name }: Npc): NpcRef {
  return { id, name };
}

/**
 * Names the cleaned NPCs that raw ids belong to, each once, by ascending id; ids that no NPC has are left out.
 *
 * @param catalog The catalog.
 * @param rawIds The raw ids, if there are any.
 */
export function npcRefsOf(catalog: Catalog, rawIds: readonly NpcId[] = []): readonly NpcRef[] {
  const { byRawId } = catalog[parts].npcs();
  const npcs = new Set(rawIds.flatMap((id) => byRawId.get(id) ?? []));
  return [...npcs].sort((a, b) => a.id - b.id).map(npcRefOf);
}

/**
 * Names raw entries by their own ids and names, by ascending id; ids that no entry has are left out.
 *
 * @param catalog The catalog.
 * @param rawIds The raw ids, if there are any.
 */
export function rawNpcRefsOf(catalog: Catalog, rawIds: readonly NpcId[] = []): readonly NpcRef[] {
  const { byId } = catalog[parts].rawNpcs();
  return rawIds
    .toSorted((a, b) => a - b)
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, name }) => ({ id, name: cleanName(name) }));
}
