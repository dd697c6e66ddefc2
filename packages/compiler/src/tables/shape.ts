import { present } from "@gamedata/rules";
import type { ZoneRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../diagnostic.js";
import { readAttributes, readChildren, readLeaf } from "../read/element.js";
import { closedFields } from "../read/fields.js";
import { idText, integerText } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";

export type Corner = readonly [x: number, y: number];

const coordinate = integerText();

/** The shapes that an attribute names, and those of the tables. Source: `ZoneManager` and `SpawnData` of L2J Mobius, which ignore case. */
const SHAPES = { npoly: "polygon", cuboid: "cuboid", cylinder: "cylinder" } as const;

/** The attributes that state the shape of a zone or territory, unless that is an element of its own. */
export const shapeAttributes = {
  shape: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.picklist(["npoly", "cuboid", "cylinder"], "NPoly, Cuboid or Cylinder"),
      v.transform((shape) => SHAPES[shape]),
    ),
  ),
  minZ: v.exactOptional(coordinate),
  maxZ: v.exactOptional(coordinate),
  rad: v.exactOptional(idText),
};

/** The elements that are the shape of a zone in L2jOrg. */
const SHAPE_ELEMENTS = { polygon: "polygon", cube: "cuboid", cylinder: "cylinder" } as const;

const isShapeElement = (name: string): name is keyof typeof SHAPE_ELEMENTS => Object.hasOwn(SHAPE_ELEMENTS, name);

const elementAttributes = v.strictObject({ minZ: coordinate, maxZ: coordinate, radius: v.exactOptional(idText) });
const optional = v.exactOptional(coordinate);
const cornerAttributes = closedFields({ x: [optional, "X", "x"], y: [optional, "Y", "y"] });

/** What the attributes of an element state of its shape. */
interface Stated {
  readonly shape?: ZoneRow["shape"];
  readonly minZ?: number;
  readonly maxZ?: number;
  readonly rad?: number;
}

type Outline =
  | { readonly shape: "polygon" | "cuboid"; readonly points: [x: number, y: number][] }
  | {
      readonly shape: "cylinder";
      readonly points: { readonly x: number; readonly y: number; readonly radius: number };
    };

/** Corners or a circle, and heights. */
export type Shape = Outline & { readonly minZ: number; readonly maxZ: number };

/** The fewest corners of each shape. */
const CORNERS = { polygon: 3, cuboid: 2, cylinder: 1 } as const;

/**
 * Returns the corners or circle of a zone or territory, and its heights; `undefined`, reported as an error, if one of them is missing or cannot
 * be read. Its corners stand in it, in the element that is its shape, or in a dump.
 */
export function readShape(
  report: Report,
  element: XmlElement,
  attributes: Stated,
  vertices: readonly Corner[] = [],
): Shape | undefined {
  const what = `<${element.name}>`;
  const inside = element.children.find(({ name }) => isShapeElement(name));
  const stated = inside === undefined ? attributes : shapeOf(report, inside);
  const { children } = inside ?? element;
  const nodes = readChildren(report, inside ?? element, ["node", "point"]);
  const unread = children.filter(({ kind }) => kind.reason !== undefined);
  const corners = nodes.length === 0 ? vertices : nodes.flatMap((node) => cornerOf(report, node));
  // Without one of its corners it would be another area; what is not known may be a corner, misspelled.
  if (nodes.length + unread.length < children.length || corners.length < nodes.length) return undefined;
  const { shape, minZ, maxZ, rad } = stated;
  if (shape === undefined || minZ === undefined || maxZ === undefined) {
    report.error(element, what, "shape, minZ and maxZ", "none");
    return undefined;
  }
  const [middle] = corners;
  if (corners.length < CORNERS[shape] || middle === undefined) {
    report.error(element, what, `at least ${CORNERS[shape]} <node>`, String(corners.length));
    return undefined;
  }
  // Some state the heights the other way round; engines take them in either order.
  const heights = { minZ: Math.min(minZ, maxZ), maxZ: Math.max(minZ, maxZ) };
  if (shape !== "cylinder") return { shape, points: corners.map(([x, y]): [number, number] => [x, y]), ...heights };
  if (rad !== undefined) return { shape, points: { x: middle[0], y: middle[1], radius: rad }, ...heights };
  report.error(element, `${what} rad`, "a radius", "nothing");
  return undefined;
}

function shapeOf(report: Report, element: XmlElement): Stated {
  const { radius: rad, ...heights } = readAttributes(report, element, elementAttributes) ?? {};
  return present({ shape: isShapeElement(element.name) ? SHAPE_ELEMENTS[element.name] : undefined, rad, ...heights });
}

function cornerOf(report: Report, node: XmlElement): readonly Corner[] {
  const { x, y } = readLeaf(report, node, cornerAttributes) ?? {};
  return x === undefined || y === undefined ? [] : [[x, y]];
}
