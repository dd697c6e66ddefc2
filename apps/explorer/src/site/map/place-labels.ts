import type { MapFrame, MapLocation, ZoneFeature } from "@gamedata/client";
import { boxOf, type Position } from "./view.js";

export interface PlaceLabel extends Position {
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
  const { xMin, yMin, xMax, yMax } = boxOf(geometry.coordinates[0] ?? []);
  return { x: (xMin + xMax) / 2, y: (yMin + yMax) / 2, reach: Math.hypot(xMax - xMin, yMax - yMin) / 2 };
}

/**
 * Chooses the names on the map. The name of a town's zone is that of the nearest location of the type town within it; a data set without
 * zones has the towns that a region is named after, and one without locations what the service takes for them.
 *
 * @param zones Zones of all kinds; one that is off is no town.
 */
export function placeLabelsOf(
  { towns, regions, locations, regionTowns = [] }: MapFrame,
  zones: readonly ZoneFeature[],
): PlaceLabels {
  const named = new Set(regions.map(({ name }) => name));
  const first = new Set(towns.filter(({ name }) => named.has(name)));
  const unnamed: PlaceLabel[] = [];
  for (const zone of zones) {
    if (zone.properties.kind !== "town" || zone.properties.enabled === false) continue;
    const { x, y, reach } = middleOf(zone);
    const distance = (town: MapLocation) => Math.hypot(town.x - x, town.y - y);
    const near = towns.filter((town) => distance(town) <= reach).toSorted((a, b) => distance(a) - distance(b));
    const [nearest] = near;
    if (nearest === undefined) unnamed.push(...nameOf(zone, x, y));
    else if (!near.some((town) => first.has(town))) first.add(nearest);
  }
  const own = [...[...first].map(labelOf), ...unnamed];
  return {
    towns: own.length > 0 ? own : regionTowns.map(({ region, x, y }) => ({ x, y, text: region.name })),
    sights: towns.filter((town) => !first.has(town)).map(labelOf),
    grounds: locations.filter(({ type }) => type !== towns[0]?.type).map(labelOf),
  };
}

/** The name of a zone, without what the source says of it in brackets. */
function nameOf({ properties }: ZoneFeature, x: number, y: number): readonly PlaceLabel[] {
  const text = properties.name?.replace(/ \(.*\)$/, "");
  return text === undefined ? [] : [{ x, y, text }];
}
