import { nonEmpty } from "@gamedata/rules";
import { DEFAULT_REGION_GRID } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, sourcedAt } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { type Form, formFrom } from "../../read/form.js";
import { readJsonRows, readOptionalJsonRows } from "../../read/json.js";
import { integerText, nameText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { type RegionMap, tilesOf } from "./region-map.js";

/** The names of regions, which only the client has. */
const NAMES_FILE = "curated/region-names.json";

const nameRow = v.strictObject({ id: v.number(), name: nameText });

export const readRegionNames = (datapack: Datapack) => readJsonRows(datapack, NAMES_FILE, nameRow);

const { firstTileX, firstTileY, columns, rows } = DEFAULT_REGION_GRID;

const columnNames = Array.from({ length: columns }, (_, column) => `geoX_${firstTileX + column}`);
const mapAttributes = v.pipe(
  v.objectWithRest({ geoY: integerText(firstTileY, firstTileY + rows - 1) }, integerText(0)),
  v.check(
    (map) =>
      Object.keys(map).length === columnNames.length + 1 && columnNames.every((name) => Object.hasOwn(map, name)),
    `geoY and geoX_${firstTileX} to geoX_${firstTileX + columns - 1}`,
  ),
);

type Cell = [column: number, row: number];

/** The form of a file that gives each tile of the grid its region. */
export const regionGrid: Form = formFrom("aCis", ["mapRegions.xml"], "map@geoY");

/**
 * Reads the `regions` table: names from `curated/region-names.json`, tiles from a file of the whole grid. A tile of an unknown region and
 * a missing or repeated grid row are errors.
 */
export function readRegionGridFile(datapack: Datapack, file: string): SourcedTable<"regions"> {
  const names = readOptionalJsonRows(datapack, NAMES_FILE, nameRow);
  if (names === undefined) return [];
  const list = readXml(datapack, file);
  const known = new Set(names.map(({ row }) => row.id));
  const tiles = list ? readTiles(list, known) : new Map<number, Cell[]>();
  return names.flatMap(({ row, ...position }) =>
    finishRow(datapack.report, "regions", position, { ...row, tiles: nonEmpty(tiles.get(row.id) ?? []) }),
  );
}

function readTiles(list: XmlElement, known: ReadonlySet<number>): ReadonlyMap<number, readonly Cell[]> {
  const { report } = list;
  const tiles = new Map<number, Cell[]>();
  const seen = new Set<number>();
  for (const element of readChildren(list, ["map"])) {
    const read = readLeaf(element, mapAttributes);
    if (read === undefined) continue;
    const gridRow = read.geoY - firstTileY;
    if (seen.has(gridRow)) report.error(element, `<map> ${read.geoY}`, "one row", "another one");
    seen.add(gridRow);
    for (const [column, name] of columnNames.entries()) {
      const region = read[name] ?? 0;
      if (!known.has(region)) report.error(element, `<map> ${name}`, "a region of region-names.json", `${region}`);
      tiles.set(region, [...(tiles.get(region) ?? []), [column, gridRow]]);
    }
  }
  if (seen.size < rows) report.error(list, "region grid", `${rows} rows`, `${seen.size}`);
  return new Map([...tiles].map(([region, cells]) => [region, cells.sort((a, b) => a[1] - b[1] || a[0] - b[0])]));
}

/** The form of a file that gives points at which characters revive their areas. */
export const restartAreas: Form = formFrom("l2jfree", ["mapregion"], "restartarea/map");

const pointAttributes = v.strictObject({ id: integerText(0), name: nameText });
const areaAttributes = v.strictObject({ id: integerText(0) });

/** Reads `<restartpoints>` with `<restartpoint id name>`, and `<areas>` with `<restartarea id>` of `<map X Y>`: the regions that have an area. */
export function readRestartAreas(list: XmlElement): RegionMap {
  const children = readChildren(list, ["restartpoints", "areas"]);
  const areas = readChildren(onlyChild(children, "areas"), ["restartarea"]);
  const tiles = areas.flatMap((area) => {
    const read = readAttributes(area, areaAttributes);
    return read === undefined ? [] : tilesOf(readChildren(area, ["map"]), read.id);
  });
  const inhabited = new Set(tiles.map(({ regionId }) => regionId));
  const points = readChildren(onlyChild(children, "restartpoints"), ["restartpoint"]);
  const names = points.flatMap((point) => {
    const row = readAttributes(point, pointAttributes);
    return row !== undefined && inhabited.has(row.id) ? [sourcedAt(point, row)] : [];
  });
  return { names, tiles };
}
