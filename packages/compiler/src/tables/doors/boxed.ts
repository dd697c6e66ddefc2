import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, readPart } from "../../read/element.js";
import { flagText, idText, integerText, labelText, openIdAttributes, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";
import { isOpened } from "./opened.js";

const number = integerText(0);
const point = v.strictObject(pointEntries);

const doorAttributes = v.strictObject({ id: idText, name: labelText });
const statAttributes = v.strictObject({ hp: number, pDef: number, mDef: number });
const unlockAttributes = v.strictObject({ val: flagText });

const PARTS = ["castle", "siegableclanhall", "position", "minpos", "maxpos", "stats", "unlockable"];

/** Reads a door with the box around it. A door of a castle is a wall by its name. Source: class `DoorTable` of aCis before 2015. */
export function readBoxed(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, PARTS);
  const door = readAttributes(element, doorAttributes);
  const position = readPart(parts, "position", point);
  const least = readPart(parts, "minpos", point);
  const most = readPart(parts, "maxpos", point);
  const stats = readPart(parts, "stats", statAttributes);
  const castleId = readPart(parts, "castle", openIdAttributes)?.id;
  const isUnlocked = readPart(parts, "unlockable", unlockAttributes)?.val === true;
  if (door === undefined || position === undefined) return undefined;
  return {
    ...door,
    kind: castleId !== undefined && door.name.includes("wall") ? "wall" : "door",
    ...position,
    ...(least && most && boxOf(least, most)),
    ...stats,
    isOpen: isOpened(door.id),
    openedBy: isUnlocked ? ["skill"] : undefined,
    castleId,
    clanHallId: readPart(parts, "siegableclanhall", openIdAttributes)?.id,
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
