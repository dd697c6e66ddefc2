import { itemId, itemType, npcRaces, skillId } from "@gamedata/schema";
import type { ItemType, NpcId, NpcRace } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { npcsByDrop, npcsByDroppedType } from "../drops/npcs-by-drop.js";
import { choiceFilter, flagFilter, idFilter } from "../query/input.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { npcsBySkill } from "../skills/skill-owners.js";
import { teacherIdsOf } from "../skills/teachers.js";
import { npcRaceOf } from "./npc-race.js";

type NpcsByKey<Key> = ReadonlyMap<Key, ReadonlySet<NpcId>>;

const idsByKey = <Key>(groups: ReadonlyMap<Key, readonly Npc[]>): NpcsByKey<Key> =>
  new Map(Array.from(groups, ([key, npcs]) => [key, new Set(npcs.map(({ id }) => id))]));

const npcsByRace = derived(
  (catalog): NpcsByKey<NpcRace> => idsByKey(groupBy(npcIndex(catalog).all, ({ canonical }) => npcRaceOf(canonical))),
);

/** The filter by a race: one of the known chronicles, or another one of the NPCs. */
function raceFilter(catalog: Catalog) {
  const others = [...npcsByRace(catalog).keys()].filter((race) => !npcRaces.includes(race)).sort();
  const races = others.length === 0 ? npcRaces : [...npcRaces, ...others];
  return choiceFilter(races, "The race of the NPC.");
}

/** The parameters that filter NPCs by what they drop. */
export const dropEntries = () => ({
  drops: idFilter(itemId, "Only NPCs that drop this item, spoil aside."),
  spoils: idFilter(itemId, "Only NPCs that this item can be spoiled from."),
});

/** The parameters that filter NPCs by race, aggression, drops, skills and what they teach. */
export const npcFacetEntries = (catalog: Catalog) => ({
  race: raceFilter(catalog),
  aggressive: flagFilter("Only NPCs that attack first, or only others."),
  ...dropEntries(),
  dropsType: choiceFilter(
    itemType.options,
    "Only NPCs that drop an item of this type, adena and spoil aside; `bestDrops` are then those of this type.",
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
export function npcFacetFilter(catalog: Catalog, query: FacetQuery): ((npc: Row) => boolean) | undefined {
  const { race, aggressive, drops, spoils, dropsType, skill, teaches } = query;
  const sets = [
    race === undefined ? undefined : (npcsByRace(catalog).get(race) ?? NONE),
    drops === undefined ? undefined : (npcsByDrop(catalog).droppers.get(drops) ?? NONE),
    spoils === undefined ? undefined : (npcsByDrop(catalog).spoilers.get(spoils) ?? NONE),
    dropsType === undefined ? undefined : (npcsByDroppedType(catalog).get(dropsType) ?? NONE),
    skill === undefined
      ? undefined
      : new Set(
          npcsBySkill(catalog)
            .get(skill)
            ?.map(({ id }) => id),
        ),
    teaches === undefined ? undefined : teacherIdsOf(catalog, teaches),
  ].filter((set) => set !== undefined);
  if (sets.length === 0 && aggressive === undefined) return undefined;
  return (npc) => (aggressive === undefined || npc.isAggressive === aggressive) && sets.every((set) => set.has(npc.id));
}

const NONE: ReadonlySet<NpcId> = new Set();
