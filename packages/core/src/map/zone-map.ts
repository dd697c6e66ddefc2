import { present } from "@gamedata/rules";
import type { ZoneFeature, ZoneMap } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Zone, zones } from "../areas/zones.js";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { ZoneMapQuery } from "../generated/queries.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless } from "../query/input.js";
import type { CatalogQuery } from "../query/query.js";
import { boxFilter } from "./box.js";

const DESCRIPTION = "Coordinates are [x, y] in game units, not degrees: x from west to east, y from north to south.";

function kindEntry(catalog: Catalog) {
  const kinds = [...new Set(zones(catalog).map(({ row }) => row.kind))].sort();
  return v.pipe(
    v.array(caseless(kinds)),
    v.description("Only zones of these kinds; all by default. Case-insensitive."),
    v.transform((wanted) => kinds.filter((kind) => wanted.includes(kind))),
  );
}

const zoneMapQuery = derived((catalog) =>
  v.object({
    kind: v.optional(kindEntry(catalog)),
    bbox: boxFilter("Only zones that reach into this box"),
  }),
);

const features = derived(
  (catalog): ReadonlyMap<Zone, ZoneFeature> => new Map(zones(catalog).map((zone) => [zone, featureOf(zone)])),
);

/**
 * Returns the outlines of zones, such as water, towns and peaceful areas, as a GeoJSON FeatureCollection that is not paged: one feature
 * for each zone, by id. Coordinates are in game units. A zone is in a box if the rectangle around it and the box have a point in
 * common.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a box that is turned round, `INVALID_ENUM` for a kind that no zone has; each names
 * the parameter.
 *
 * @example
 * ```ts
 * const { features } = zoneMap(catalog, { kind: ["town"] });
 * assert.ok(features.some(({ properties }) => properties.name === "Giran Castle Town"));
 * assert.equal(zoneMap(catalog, { kind: ["water"] }).features.length, 373);
 * ```
 */
export const zoneMap: CatalogQuery<ZoneMapQuery, ZoneMap> = catalogQuery(
  { name: "zoneMap", shape: "document", row: "ZoneMap" },
  zoneMapQuery,
  (catalog, { kind, bbox }): ZoneMap => {
    const [west = -Infinity, north = -Infinity, east = Infinity, south = Infinity] = bbox ?? [];
    const isWanted = ({ row, xMin, yMin, xMax, yMax }: Zone) =>
      (kind === undefined || kind.includes(row.kind)) && xMin <= east && xMax >= west && yMin <= south && yMax >= north;
    const wanted = [...features(catalog)].flatMap(([zone, feature]) => (isWanted(zone) ? feature : []));
    return { type: "FeatureCollection", description: DESCRIPTION, features: wanted };
  },
);

function featureOf({ row, outline }: Zone): ZoneFeature {
  const { id, name = null, kind, shape, minZ, maxZ, enabled } = row;
  const ring = [...outline, ...outline.slice(0, 1)].map(([x, y]) => [x, y]);
  return {
    type: "Feature",
    id,
    geometry: { type: "Polygon", coordinates: [ring] },
    properties: present({ name, kind, shape, minZ, maxZ, enabled }),
  };
}
