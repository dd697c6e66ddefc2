import { nonEmpty } from "@gamedata/rules";
import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import { onlyChild, readAttributes, readChildren, readEvery, readPart, readWholePart } from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { flag, flagText, idText, integerText, labelText, openIdAttributes, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

const number = integerText(0);
const point = v.object(pointEntries);

const doorAttributes = v.strictObject({
  id: idText,
  type: v.picklist(["DOOR", "WALL"]),
  level: integerText(1),
  name: labelText,
});
const statAttributes = v.strictObject({ hp: number, pDef: number, mDef: number, height: v.exactOptional(number) });
const functionAttributes = closedFields({
  opener: [v.exactOptional(v.picklist(["NPC", "CLICK", "TIME", "SKILL"])), "openType"],
  isOpen: [flag, "opened"],
  ...fieldsNamed(v.exactOptional(number), "opensAfter=openTime randomDelay=randomTime closesAfter=closeTime"),
  triggeredDoorId: [v.exactOptional(idText), "triggeredId"],
});

const OPENERS = { CLICK: "click", TIME: "time", SKILL: "skill" } as const;

/** Reads a door whose facts are elements of their own. What is left out: constructor of the class `DoorTemplate` of aCis. */
export function readPositioned(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, ["castle", "clanHall", "position", "coordinates", "stats", "function"]);
  const door = readAttributes(element, doorAttributes);
  const position = readPart(parts, "position", point);
  const stats = readPart(parts, "stats", statAttributes);
  // Without one of its attributes a door would open as it does not.
  const how = readWholePart(parts, "function", functionAttributes);
  if (door === undefined || position === undefined || how === undefined) return undefined;
  const { type, ...facts } = door;
  const { opener = "NPC", isOpen = false, ...opening } = how;
  return {
    ...{ ...facts, ...position, ...cornersOf(parts), ...stats, ...opening },
    kind: type === "WALL" ? "wall" : "door",
    isOpen,
    openedBy: opener === "NPC" ? undefined : [OPENERS[opener]],
    castleId: readPart(parts, "castle", openIdAttributes)?.id,
    clanHallId: readPart(parts, "clanHall", openIdAttributes)?.id,
  };
}

function cornersOf(parts: readonly XmlElement[]) {
  const places = onlyChild(parts, "coordinates");
  const corners = readEvery(places && readChildren(places, ["loc"]), point);
  return corners && { corners: corners.map(({ x, y }) => ({ x, y })), minZ: Math.min(...corners.map(({ z }) => z)) };
}

const corneredAttributes = closedFields({
  id: idText,
  name: labelText,
  isUnlocked: [flagText, "unlockable"],
  castleId: v.exactOptional(idText),
  ...fieldsNamed(v.exactOptional(flagText), "isWall isOpen"),
  period: [v.exactOptional(number), "openTask"],
});

/** Reads such a door of L2jAdmins, which may open and close by turns, with a time in milliseconds (class `DoorData`). */
export function readCornered(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, ["position", "coordinates", "stat"]);
  const door = readAttributes(element, corneredAttributes, { isWhole: true });
  const position = readPart(parts, "position", point);
  const stats = readPart(parts, "stat", statAttributes);
  if (door === undefined || position === undefined || stats === undefined) return undefined;
  const { isUnlocked, isWall = false, isOpen = false, period = 0, ...facts } = door;
  const openers = [...(period > 0 ? ["time" as const] : []), ...(isUnlocked ? ["skill" as const] : [])];
  return {
    ...{ ...facts, ...position, ...cornersOf(parts), ...stats },
    isOpen,
    kind: isWall ? "wall" : "door",
    openedBy: nonEmpty(openers),
    opensAfter: period / 1000,
    closesAfter: period / 1000,
  };
}
