import { type Catalog, getMapFrame, npcCollection } from "@gamedata/core";
import { searchText } from "@gamedata/rules";
import type { LocationRow } from "@gamedata/schema";
import { rowsContaining } from "./named-rows.js";

/** A place as queries take it: the id of an NPC, or x and y. */
export type Place = number | readonly [number, number];

/** A place with a name, and what an error shows of it. */
export interface NamedPlace {
  readonly name: string;
  readonly place: Place;
  readonly shown: object;
}

/** Game units; destinations of one name within this distance are one place, to which several NPCs teleport. */
const SAME_PLACE = 1000;

const leadingArticle = /^the /u;

/** Returns a name as it is searched, without a leading `The`, which the sources write in some files and not in others. */
export function bareName(name: string): string {
  return searchText(name).replace(leadingArticle, "");
}

/** What the names of towns have beside the short name: `Town of Dion`, `Gludin Village`, `The Village of Gludin`. */
const townWords = /^(?:town|village) of | (?:village|castle town|township)$/gu;

/** Returns the name of a town in lower case without what it has beside the short name; another name only without its article. */
export function shortName(name: string): string {
  return bareName(name).replace(townWords, "");
}

export function locationPlaces({ dataset }: Catalog): readonly NamedPlace[] {
  return dataset.locations.map(placeOfLocation);
}

export function npcPlaces(catalog: Catalog, text: string): readonly NamedPlace[] {
  return rowsContaining(catalog, npcCollection, text).map((row) => ({
    name: row.name,
    place: row.id,
    shown: { type: "npc", ...row },
  }));
}

/** Returns the destinations of teleports whose name contains a text, articles aside. */
export function destinationPlaces({ dataset }: Catalog, text: string): readonly NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const { name, x, y } of dataset.teleports) {
    if (!bareName(name).includes(bareName(text))) continue;
    const isKnown = found.some((one) => bareName(one.name) === bareName(name) && isNear(one.place, x, y));
    if (!isKnown) found.push({ name, place: [x, y], shown: { type: "destination", name, x, y } });
  }
  return found;
}

/** Returns the locations in the region with a name; none if no region has it. */
export function locationsOfRegion(catalog: Catalog, name: string): readonly NamedPlace[] {
  const { locations, regions } = catalog.dataset;
  const region = regions.find((one) => bareName(one.name) === bareName(name));
  if (region === undefined) return [];
  const { grid, bounds, tileSize } = getMapFrame(catalog);
  const regionAt = ({ x, y }: LocationRow) =>
    grid[Math.floor((y - bounds.yMin) / tileSize)]?.[Math.floor((x - bounds.xMin) / tileSize)];
  return locations.filter((location) => regionAt(location) === region.id).map(placeOfLocation);
}

const placeOfLocation = ({ id, name, x, y }: LocationRow): NamedPlace => ({
  name,
  place: [x, y],
  shown: { type: "location", id, name },
});

const isNear = (place: Place, x: number, y: number): boolean =>
  typeof place !== "number" && Math.hypot(place[0] - x, place[1] - y) <= SAME_PLACE;
