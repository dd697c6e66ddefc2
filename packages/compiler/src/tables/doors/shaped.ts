import { nonEmpty } from "@gamedata/rules";
import type { DoorOpener, DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import { onlyChild, readAttributes, readChildren, readPart, readSet, readWhole } from "../../read/element.js";
import { isUnread } from "../../read/fault.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { coordinate, count, flag, idText, integerText, labelText, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

const number = integerText(0);

const doorAttributes = closedFields({
  id: idText,
  name: labelText,
  ...fieldsNamed(number, "hp pDef=pdef mDef=mdef"),
  type: v.exactOptional(v.picklist(["DOOR", "WALL"])),
});
const point = v.strictObject(pointEntries);
const CORNERS = ["a", "b", "c", "d"] as const;
const shapeAttributes = v.strictObject(
  v.entriesFromList(["minz", "maxz", ...CORNERS.flatMap((corner) => [`${corner}x`, `${corner}y`])], coordinate),
);
const doorSettings = closedFields({
  ...fieldsNamed(flag, "isOpen=opened isUnlocked=unlockable"),
  ...fieldsNamed(count, "key opensAfter=open_time closesAfter=close_time"),
});

/** How high above its ground the engine has a door, whatever the file states. */
const ABOVE_GROUND = 32;

/**
 * Reads a door with its four corners in a `<shape>`, and settings. A door with a key is opened by it alone. Source: classes `DoorParser`,
 * `DoorTemplate` and `Unlock` of L2-Scripts.
 */
export function readShaped(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, ["pos", "shape", "set"]);
  const door = readAttributes(element, doorAttributes);
  const pos = readPart(parts, "pos", point);
  const shape = onlyChild(parts, "shape");
  const corners = shape && readWhole(shape, shapeAttributes);
  const set = readSet(element, parts, doorSettings);
  if (pos === undefined || corners === undefined)
    return element.report.refuse(element, "<door>", "a <pos> and a <shape>", "none that can be read");
  if (door === undefined || set === undefined) return undefined;
  // Without one of them a door would open as it does not.
  if (isUnread(set, "opened", "unlockable", "key")) return undefined;
  const { type, ...facts } = door;
  const { isOpen = false, isUnlocked = false, key = 0, ...times } = set;
  const openers: readonly (readonly [DoorOpener, boolean])[] = [
    ["time", (times.opensAfter ?? 0) > 0],
    ["item", key > 0],
    ["skill", isUnlocked && key === 0],
  ];
  const { minz = 0, maxz = 0 } = corners;
  return {
    ...facts,
    kind: type === "WALL" ? "wall" : "door",
    ...pos,
    z: minz + ABOVE_GROUND,
    corners: CORNERS.map((corner) => ({ x: corners[`${corner}x`] ?? 0, y: corners[`${corner}y`] ?? 0 })),
    minZ: minz,
    height: maxz - minz,
    isOpen,
    openedBy: nonEmpty(openers.flatMap(([opener, opens]) => (opens ? opener : []))),
    ...times,
  };
}
