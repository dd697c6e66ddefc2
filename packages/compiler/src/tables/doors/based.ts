import { nonEmpty } from "@gamedata/rules";
import type { DoorOpener, DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readEvery, readPart, readWhole } from "../../read/element.js";
import { flagText, idText, integerText, labelText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../draft.js";

const coordinate = integerText();
const number = integerText(0);
const optionalNumber = v.exactOptional(number);
const optionalFlag = v.exactOptional(flagText);

/** Whole numbers, joined by a character. */
const numbersText = (length: 2 | 3, separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator)),
    v.array(coordinate),
    v.length(length, `${length} whole numbers, joined by "${separator}"`),
  );

const cornerText = numbersText(2, ",");

/** The openers, by the bits that the method of a door has. Source: constants of the class `L2DoorTemplate` of L2J Server. */
const OPENERS = ["click", "time", "item", "skill", "cycle"] as const satisfies readonly DoorOpener[];
const METHODS = { NONE: 0, BY_CLICK: 1, BY_TIME: 2, BY_ITEM: 4, BY_SKILL: 8, BY_CYCLE: 16 } as const;

const openersOf = (method: number): readonly DoorOpener[] | undefined =>
  nonEmpty(OPENERS.filter((_opener, bit) => (method & (1 << bit)) !== 0));

/** The height that a door has whose file states none. Source: constructor of the class `DoorTemplate` of L2J Mobius. */
const DEFAULT_HEIGHT = 150;

const stats = { baseHpMax: optionalNumber, basePDef: optionalNumber, baseMDef: optionalNumber };
const status = v.exactOptional(v.picklist(["open", "close"]));

const flatAttributes = v.strictObject({
  id: idText,
  name: labelText,
  level: optionalNumber,
  pos: numbersText(3, ";"),
  node1: cornerText,
  node2: cornerText,
  node3: cornerText,
  node4: cornerText,
  nodeZ: coordinate,
  height: optionalNumber,
  ...stats,
  open_method: integerText(0, 31),
  default_status: status,
  open_time: optionalNumber,
  close_time: optionalNumber,
  random_time: optionalNumber,
  is_wall: optionalFlag,
  clanhall_id: v.exactOptional(idText),
  child_id_event: v.exactOptional(idText),
});

/** Reads a door whose facts are attributes of one element. */
export function readFlat(report: Report, element: XmlElement): Draft<DoorRow> | undefined {
  const door = readWhole(report, element, flatAttributes);
  if (door === undefined) return undefined;
  const [x = 0, y = 0, z = 0] = door.pos;
  const corners = [door.node1, door.node2, door.node3, door.node4];
  return {
    id: door.id,
    name: door.name,
    kind: door.is_wall === true ? "wall" : "door",
    level: positiveOrNone(door.level),
    x,
    y,
    z,
    corners: corners.map(([left = 0, top = 0]) => ({ x: left, y: top })),
    minZ: door.nodeZ,
    height: positiveOrNone(door.height ?? DEFAULT_HEIGHT),
    ...statsOf(door),
    isOpen: door.default_status === "open",
    openedBy: openersOf(door.open_method),
    opensAfter: positiveOrNone(door.open_time),
    closesAfter: positiveOrNone(door.close_time),
    randomDelay: positiveOrNone(door.random_time),
    clanHallId: door.clanhall_id,
    triggeredDoorId: door.child_id_event,
  };
}

const statsOf = ({ baseHpMax, basePDef, baseMDef }: { baseHpMax?: number; basePDef?: number; baseMDef?: number }) => ({
  hp: positiveOrNone(baseHpMax),
  pDef: positiveOrNone(basePDef),
  mDef: positiveOrNone(baseMDef),
});

const doorAttributes = v.strictObject({
  id: idText,
  name: labelText,
  level: optionalNumber,
  childId: v.exactOptional(idText),
});
const locationAttributes = v.strictObject({ x: coordinate, y: coordinate, z: coordinate, height: optionalNumber });
const nodeAttributes = v.strictObject({ x: coordinate, y: coordinate });
const nodesAttributes = v.strictObject({ nodeZ: coordinate });
const statusAttributes = v.strictObject({ isWall: optionalFlag });
const openAttributes = v.strictObject({
  default: status,
  openMethod: v.exactOptional(v.picklist(["NONE", "BY_CLICK", "BY_TIME", "BY_ITEM", "BY_SKILL", "BY_CYCLE"])),
  openTime: optionalNumber,
  closeTime: optionalNumber,
  randomTime: optionalNumber,
});

/** Reads a door with a list of its corners. */
export function readNodes(report: Report, element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(report, element, ["nodes", "location", "stats", "status", "openStatus"]);
  const door = readAttributes(report, element, doorAttributes);
  const location = readPart(report, parts, "location", locationAttributes);
  const nodes = onlyChild(report, parts, "nodes");
  const corners = readEvery(report, nodes && readChildren(report, nodes, ["node"]), nodeAttributes);
  const numbers = readPart(report, parts, "stats", v.strictObject(stats)) ?? {};
  const isWall = readPart(report, parts, "status", statusAttributes)?.isWall === true;
  const stated = onlyChild(report, parts, "openStatus");
  const how = stated === undefined ? {} : readWhole(report, stated, openAttributes);
  if (door === undefined || location === undefined || how === undefined) return undefined;
  const { height = DEFAULT_HEIGHT, ...position } = location;
  return {
    id: door.id,
    name: door.name,
    kind: isWall ? "wall" : "door",
    level: positiveOrNone(door.level),
    ...position,
    corners,
    minZ: nodes && readAttributes(report, nodes, nodesAttributes)?.nodeZ,
    height: positiveOrNone(height),
    ...statsOf(numbers),
    isOpen: how.default === "open",
    openedBy: openersOf(METHODS[how.openMethod ?? "NONE"]),
    opensAfter: positiveOrNone(how.openTime),
    closesAfter: positiveOrNone(how.closeTime),
    randomDelay: positiveOrNone(how.randomTime),
    triggeredDoorId: door.childId,
  };
}
