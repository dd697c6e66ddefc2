import type { SpawnFeature, SpawnMapQuery } from "@gamedata/client";
import { searchText } from "@gamedata/rules";
import { address } from "../address/address.js";
import type { Place } from "./map-view.js";
import type { Layers } from "./scene.js";

const text = (name: string): string | undefined => address.value.query[name]?.trim() || undefined;

function whole(name: string): number | undefined {
  const value = Number(text(name));
  return text(name) !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

const mapFilters = [
  "q",
  "levelMin",
  "levelMax",
  "npcType",
  "aggressive",
  "drops",
  "spoils",
  "location",
  "region",
  "npc",
  "way",
] as const;

/** The name of a filter of the map. */
export type MapFilter = (typeof mapFilters)[number];

/** Returns the filters that the URL sets, in their order. */
export const filtersInAddress = (): readonly MapFilter[] => mapFilters.filter((name) => text(name) !== undefined);

const MAXIMUM_ZOOM = 9;

/** Returns the position in the URL, if there is a valid one. */
export function placeInAddress(): Place | undefined {
  const [x, y, zoom = 5] = (text("at") ?? "").split(",").map(Number);
  if (x === undefined || y === undefined || ![x, y, zoom].every(Number.isFinite) || text("at") === undefined)
    return undefined;
  return { x, y, zoom: Math.min(MAXIMUM_ZOOM, Math.max(0, zoom)) };
}

/** Returns the layers that the URL does not hide. */
export function layersInAddress(): Layers {
  const hidden = new Set(text("hide")?.split(","));
  return {
    grid: !hidden.has("grid"),
    regions: !hidden.has("regions"),
    labels: !hidden.has("labels"),
    density: !hidden.has("density"),
  };
}

/** Returns the number of the floor in the URL, from 1; 0 for all floors. */
export const floorInAddress = (): number => whole("floor") ?? 0;

/** Returns what only the service knows of the spawns; empty for the whole map, which a static copy has as a file. */
export function spawnQuery(): SpawnMapQuery {
  const npc = text("npc")?.split(",").map(Number).filter(Number.isInteger);
  const parts = {
    drops: whole("drops"),
    spoils: whole("spoils"),
    location: whole("location"),
    region: whole("region"),
    npc,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** Returns the test of the filters that need no request: level, type, name, aggression. */
export function featureFilter(): (feature: SpawnFeature) => boolean {
  const [min, max] = [whole("levelMin"), whole("levelMax")];
  const [type, aggressive, name] = [text("npcType"), text("aggressive"), searchText(text("q") ?? "")];
  return ({ properties: { level, npcType, isAggressive, name: own } }) =>
    (min === undefined || (level !== null && level >= min)) &&
    (max === undefined || (level !== null && level <= max)) &&
    (type === undefined || npcType === type) &&
    (aggressive === undefined || String(isAggressive) === aggressive) &&
    searchText(own).includes(name);
}
