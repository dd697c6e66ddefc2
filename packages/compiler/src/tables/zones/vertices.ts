import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { groupBy } from "../rows-by-id.js";
import type { Corner } from "../shape.js";

const coordinate = integerText();
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
