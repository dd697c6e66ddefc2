import { nonEmpty } from "@gamedata/rules";
import type { DoorOpener, DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import {
  onlyChild,
  readAttributes,
  readChildren,
  readEvery,
  readPart,
  readWhole,
  readWholePart,
} from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { coordinate, count, flag, idText, integerText, labelText, numbersText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

const cornerText = numbersText(2, ",");

/** The openers, by the bits that the method of a door has. Source: constants of the class `L2DoorTemplate` of L2J Server. */
const OPENERS = ["click", "time", "item", "skill", "cycle"] as const satisfies readonly DoorOpener[];
const METHODS = { NONE: 0, BY_CLICK: 1, BY_TIME: 2, BY_ITEM: 4, BY_SKILL: 8, BY_CYCLE: 16 } as const;

const openersOf = (method: number): readonly DoorOpener[] | undefined =>
  nonEmpty(OPENERS.filter((_opener, bit) => (method & (1 << bit)) !== 0));

/** The height of a door, with that of one whose file states none. Source: constructor of the class `DoorTemplate` of L2J Mobius. */
const height = v.exactOptional(integerText(0), "150");

const status = v.exactOptional(v.picklist(["open", "close"]));
const stats = fieldsNamed(count, "hp=baseHpMax pDef=basePDef mDef=baseMDef");

const flatAttributes = closedFields({
  id: idText,
  name: labelText,
  level: count,
  place: [numbersText(3, ";"), "pos"],
  ...v.entriesFromList(["node1", "node2", "node3", "node4"], cornerText),
  minZ: [coordinate, "nodeZ"],
  height,
  ...stats,
  method: [integerText(0, 31), "open_method"],
  status: [status, "default_status"],
  ...fieldsNamed(count, "opensAfter=open_time closesAfter=close_time randomDelay=random_time"),
  isWall: [flag, "is_wall"],
  ...fieldsNamed(v.exactOptional(idText), "clanHallId=clanhall_id triggeredDoorId=child_id_event"),
});

/** Reads a door whose facts are attributes of one element. */
export function readFlat(element: XmlElement): Draft<DoorRow> | undefined {
  const door = readWhole(element, flatAttributes);
  if (door === undefined) return undefined;
  const { place, node1, node2, node3, node4, method, status, isWall, ...facts } = door;
  const [x = 0, y = 0, z = 0] = place;
  return {
    ...{ ...facts, x, y, z },
    kind: isWall === true ? "wall" : "door",
    corners: [node1, node2, node3, node4].map(([left = 0, top = 0]) => ({ x: left, y: top })),
    isOpen: status === "open",
    openedBy: openersOf(method),
  };
}

const doorAttributes = closedFields({
  id: idText,
  name: labelText,
  level: count,
  triggeredDoorId: [v.exactOptional(idText), "childId"],
});
const locationAttributes = v.strictObject({ x: coordinate, y: coordinate, z: coordinate, height });
const nodeAttributes = v.strictObject({ x: coordinate, y: coordinate });
const nodesAttributes = closedFields({ minZ: [coordinate, "nodeZ"] });
const statAttributes = closedFields(stats);
const statusAttributes = v.strictObject({ isWall: flag });
const openAttributes = closedFields({
  status: [status, "default"],
  method: [
    v.exactOptional(v.picklist(["NONE", "BY_CLICK", "BY_TIME", "BY_ITEM", "BY_SKILL", "BY_CYCLE"]), "NONE"),
    "openMethod",
  ],
  ...fieldsNamed(count, "opensAfter=openTime closesAfter=closeTime randomDelay=randomTime"),
});

/** Reads a door with a list of its corners. */
export function readNodes(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, ["nodes", "location", "stats", "status", "openStatus"]);
  const door = readAttributes(element, doorAttributes);
  const location = readPart(parts, "location", locationAttributes);
  const nodes = onlyChild(parts, "nodes");
  const corners = readEvery(nodes && readChildren(nodes, ["node"]), nodeAttributes);
  const built = readWholePart(parts, "status", statusAttributes);
  const how = readWholePart(parts, "openStatus", openAttributes);
  if (door === undefined || location === undefined || built === undefined || how === undefined) return undefined;
  const { status, method = "NONE", ...times } = how;
  return {
    ...door,
    kind: built.isWall === true ? "wall" : "door",
    ...location,
    corners,
    ...(nodes && readAttributes(nodes, nodesAttributes)),
    ...readPart(parts, "stats", statAttributes),
    isOpen: status === "open",
    openedBy: openersOf(METHODS[method]),
    ...times,
  };
}
