import { present, type ZoneRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { groupBy } from "../rows-by-id.js";

type Corner = readonly [x: number, y: number];

const coordinate = integerText();

/** The shapes that an attribute of a zone names, and those of the table. */
const SHAPES = { NPoly: "polygon", Cuboid: "cuboid", Cylinder: "cylinder" } as const;

/** The attributes of a `<zone>`: what it is, and its shape, unless that is an element of its own. */
export const zoneAttributes = v.strictObject({
  id: v.exactOptional(idText),
  name: v.exactOptional(labelText),
  type: v.exactOptional(labelText),
  shape: v.exactOptional(
    v.pipe(
      v.picklist(["NPoly", "Cuboid", "Cylinder"], "NPoly, Cuboid or Cylinder"),
      v.transform((shape) => SHAPES[shape]),
    ),
  ),
  minZ: v.exactOptional(coordinate),
  maxZ: v.exactOptional(coordinate),
  rad: v.exactOptional(idText),
});

/** The elements that are the shape of a zone in L2jOrg. */
const SHAPE_ELEMENTS = { polygon: "polygon", cube: "cuboid", cylinder: "cylinder" } as const;

const isShapeElement = (name: string): name is keyof typeof SHAPE_ELEMENTS => Object.hasOwn(SHAPE_ELEMENTS, name);

const shapeAttributes = v.strictObject({ minZ: coordinate, maxZ: coordinate, radius: v.exactOptional(idText) });
const cornerAttributes = v.strictObject({
  x: v.exactOptional(coordinate),
  y: v.exactOptional(coordinate),
  X: v.exactOptional(coordinate),
  Y: v.exactOptional(coordinate),
});

const vertexColumns = v.object({ id: idText, order: integerText(0), x: coordinate, y: coordinate });

/** The corners that the dump `zone_vertices` of L2J before 2009 states, by the id of the zone. */
export type Vertices = ReadonlyMap<number, readonly Corner[]>;

/** Reads the dump of corners, in their order; empty where there is none. */
export function readVertices(datapack: Datapack): Vertices {
  const rows = readSqlRowsOf(datapack, "zone_vertices", vertexColumns);
  const ordered = rows.toSorted((one, other) => one.row.order - other.row.order);
  const zones = groupBy(ordered, ({ row }) => row.id);
  return new Map([...zones].map(([id, corners]) => [id, corners.map(({ row: { x, y } }): Corner => [x, y])]));
}

type Shape = Pick<ZoneRow, "shape" | "points" | "minZ" | "maxZ">;

/** The fewest corners of each shape. */
const CORNERS = { polygon: 3, cuboid: 2, cylinder: 1 } as const;

/**
 * Returns the shape of a zone, its corners or circle, and its heights; `undefined`, reported as an error, if one of them is missing. Its corners
 * stand in the zone, in the element that is its shape, or in a dump.
 */
export function readShape(
  report: Report,
  element: XmlElement,
  zone: v.InferOutput<typeof zoneAttributes>,
  vertices: readonly Corner[] = [],
): Shape | undefined {
  const inside = element.children.find(({ name }) => isShapeElement(name));
  const stated = inside === undefined ? zone : shapeOf(report, inside);
  const nodes = readChildren(report, inside ?? element, ["node", "point"]);
  const corners = nodes.length === 0 ? vertices : nodes.flatMap((node) => cornerOf(report, node));
  const { shape, minZ, maxZ, rad } = stated;
  if (shape === undefined || minZ === undefined || maxZ === undefined) {
    report.error(element, "<zone>", "shape, minZ and maxZ", "none");
    return undefined;
  }
  const [middle] = corners;
  if (corners.length < CORNERS[shape] || middle === undefined) {
    report.error(element, "<zone>", `at least ${CORNERS[shape]} <node>`, String(corners.length));
    return undefined;
  }
  // Some zones state the heights the other way round; engines take them in either order.
  const heights = { minZ: Math.min(minZ, maxZ), maxZ: Math.max(minZ, maxZ) };
  if (shape !== "cylinder") return { shape, points: corners.map(([x, y]): [number, number] => [x, y]), ...heights };
  if (rad !== undefined) return { shape, points: { x: middle[0], y: middle[1], radius: rad }, ...heights };
  report.error(element, "<zone> rad", "a radius", "nothing");
  return undefined;
}

function shapeOf(report: Report, element: XmlElement): Partial<v.InferOutput<typeof zoneAttributes>> {
  const { radius: rad, ...heights } = readAttributes(report, element, shapeAttributes) ?? {};
  return present({ shape: isShapeElement(element.name) ? SHAPE_ELEMENTS[element.name] : undefined, rad, ...heights });
}

function cornerOf(report: Report, node: XmlElement): readonly Corner[] {
  const { x, y, X = x, Y = y } = readLeaf(report, node, cornerAttributes) ?? {};
  return X === undefined || Y === undefined ? [] : [[X, Y]];
}
