import { locationFacts, regionFacts } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { recordKind } from "../query/record-kind.js";
import { createLocationFinder } from "./location-finder.js";
import { createRegionGrid } from "./region-grid.js";

/** The map regions of a catalog. */
export const regionGrid = derived(({ dataset, manifest }) => createRegionGrid(dataset.regions, manifest.regionGrid));

/** The hunting and map locations of a catalog. */
export const locationFinder = derived(({ dataset }) => createLocationFinder(dataset.locations));

/** The record kind of regions. */
export const regionKind = recordKind(regionFacts, (catalog) => regionGrid(catalog).byId);

/** The record kind of locations. */
export const locationKind = recordKind(locationFacts, (catalog) => locationFinder(catalog).byId);
