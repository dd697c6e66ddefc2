import { nonEmpty } from "@gamedata/rules";
import type { RegionGrid } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { hasFile, readText } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { findPlace, type Names } from "../../read/place.js";
import { nameText } from "../../read/values.js";
import { readXml, readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readRegionGridFile, readRegionNames, readRestartAreas, regionGrid, restartAreas } from "./grid.js";
import { type RegionMap, type Tile, tilesOf } from "./region-map.js";

/** The second one before about 2015. */
const GRID_FILES: Names = ["mapRegions.xml", "map_region.xml"];

export const regionForms: readonly Form[] = [
  regionGrid,
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["mapregion", "MapRegion.xml"], "region/map"),
  restartAreas,
];

const tileRow = v.strictObject({ tileX: v.number(), tileY: v.number(), regionId: v.number() });

const regionAttributes = v.strictObject({ town: nameText });

/**
 * Reads the `regions` table: from a file of the whole grid; or with `curated/region-grid.json` and `curated/region-names.json` the regions
 * that they state; or the towns of `mapregion`, numbered in the order of the files.
 */
export function readRegions(datapack: Datapack): SourcedTable<"regions"> {
  const gridFile = findGrid(datapack);
  if (gridFile !== undefined) return readRegionGridFile(datapack, gridFile);
  const { names, tiles } = readRegionMap(datapack);
  const { firstTileX = 0, firstTileY = 0 } = readRegionGrid(datapack) ?? {};
  return names.flatMap(({ row, ...position }) => {
    const cells = tiles
      .filter(({ regionId }) => regionId === row.id)
      .map(({ x, y }): [number, number] => [x - firstTileX, y - firstTileY])
      .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    return finishRow(datapack.report, "regions", position, { ...row, tiles: nonEmpty(cells) });
  });
}

/** What files of regions have that have nearly the name of the grid, of L2J before 2012 and of l2jfree. */
const OTHER = /<(?:region|restartpoint)\s/u;

/** Returns the file of the whole grid. */
function findGrid(datapack: Datapack): string | undefined {
  const file = findPlace(datapack, GRID_FILES);
  return file === undefined || OTHER.test(readText(datapack, file) ?? "") ? undefined : file;
}

/** Returns the smallest grid that has all tiles; undefined without a tile, and for a file of the usual grid. */
export function readRegionGrid(datapack: Datapack): RegionGrid | undefined {
  if (findGrid(datapack) !== undefined) return undefined;
  const { tiles } = readRegionMap(datapack);
  if (tiles.length === 0) return undefined;
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [firstTileX, firstTileY] = [Math.min(...xs), Math.min(...ys)];
  return { firstTileX, firstTileY, columns: Math.max(...xs) - firstTileX + 1, rows: Math.max(...ys) - firstTileY + 1 };
}

const readRegionMap = oncePerDatapack((datapack: Datapack): RegionMap => {
  const map = readCurated(datapack) ?? readTowns(datapack);
  return { names: map.names, tiles: withoutDoubles(datapack.report, map.tiles) };
});

function readCurated(datapack: Datapack): RegionMap | undefined {
  const rows = readOptionalJsonRows(datapack, "curated/region-grid.json", tileRow);
  if (rows === undefined) return undefined;
  const names = readRegionNames(datapack);
  const known = new Set(names.map(({ row }) => row.id));
  const tiles = rows.flatMap(({ row: { tileX: x, tileY: y, regionId }, ...position }) => {
    if (!known.has(regionId))
      return datapack.report.error(position, "row regionId", "a region of region-names.json", `${regionId}`);
    return [{ ...position, x, y, regionId }];
  });
  return { names, tiles };
}

function readTowns(datapack: Datapack): RegionMap {
  const ids = new Map<string, number>();
  const names: RegionMap["names"][number][] = [];
  const tilesIn = (list: XmlElement): readonly Tile[] => {
    if (list.children.some(({ name }) => name === "areas")) {
      const areas = readRestartAreas(list);
      names.push(...areas.names);
      return areas.tiles;
    }
    return readChildren(list, ["region"]).flatMap((element) => {
      const region = readAttributes(element, regionAttributes);
      const maps = readChildren(element, ["map"]);
      if (region === undefined || maps.length === 0) return [];
      const { file, line } = element;
      const id = ids.get(region.town) ?? ids.size;
      if (!ids.has(region.town)) names.push({ file, line, row: { id, name: region.town } });
      ids.set(region.town, id);
      return tilesOf(maps, id);
    });
  };
  const folder = `${datapack.folder}/mapregion`;
  // One file before 2012.
  const file = `${datapack.folder}/MapRegion.xml`;
  const list = hasFile(datapack, file) ? readXml(datapack, file, folder) : undefined;
  return { names, tiles: list === undefined ? readXmlFolder(datapack, folder, tilesIn) : tilesIn(list) };
}

/** Leaves out a tile that another region has already, with a warning: the engine's own choice is accidental. */
function withoutDoubles(report: Report, tiles: readonly Tile[]): readonly Tile[] {
  const owners = new Map<string, number>();
  return tiles.filter(({ x, y, regionId, ...position }) => {
    const owner = owners.get(`${x},${y}`);
    if (owner === undefined) owners.set(`${x},${y}`, regionId);
    else if (owner !== regionId)
      report.warn(position, `tile ${x},${y}`, `region ${owner} alone`, `${regionId} too: left out`);
    if (owner !== undefined) report.leaveOut();
    return owner === undefined;
  });
}
