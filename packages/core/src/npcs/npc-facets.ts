import { itemId, itemType, npcRaces, skillId } from "@gamedata/schema";
import type { ItemType, NpcId, NpcRace, SkillId } from "@gamedata/schema/types";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { npcsByDrop, npcsByDroppedType } from "../drops/npcs-by-drop.js";
import { caseless, idFilter } from "../query/input.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { groupBy, groupByEach } from "../rows/group-by.js";
import { MARKER_SKILL_IDS } from "../skills/marker-skills.js";
import { teacherIdsOf } from "../skills/teachers.js";
import { npcRaceOf } from "./npc-race.js";

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

/** Returns the schema of a race: one of the known chronicles, or another one of the NPCs. */
function raceEntry(catalog: Catalog) {
  const others = [...npcsByRace(catalog).keys()].filter((race) => !npcRaces.includes(race)).sort();
  const races = others.length === 0 ? npcRaces : [...npcRaces, ...others];
  return v.pipe(caseless(v.picklist(races)), v.description("The race of the NPC. Case-insensitive."));
}

/** The parameters that filter NPCs by what they drop. */
export const dropEntries = () => ({
  drops: idFilter(itemId, "Only NPCs that drop this item, spoil aside."),
  spoils: idFilter(itemId, "Only NPCs that this item can be spoiled from."),
});

/** The parameters that filter NPCs by race, aggression, drops, skills and what they teach. */
export const facetEntries = (catalog: Catalog) => ({
  race: v.optional(raceEntry(catalog)),
  aggressive: v.optional(v.pipe(v.boolean(), v.description("Only NPCs that attack first, or only others."))),
  ...dropEntries(),
  dropsType: v.optional(
    v.pipe(
      caseless(itemType.pipe[0]),
      v.description(
        "Only NPCs that drop an item of this type, adena and spoil aside; `bestDrops` are then those of this type. Case-insensitive.",
      ),
    ),
  ),
  skill: idFilter(skillId, "Only NPCs that have this skill; not a marker skill, such as that of the race."),
  teaches: idFilter(skillId, "Only teachers of this skill."),
});

interface FacetQuery {
  readonly race?: NpcRace | undefined;
  readonly aggressive?: boolean | undefined;
  readonly drops?: number | undefined;
  readonly spoils?: number | undefined;
  readonly dropsType?: ItemType | undefined;
  readonly skill?: number | undefined;
  readonly teaches?: number | undefined;
}

interface Row {
  readonly id: NpcId;
  readonly isAggressive: boolean;
}

/** Returns the filter of a query by facets; `undefined` if the query has none. */
export function facetFilter(catalog: Catalog, query: FacetQuery): ((npc: Row) => boolean) | undefined {
  const { race, aggressive, drops, spoils, dropsType, skill, teaches } = query;
  const sets = [
    race === undefined ? undefined : (npcsByRace(catalog).get(race) ?? NONE),
    drops === undefined ? undefined : (npcsByDrop(catalog).droppers.get(drops) ?? NONE),
    spoils === undefined ? undefined : (npcsByDrop(catalog).spoilers.get(spoils) ?? NONE),
    dropsType === undefined ? undefined : (npcsByDroppedType(catalog).get(dropsType) ?? NONE),
    skill === undefined ? undefined : (npcsBySkill(catalog).get(skill) ?? NONE),
    teaches === undefined ? undefined : teacherIdsOf(catalog, teaches),
  ].filter((set) => set !== undefined);
  if (sets.length === 0 && aggressive === undefined) return undefined;
  return (npc) => (aggressive === undefined || npc.isAggressive === aggressive) && sets.every((set) => set.has(npc.id));
}

const NONE: ReadonlySet<NpcId> = new Set();
