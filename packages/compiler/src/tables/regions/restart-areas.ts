import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren } from "../../read/element.js";
import type { Form } from "../../read/form.js";
import { integerText, nameText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type RegionMap, tilesOf } from "./region-map.js";

/** The form of a file that gives points at which characters revive their areas. */
export const restartAreas: Form = { servers: "l2jfree", files: ["mapregion"], mark: "restartarea/map" };

const pointAttributes = v.strictObject({ id: integerText(0), name: nameText });
const areaAttributes = v.strictObject({ id: integerText(0) });

/** Reads `<restartpoints>` with `<restartpoint id name>`, and `<areas>` with `<restartarea id>` of `<map X Y>`: the regions that have an area. */
export function readRestartAreas(report: Report, list: XmlElement): RegionMap {
  const children = readChildren(report, list, ["restartpoints", "areas"]);
  const areas = readChildren(report, onlyChild(report, children, "areas"), ["restartarea"]);
  const tiles = areas.flatMap((area) => {
    const read = readAttributes(report, area, areaAttributes);
    return read === undefined ? [] : tilesOf(report, readChildren(report, area, ["map"]), read.id);
  });
  const inhabited = new Set(tiles.map(({ regionId }) => regionId));
  const points = readChildren(report, onlyChild(report, children, "restartpoints"), ["restartpoint"]);
  const names = points.flatMap((point) => {
    const row = readAttributes(report, point, pointAttributes);
    return row !== undefined && inhabited.has(row.id) ? [{ file: point.file, line: point.line, row }] : [];
  });
  return { names, tiles };
}
