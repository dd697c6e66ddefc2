import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readPart } from "../../read/element.js";
import { flagText, idText, integerText, labelText, openIdAttributes, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

const number = integerText(0);
const point = v.strictObject(pointEntries);

const doorAttributes = v.strictObject({ id: idText, name: labelText });
const statAttributes = v.strictObject({ hp: number, pDef: number, mDef: number });
const unlockAttributes = v.strictObject({ val: flagText });

const PARTS = ["castle", "siegableclanhall", "position", "minpos", "maxpos", "stats", "unlockable"];

/** The doors that the engine opens when it starts. */
const OPEN: ReadonlySet<number> = new Set([
  ...[24_190_001, 24_190_002, 24_190_003, 24_190_004],
  ...[23_180_001, 23_180_002, 23_180_003, 23_180_004, 23_180_005, 23_180_006],
]);

/** Reads a door with the box around it. A door of a castle is a wall by its name. Source: class `DoorTable` of aCis before 2015. */
export function readBoxed(report: Report, element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(report, element, PARTS);
  const door = readAttributes(report, element, doorAttributes);
  const position = readPart(report, parts, "position", point);
  const least = readPart(report, parts, "minpos", point);
  const most = readPart(report, parts, "maxpos", point);
  const stats = readPart(report, parts, "stats", statAttributes);
  const castleId = readPart(report, parts, "castle", openIdAttributes)?.id;
  const isUnlocked = readPart(report, parts, "unlockable", unlockAttributes)?.val === true;
  if (door === undefined || position === undefined) return undefined;
  return {
    ...door,
    kind: castleId !== undefined && door.name.includes("wall") ? "wall" : "door",
    ...position,
    ...(least && most && boxOf(least, most)),
    ...stats,
    isOpen: OPEN.has(door.id),
    openedBy: isUnlocked ? ["skill"] : undefined,
    castleId,
    clanHallId: readPart(report, parts, "siegableclanhall", openIdAttributes)?.id,
  };
}

type Point = v.InferOutput<typeof point>;

/** Returns the ground and the heights of a box by two of its corners. */
export const boxOf = (least: Point, most: Point) => ({
  corners: [
    { x: least.x, y: least.y },
    { x: most.x, y: least.y },
    { x: most.x, y: most.y },
    { x: least.x, y: most.y },
  ],
  minZ: Math.min(least.z, most.z),
  height: Math.abs(most.z - least.z),
});
