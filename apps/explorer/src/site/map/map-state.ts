import type { SpawnFeature, SpawnMapQuery } from "@gamedata/client";
import {
  choiceMatches,
  filterNumber,
  filterNumbers,
  filterText,
  levelMatches,
  nameMatches,
} from "../address/filters.js";
import { readIds } from "../address/ids.js";
import { LEAST_ZOOM, type Place } from "./map-view.js";

/** The filters that need no request. */
export const filtersOfPage = ["q", "levelMin", "levelMax", "npcType", "aggressive"] as const;
const mapFilters = [...filtersOfPage, "drops", "spoils", "location", "region", "npc", "way"] as const;

export type MapFilter = (typeof mapFilters)[number];

/** Returns the filters that the URL sets, in their order. */
export const filtersInAddress = (): readonly MapFilter[] => mapFilters.filter((name) => filterText(name) !== undefined);

const MAXIMUM_ZOOM = 9;

/** Returns the position in the URL, if there is a valid one. */
export function placeInAddress(): Place | undefined {
  const [x, y, zoom = 5] = (filterText("at") ?? "").split(",").map(Number);
  if (x === undefined || y === undefined || ![x, y, zoom].every(Number.isFinite) || filterText("at") === undefined)
    return undefined;
  return { x, y, zoom: Math.min(MAXIMUM_ZOOM, Math.max(LEAST_ZOOM, zoom)) };
}

/** Returns the number of the floor in the URL, from 1; 0 for all floors. */
export const floorInAddress = (): number => filterNumber("floor") ?? 0;

/** Returns what only the service knows of the spawns; empty for the whole map, which a static copy has as a file. */
export function spawnQuery(): SpawnMapQuery {
  const npc = filterText("npc");
  const set = filterNumbers("drops", "spoils", "location", "region");
  return npc === undefined ? set : { ...set, npc: readIds(npc) };
}

/** Tests what needs no request: level, type, name, aggression. */
export function isShownOnMap({ properties }: SpawnFeature): boolean {
  return (
    levelMatches(properties.level) &&
    choiceMatches("npcType", String(properties.npcType)) &&
    choiceMatches("aggressive", String(properties.isAggressive)) &&
    nameMatches(properties.name)
  );
}
