import { itemId, itemType, locationId, npcRaces, regionId, skillId } from "@gamedata/schema";
import type { NpcId, NpcRace, NpcSummary } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { npcsByDrop, npcsByDroppedType } from "../drops/npcs-by-drop.js";
import type { NpcListQuery } from "../generated/queries.js";
import { choiceFilter, flagFilter, idFilter } from "../query/input.js";
import { levelFilter, rangeFilter } from "../query/number-ranges.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { allOf } from "../rows/row-filter.js";
import { npcsBySkill } from "../skills/skill-owners.js";
import { teacherIdsOf } from "../skills/teachers.js";
import { npcsInWorld } from "../spawns/minions.js";
import { spawnsByLocation, spawnsByRegion } from "../spawns/primary-areas.js";
import { npcRaceOf } from "./npc-facts.js";
import { npcNumbers } from "./npc-listings.js";

const npcsByRace = derived((catalog): ReadonlyMap<NpcRace, ReadonlySet<NpcId>> => {
  const groups = groupBy(npcIndex(catalog).all, ({ canonical }) => npcRaceOf(canonical));
  return new Map(Array.from(groups, ([race, npcs]) => [race, idsOf(npcs)]));
});

/** The filter by a race: one of the known chronicles, or another one of the NPCs. */
function raceFilter(catalog: Catalog) {
  const others = [...npcsByRace(catalog).keys()].filter((race) => !npcRaces.includes(race)).sort();
  const races = others.length === 0 ? npcRaces : [...npcRaces, ...others];
  return choiceFilter(races, "The race of the NPC.");
}

export const dropEntries = () => ({
  drops: idFilter(itemId, "Only NPCs that drop this item, spoil aside."),
  spoils: idFilter(itemId, "Only NPCs that this item can be spoiled from."),
});

export const npcFacetEntries = (catalog: Catalog) => ({
  location: idFilter(locationId, "Only NPCs that spawn in this location at least once."),
  region: idFilter(regionId, "Only NPCs that spawn in this region at least once."),
  inWorld: flagFilter(
    "Only NPCs that spawn or come with a leader that does, or only others, such as those of quests and events.",
  ),
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

const idsOf = (npcs: Iterable<Npc> = []): ReadonlySet<NpcId> => new Set(Array.from(npcs, ({ id }) => id));

const NONE: ReadonlySet<NpcId> = new Set();

function npcFacetFilter(catalog: Catalog, query: NpcListQuery): ((npc: NpcSummary) => boolean) | undefined {
  const { location, region, inWorld, race, aggressive, drops, spoils, dropsType, skill, teaches } = query;
  const known = inWorld === undefined ? undefined : npcsInWorld(catalog);
  const sets = [
    location === undefined ? undefined : idsOf(spawnsByLocation(catalog).get(location)?.keys()),
    region === undefined ? undefined : idsOf(spawnsByRegion(catalog).get(region)?.keys()),
    race === undefined ? undefined : (npcsByRace(catalog).get(race) ?? NONE),
    drops === undefined ? undefined : (npcsByDrop(catalog).droppers.get(drops) ?? NONE),
    spoils === undefined ? undefined : (npcsByDrop(catalog).spoilers.get(spoils) ?? NONE),
    dropsType === undefined ? undefined : (npcsByDroppedType(catalog).get(dropsType) ?? NONE),
    skill === undefined ? undefined : idsOf(npcsBySkill(catalog).get(skill)),
    teaches === undefined ? undefined : teacherIdsOf(catalog, teaches),
  ].filter((set) => set !== undefined);
  if (sets.length === 0 && aggressive === undefined && inWorld === undefined) return undefined;
  return ({ id, isAggressive }) =>
    (aggressive === undefined || isAggressive === aggressive) &&
    known?.has(id) === inWorld &&
    sets.every((set) => set.has(id));
}

/** Creates the filter of a query by level and type; `undefined` if it has none. A row without a level matches no level bounds. */
export function npcFilter(query: NpcListQuery): ((row: Pick<NpcSummary, "level" | "npcType">) => boolean) | undefined {
  const { npcType } = query;
  const isWithin = levelFilter(query);
  return allOf(
    npcType === undefined ? undefined : (row) => row.npcType === npcType,
    isWithin && (({ level }) => isWithin(level)),
  );
}

export function npcListFilter(catalog: Catalog, query: NpcListQuery): ((npc: NpcSummary) => boolean) | undefined {
  return allOf(npcFilter(query), npcFacetFilter(catalog, query), rangeFilter({ ...query }, npcNumbers(catalog)));
}
