import { present } from "@gamedata/rules";
import type { ZoneRow } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readEvery, readKnownChildren } from "../read/element.js";
import { exactFields, fieldsNamed } from "../read/fields.js";
import { choiceText, coordinate, flagText, radius } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";

export type Corner = readonly [x: number, y: number];

/**
 * The shapes that an attribute names, and those of the tables. Source: `ZoneManager` and `SpawnData` of L2J Mobius, which ignore case; two are
 * those of L2jAdmins.
 */
const SHAPES = { npoly: "polygon", poly: "polygon", cuboid: "cuboid", cubo: "cuboid", cylinder: "cylinder" } as const;

/** The attributes that state the shape of a zone or territory, unless that is an element of its own. */
export const shapeAttributes = {
  shape: v.exactOptional(choiceText(SHAPES, "NPoly, Cuboid or Cylinder")),
  minZ: v.exactOptional(coordinate),
  maxZ: v.exactOptional(coordinate),
  rad: v.exactOptional(radius),
};

const optional = v.exactOptional(coordinate);

/** The elements that are shapes of a zone: in L2jOrg named after it, and in l2jfree with a type. Those of another type are rings. */
const SHAPE_ELEMENTS = { polygon: "polygon", cube: "cuboid", cylinder: "cylinder", shape: undefined } as const;
const SHAPE_TYPES = { poly: "polygon", rect: "cuboid", cylinder: "cylinder" } as const;

const isShapeElement = (name: string): name is keyof typeof SHAPE_ELEMENTS => Object.hasOwn(SHAPE_ELEMENTS, name);

const elementAttributes = exactFields({
  shape: [v.exactOptional(choiceText(SHAPE_TYPES, "Poly, Rect or Cylinder")), "type"],
  ...fieldsNamed(optional, "minZ=minZ|zMin maxZ=maxZ|zMax"),
  rad: [v.exactOptional(radius), "radius"],
  exclude: v.exactOptional(v.pipe(flagText, v.literal(false, "a shape that is not taken out of the others"))),
});
const cornerAttributes = v.strictObject({ x: coordinate, y: coordinate });

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

const CORNERS = { polygon: 3, cuboid: 2, cylinder: 1 } as const;

/** Returns the shapes of a zone, which are elements in it, or else one that it states itself; none if one of them cannot be read. */
export function readShapes(element: XmlElement, attributes: Stated, vertices?: readonly Corner[]): readonly Shape[] {
  const hasCorners = ({ children }: XmlElement) => children.some(({ name }) => CORNER_ELEMENTS.includes(name));
  const parts = element.children.filter((child) => isShapeElement(child.name) || hasCorners(child));
  const shapes =
    parts.length === 0
      ? [readShape(element, attributes, vertices)]
      : parts.map((part) => {
          const stated = shapeOf(part);
          return stated && readShape(part, stated);
        });
  const read = shapes.flatMap((shape) => shape ?? []);
  return read.length < shapes.length ? [] : read;
}

function shapeOf(element: XmlElement): Stated | undefined {
  const { name } = element;
  if (!isShapeElement(name))
    return element.report.refuse(element, "shape of a zone", Object.keys(SHAPE_ELEMENTS).join(), name);
  const stated = readAttributes(element, elementAttributes, { isWhole: true });
  return stated && present({ ...stated, shape: SHAPE_ELEMENTS[name] ?? stated.shape });
}

const CORNER_ELEMENTS: readonly string[] = ["node", "point"];

/**
 * Returns the corners or circle of a zone or territory, and its heights; `undefined`, reported as an error, if one of them is missing or cannot
 * be read. Its corners stand in it, or in a dump.
 */
export function readShape(
  element: XmlElement,
  { shape, minZ, maxZ, rad }: Stated,
  vertices: readonly Corner[] = [],
): Shape | undefined {
  const { report } = element;
  const what = `<${element.name}>`;
  // Without one of its corners it would be another area; what is not known may be a corner, misspelled.
  const children = readKnownChildren(element, [...CORNER_ELEMENTS, "vertices"]);
  const [list] = children ?? [];
  const inList = children?.length === 1 && list?.name === "vertices" ? list : undefined;
  const nodes = readEvery(inList ? readKnownChildren(inList, ["loc"]) : children, cornerAttributes);
  if (nodes === undefined) return undefined;
  const corners = nodes.length === 0 ? vertices : nodes.map(({ x, y }): Corner => [x, y]);
  if (shape === undefined || minZ === undefined || maxZ === undefined)
    return report.refuse(element, what, "shape, minZ and maxZ", "none");
  const [middle] = corners;
  if (corners.length < CORNERS[shape] || middle === undefined)
    return report.refuse(element, what, `at least ${CORNERS[shape]} <node>`, String(corners.length));
  // Some state the heights the other way round; engines take them in either order.
  const heights = { minZ: Math.min(minZ, maxZ), maxZ: Math.max(minZ, maxZ) };
  if (shape !== "cylinder") return { shape, points: corners.map(([x, y]): [number, number] => [x, y]), ...heights };
  if (rad !== undefined) return { shape, points: { x: middle[0], y: middle[1], radius: rad }, ...heights };
  return report.refuse(element, `${what} rad`, "a radius", "nothing");
}
