import { present, type Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const coordinate = integerText();
const territoryAttributes = v.strictObject({ name: v.exactOptional(labelText), minZ: coordinate, maxZ: coordinate });
const nodeAttributes = v.strictObject({ x: coordinate, y: coordinate });

/** The fewest corners of an area. */
const FEWEST_CORNERS = 3;

/**
 * Reads `<territory name minZ maxZ>` with its `<node x y>`. One that has fewer than three corners is lost.
 *
 * @param zone The name that the spawn gives it.
 */
export function readTerritory(report: Report, element: XmlElement, zone?: string): Territory | undefined {
  const read = readAttributes(report, element, territoryAttributes, { isWhole: true });
  const polygon = readChildren(report, element, ["node"]).flatMap(
    (node) => readLeaf(report, node, nodeAttributes) ?? [],
  );
  if (read === undefined) return undefined;
  if (polygon.length >= FEWEST_CORNERS) return present({ ...read, name: zone ?? read.name, polygon });
  report.error(element, "<territory>", `at least ${FEWEST_CORNERS} <node>`, `${polygon.length}`);
  return undefined;
}

/** Returns the mean of the corners and heights of a territory, in whole units. */
export function middleOf({ polygon, minZ, maxZ }: Territory) {
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(polygon.map(({ x }) => x)), y: mean(polygon.map(({ y }) => y)), z: mean([minZ, maxZ]) };
}
