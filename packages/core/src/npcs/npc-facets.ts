import { itemId, type NpcId, type NpcRace, npcRace, type SkillId, skillId } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { npcsByDrop } from "../drops/npcs-by-drop.js";
import { type Npc, npcIndex } from "../indexes/npcs.js";
import { caseless, idFilter } from "../query/input.js";
import { groupBy, groupByEach } from "../rows/group-by.js";
import { MARKER_SKILL_IDS, npcRaceOf } from "./npc-race.js";

type NpcsByKey<Key> = ReadonlyMap<Key, ReadonlySet<NpcId>>;

const idsByKey = <Key>(groups: ReadonlyMap<Key, readonly Npc[]>): NpcsByKey<Key> =>
  new Map(Array.from(groups, ([key, npcs]) => [key, new Set(npcs.map(({ id }) => id))]));

const npcsByRace = derived(
  (catalog): NpcsByKey<NpcRace> => idsByKey(groupBy(npcIndex(catalog).all, ({ canonical }) => npcRaceOf(canonical))),
);

/** The NPCs by the skills that their details list. */
const npcsBySkill = derived(
  (catalog): NpcsByKey<SkillId> =>
    idsByKey(
      groupByEach(npcIndex(catalog).all, ({ canonical: { skills = [] } }) =>
        skills.map(({ id }) => id).filter((id) => !MARKER_SKILL_IDS.has(id)),
      ),
    ),
);

/** The parameters that filter NPCs by race, aggression, drops and skills. */
export const facetEntries = () => ({
  race: v.optional(v.pipe(caseless(npcRace.pipe[0]), v.description("The race of the NPC. Case-insensitive."))),
  aggressive: v.optional(v.pipe(v.boolean(), v.description("Only NPCs that attack first, or only others."))),
  drops: idFilter(itemId, "Only NPCs that drop this item, spoil aside."),
  spoils: idFilter(itemId, "Only NPCs that this item can be spoiled from."),
  skill: idFilter(skillId, "Only NPCs that have this skill; not a marker skill, such as that of the race."),
});

interface FacetQuery {
  readonly race?: NpcRace | undefined;
  readonly aggressive?: boolean | undefined;
  readonly drops?: number | undefined;
  readonly spoils?: number | undefined;
  readonly skill?: number | undefined;
}

interface Row {
  readonly id: NpcId;
  readonly isAggressive: boolean;
}

/** Returns the filter of a query by facets; `undefined` if the query has none. */
export function facetFilter(catalog: Catalog, query: FacetQuery): ((npc: Row) => boolean) | undefined {
  const { race, aggressive, drops, spoils, skill } = query;
  const sets = [
    race === undefined ? undefined : (npcsByRace(catalog).get(race) ?? NONE),
    drops === undefined ? undefined : (npcsByDrop(catalog).droppers.get(drops) ?? NONE),
    spoils === undefined ? undefined : (npcsByDrop(catalog).spoilers.get(spoils) ?? NONE),
    skill === undefined ? undefined : (npcsBySkill(catalog).get(skill) ?? NONE),
  ].filter((set) => set !== undefined);
  if (sets.length === 0 && aggressive === undefined) return undefined;
  return (npc) => (aggressive === undefined || npc.isAggressive === aggressive) && sets.every((set) => set.has(npc.id));
}

const NONE: ReadonlySet<NpcId> = new Set();
