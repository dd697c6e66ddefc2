import { present } from "@gamedata/rules";
import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readEvery, readKnownChildren } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { coordinate, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { readShape, type Shape, shapeAttributes } from "../shape.js";

const territoryAttributes = v.strictObject({ ...shapeAttributes, name: v.exactOptional(labelText) });

/**
 * Reads `<territory name shape minZ maxZ rad>` with its `<node x y>`: a polygon unless it states another shape, of one or two corners the
 * rectangle around them (class `ZoneNPoly` of L2J Mobius, which draws points in that until one is inside); or one of `<location x y minz maxz>`, whose
 * corners have the heights (L2JHellas).
 *
 * @param zone The name that the spawn gives it.
 */
export function readTerritory(element: XmlElement, zone?: string): Territory | undefined {
  const read = readAttributes(element, territoryAttributes, { isWhole: true });
  if (read === undefined) return undefined;
  const { name, ...attributes } = read;
  if (element.children.some((child) => child.name === CORNER)) return cornersOf(element, zone ?? name);
  const { shape = "polygon" } = attributes;
  const nodes = element.children.filter((child) => child.name === "node");
  const isBounded = shape === "polygon" && nodes.length > 0 && nodes.length < 3;
  // A single corner is both ends of the rectangle.
  const bounds = isBounded ? { ...element, children: [...element.children, ...nodes] } : element;
  const area = readShape(bounds, { ...attributes, shape: isBounded ? "cuboid" : shape });
  if (area === undefined) return undefined;
  const { minZ, maxZ } = area;
  return present({ name: zone ?? name, minZ, maxZ, ...outlineOf(area) });
}

/** The element of a corner that states the heights. */
const CORNER = "location";

const cornerAttributes = exactObject({ ...v.entriesFromList(["x", "y", "minz", "maxz"], coordinate) });

/** Reads a territory of corners with heights: it reaches from the least to the greatest of them. */
export function cornersOf(element: XmlElement, name: string | undefined, corner = CORNER): Territory | undefined {
  const elements = readKnownChildren(element, [corner]);
  const corners = elements && readEvery(elements, cornerAttributes);
  if (corners === undefined) return undefined;
  if (corners.length < 3)
    return element.report.refuse(element, `<${element.name}>`, `at least 3 <${corner}>`, String(corners.length));
  return present({
    name,
    minZ: Math.min(...corners.map(({ minz }) => minz)),
    maxZ: Math.max(...corners.map(({ maxz }) => maxz)),
    polygon: corners.map(({ x, y }) => ({ x, y })),
  });
}

function outlineOf(area: Shape): Pick<Territory, "polygon" | "circle"> {
  if (area.shape === "cylinder") return { circle: area.points };
  if (area.shape === "polygon") return { polygon: area.points.map(([x, y]) => ({ x, y })) };
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = area.points;
  return { polygon: rectangleOf({ x1, y1, x2, y2 }) };
}

/** Returns the corners of a rectangle from two opposite ones. */
export const rectangleOf = ({ x1, y1, x2, y2 }: Readonly<Record<"x1" | "y1" | "x2" | "y2", number>>) => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
];

const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Returns the middle of a territory in whole units: the centre of its circle, or the mean of its corners, and the mean of its heights. */
export function middleOf({ polygon = [], circle, minZ, maxZ }: Territory) {
  const corners = circle === undefined ? polygon : [circle];
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)), z: mean([minZ, maxZ]) };
}
