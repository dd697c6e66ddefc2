import type { MapFrame, MapLocation, SpawnFeature, ZoneFeature } from "@gamedata/client";
import { regionOf } from "./regions-of.js";

/** A name on the map. */
export interface PlaceLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The names on the map by importance, most important first. */
export interface PlaceLabels {
  /** The towns, of which each has a zone. */
  readonly towns: readonly PlaceLabel[];
  /** Castles, temples and what else the client calls a town. */
  readonly sights: readonly PlaceLabel[];
  readonly grounds: readonly PlaceLabel[];
}

const labelOf = ({ x, y, name, minLevel }: MapLocation): PlaceLabel => ({
  x,
  y,
  text: minLevel === null ? name : `${name} ${minLevel}+`,
});

/** The middle of the rectangle around a zone, and half its diagonal, in game units. */
function middleOf({ geometry }: ZoneFeature) {
  const [ring = []] = geometry.coordinates;
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (west + east) / 2, y: (north + south) / 2, reach: Math.hypot(east - west, south - north) / 2 };
}

/**
 * Chooses the names on the map. The name of a town's zone is that of the nearest location of the type town within it; a data set without
 * zones has the towns that a region is named after.
 */
export function placeLabelsOf({ towns, regions, locations }: MapFrame, townZones: readonly ZoneFeature[]): PlaceLabels {
  const named = new Set(regions.map(({ name }) => name));
  const first = new Set(towns.filter(({ name }) => named.has(name)));
  const unnamed: PlaceLabel[] = [];
  for (const zone of townZones) {
    const { x, y, reach } = middleOf(zone);
    const distance = (town: MapLocation) => Math.hypot(town.x - x, town.y - y);
    const near = towns.filter((town) => distance(town) <= reach).toSorted((a, b) => distance(a) - distance(b));
    const [nearest] = near;
    if (nearest === undefined) unnamed.push(...nameOf(zone, x, y));
    else if (!near.some((town) => first.has(town))) first.add(nearest);
  }
  return {
    towns: [...[...first].map(labelOf), ...unnamed],
    sights: towns.filter((town) => !first.has(town)).map(labelOf),
    grounds: locations.filter(({ type }) => type !== towns[0]?.type).map(labelOf),
  };
}

/** The name of a zone, without what the source says of it in brackets. */
function nameOf({ properties }: ZoneFeature, x: number, y: number): readonly PlaceLabel[] {
  const text = properties.name?.replace(/ \(.*\)$/, "");
  return text === undefined ? [] : [{ x, y, text }];
}

/** How far a town is taken to reach around its gatekeeper, in game units. */
const TOWN_REACH = 3000;
/** The fewest people of a town. */
const FEWEST_PEOPLE = 20;

/**
 * Names the towns of a data set that names none after their regions: in each, the gatekeeper with the most people around stands in the town.
 *
 * @param features The spawns of all NPCs.
 */
export function townsByGatekeepers(
  frame: MapFrame,
  features: readonly SpawnFeature[],
  monsterTypes: ReadonlySet<string>,
): readonly PlaceLabel[] {
  const people = features.filter(({ properties: { npcType } }) => npcType !== null && !monsterTypes.has(npcType));
  const positions = people.flatMap(({ geometry }) => geometry.coordinates);
  const best = new Map<string, PlaceLabel & { readonly count: number }>();
  for (const gatekeeper of people.filter(({ properties }) => properties.npcType === "Teleporter")) {
    const [x = 0, y = 0] = gatekeeper.geometry.coordinates[0] ?? [];
    const text = regionOf(frame, gatekeeper);
    const count = positions.filter(([east = 0, south = 0]) => Math.hypot(east - x, south - y) < TOWN_REACH).length;
    if (text !== undefined && count >= Math.max(FEWEST_PEOPLE, (best.get(text)?.count ?? 0) + 1))
      best.set(text, { x, y, text, count });
  }
  return [...best.values()].map(({ x, y, text }) => ({ x, y, text }));
}
