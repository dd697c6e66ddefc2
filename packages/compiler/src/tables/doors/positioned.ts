import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readEvery, readPart, readWhole } from "../../read/element.js";
import { flagText, idText, integerText, labelText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../draft.js";

const coordinate = integerText();
const number = integerText(0);
const point = v.object({ x: coordinate, y: coordinate, z: coordinate });

const doorAttributes = v.strictObject({
  id: idText,
  type: v.picklist(["DOOR", "WALL"]),
  level: integerText(1),
  name: labelText,
});
const ownerAttributes = v.object({ id: idText });
const statAttributes = v.strictObject({ hp: number, pDef: number, mDef: number, height: v.exactOptional(number) });
const functionAttributes = v.strictObject({
  openType: v.exactOptional(v.picklist(["NPC", "CLICK", "TIME", "SKILL"])),
  opened: v.exactOptional(flagText),
  openTime: v.exactOptional(number),
  randomTime: v.exactOptional(number),
  closeTime: v.exactOptional(number),
  triggeredId: v.exactOptional(idText),
});

const OPENERS = { CLICK: "click", TIME: "time", SKILL: "skill" } as const;

/** Reads a door whose facts are elements of their own. What is left out: constructor of the class `DoorTemplate` of aCis. */
export function readPositioned(report: Report, element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(report, element, ["castle", "clanHall", "position", "coordinates", "stats", "function"]);
  const door = readAttributes(report, element, doorAttributes);
  const position = readPart(report, parts, "position", point);
  const stats = readPart(report, parts, "stats", statAttributes);
  const stated = onlyChild(report, parts, "function");
  // Without one of its attributes a door would open as it does not.
  const how = stated === undefined ? {} : readWhole(report, stated, functionAttributes);
  const places = onlyChild(report, parts, "coordinates");
  const corners = readEvery(report, places && readChildren(report, places, ["loc"]), point);
  if (door === undefined || position === undefined || how === undefined) return undefined;
  const { openType = "NPC" } = how;
  return {
    id: door.id,
    name: door.name,
    kind: door.type === "WALL" ? "wall" : "door",
    level: door.level,
    ...position,
    corners: corners?.map(({ x, y }) => ({ x, y })),
    minZ: corners && Math.min(...corners.map(({ z }) => z)),
    height: positiveOrNone(stats?.height),
    hp: positiveOrNone(stats?.hp),
    pDef: positiveOrNone(stats?.pDef),
    mDef: positiveOrNone(stats?.mDef),
    isOpen: how.opened ?? false,
    openedBy: openType === "NPC" ? undefined : [OPENERS[openType]],
    opensAfter: positiveOrNone(how.openTime),
    closesAfter: positiveOrNone(how.closeTime),
    randomDelay: positiveOrNone(how.randomTime),
    castleId: readPart(report, parts, "castle", ownerAttributes)?.id,
    clanHallId: readPart(report, parts, "clanHall", ownerAttributes)?.id,
    triggeredDoorId: how.triggeredId,
  };
}
