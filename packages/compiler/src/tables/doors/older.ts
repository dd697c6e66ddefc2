import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readAttributes, readChildren, readEach, readPart, readWhole, withFactsOf } from "../../read/element.js";
import { closedFields, fields, fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import {
  coordinate,
  flag,
  flagText,
  idText,
  integerText,
  inUnitsOf,
  labelText,
  numberText,
  openIdAttributes,
  pointEntries,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

const number = integerText(0);

const doorFields = {
  id: idText,
  name: labelText,
  ...pointEntries,
  // A database rounds a fraction to the whole number of its column.
  hp: v.pipe(numberText(0), v.transform(Math.round)),
  pDef: number,
  mDef: number,
};

/** The two corners of the box that a door fills. */
const SIDES = ["xMin", "yMin", "zMin", "xMax", "yMax", "zMax"] as const;
const box = v.entriesFromList(SIDES, coordinate);
const side = v.exactOptional(coordinate);
const dumpedFields = fields({
  ...doorFields,
  ...fieldsNamed(side, "xMin=range_xmin yMin=range_ymin zMin=range_zmin xMax=range_xmax yMax=range_ymax"),
  ...fieldsNamed(side, "zMax=range_zmax"),
});
const castleColumns = openFields({ castleId: idText, isWall: v.exactOptional(flagText), ...dumpedFields });
const fortColumns = openFields(dumpedFields);

/** The dump of all doors of L2Scoria, of which those that only siege weapons harm are walls. */
const listedColumns = openFields({
  ...{ id: idText, name: labelText, hp: doorFields.hp },
  ...fieldsNamed(coordinate, "x=posx y=posy z=posz"),
  ...fieldsNamed(number, "pDef=pdef mDef=mdef"),
  ...fieldsNamed(flagText, "isUnlocked=unlockable isWall=siege_weapon"),
});

/** After a number, unless it is missing: whether a skill unlocks the door, whether it is open, and further flags. */
const flagsText = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^(?:\d{1,9};)?(?:(?:true|false)(?:;|$))*$/u, 'true or false, joined by ";"'),
  v.transform((text) => text.replace(/^\d+;/u, "").split(";")),
);
const lineFields = v.object({ ...doorFields, ...v.entriesFromList(SIDES, side), flags: flagsText });

/** The fields of a line in their order (class `DoorTable` of L2J before 2012, and for C4). */
const NAMES = "name id x y z xMin yMin zMin xMax yMax zMax hp pDef mDef".split(" ");
const OLDER_NAMES = "name id x y z hp pDef mDef".split(" ");

/** The forms of the servers before 2012: lines, and dumps of what belongs to castles and fortresses. */
export const olderDoors: readonly Form[] = [
  formFrom("L2J before 2012", ["door.csv", "modifiers/door_modifiers.xml"], NAMES.join(";")),
  formFrom("L2J before 2012", ["sql/castle_door.sql", "sql/fort_door.sql"], "id, x, y, z, hp, pDef, mDef"),
  formFrom("L2Scoria", ["sql/doors.sql"], "id, posx, posy, posz, siege_weapon"),
];

const listedAttributes = closedFields({
  ...doorFields,
  ...box,
  isUnlocked: [flagText, "unlockable"],
  ...fieldsNamed(flag, "autoOpen isOpen"),
});

/** Reads a door whose line has become an element. Servers with `autoOpen` open some besides (method `onStart` of class `DoorData` of L2jHellas). */
export function readListed(element: XmlElement): Draft<DoorRow> | undefined {
  const door = readWhole(element, listedAttributes);
  if (door === undefined) return undefined;
  const { autoOpen, isOpen = autoOpen === undefined ? undefined : autoOpen || isOpened(door.id), ...facts } = door;
  if (isOpen === undefined) return element.report.refuse(element, "<door>", "autoOpen or isOpen", "neither");
  return draftOf({ ...facts, isOpen });
}

const { id, name, hp, pDef, mDef } = doorFields;
const boxedAttributes = v.strictObject({ id, name });
const point = v.strictObject(pointEntries);
const rangeAttributes = v.strictObject(box);
const statAttributes = closedFields({ hp, pDef, mDef, isUnlocked: [flagText, "unlockable"], isOpen: flagText });

/** Reads a door whose line has become an element with children. Source: class `DoorTable` of Lucera. */
export function readRanged(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, ["position", "range", "stat"]);
  const door = readAttributes(element, boxedAttributes);
  const position = readPart(parts, "position", point);
  const stat = readPart(parts, "stat", statAttributes);
  const range = readPart(parts, "range", rangeAttributes);
  if (door === undefined || position === undefined || stat === undefined) return undefined;
  return draftOf({ ...door, ...position, ...stat, ...range });
}

const milliseconds = v.exactOptional(inUnitsOf(1000, number));
const settingAttributes = closedFields({
  id,
  name,
  ...pointEntries,
  hp: [hp, "baseHpMax"],
  ...fieldsNamed(number, "pDef=basePDef mDef=baseMDef"),
  ...fieldsNamed(v.exactOptional(idText), "castleId clanHallId"),
  ...fieldsNamed(flag, "isUnlocked=isUnlockable isOpen=isOpenByDefault"),
  ...fieldsNamed(milliseconds, "opensAfter=autoOpenDelay closesAfter=autoCloseDelay"),
});
const dimensions = closedFields(fieldsNamed(coordinate, "xMin=minX yMin=minY zMin=minZ xMax=maxX yMax=maxY zMax=maxZ"));

/** Reads a door whose facts are settings, with times in milliseconds. */
export function readSettingDoor(element: XmlElement): Draft<DoorRow> | undefined {
  const stated = withFactsOf(element, ["set"]);
  const parts = readChildren(stated, ["dimensions", "connectedDoors"]);
  const range = readPart(parts, "dimensions", dimensions);
  const door = readAttributes(stated, settingAttributes, { isWhole: true });
  if (door === undefined) return undefined;
  const draft = draftOf({ ...door, ...range });
  return door.opensAfter === undefined ? draft : { ...draft, openedBy: ["time", ...(draft.openedBy ?? [])] };
}

/**
 * Reads the doors of castles and fortresses from their dumps.
 *
 * @param isAll Whether to read the others, too: from lines, or from a dump of all doors.
 */
export function readOlderDoors(datapack: Datapack, isAll: boolean): readonly Sourced<Draft<DoorRow>>[] {
  const lines = `${datapack.folder}/door.csv`;
  const format = { subject: "door", names: NAMES, olderNames: OLDER_NAMES, schema: lineFields, rest: "flags" };
  const listed = isAll && hasFile(datapack, lines) ? readLines(datapack, lines, format) : [];
  const dumped = isAll ? readSqlRowsOf(datapack, "doors", listedColumns) : [];
  const isOpen = readOpened(datapack);
  return [
    ...listed.map(({ row: { flags, ...door }, ...position }) => {
      const [isUnlocked, stated = ""] = flags;
      const isOpened = isOpen(door.id, stated === "" ? undefined : stated === "true");
      return { ...position, row: draftOf({ ...door, isOpen: isOpened, isUnlocked: isUnlocked === "true" }) };
    }),
    ...[
      ...readSqlRowsOf(datapack, "castle_door", castleColumns),
      ...readSqlRowsOf(datapack, "fort_door", fortColumns),
    ].map(({ row, ...position }) => ({ ...position, row: draftOf({ ...row, isOpen: isOpen(row.id, false) }) })),
    ...dumped.map(({ row, ...position }) => ({
      ...position,
      row: { ...draftOf({ ...row, isOpen: isOpen(row.id) }), kind: kindOf(row.isWall) },
    })),
  ];
}

const kindOf = (isWall: boolean): DoorRow["kind"] => (isWall ? "wall" : "door");

type StatedDoor = Omit<Draft<DoorRow>, "kind" | "isOpen" | "openedBy"> & {
  readonly [Side in keyof typeof box]?: number | undefined;
} & { readonly [Fact in "isOpen" | "isUnlocked" | "isWall"]?: boolean | undefined };

const wholeBox = v.object(v.entriesFromList(SIDES, v.number()));

/** Returns what the forms have in common. A door is a wall by its name, too: class `DoorTable` of L2J before 2012. */
function draftOf(stated: StatedDoor): Draft<DoorRow> {
  const { xMin, yMin, zMin, xMax, yMax, zMax, isOpen = false, isUnlocked = false, isWall = false, ...facts } = stated;
  const range = { xMin, yMin, zMin, xMax, yMax, zMax };
  // Where nothing is known of its box a source may state one without an extent.
  const isBox = v.is(wholeBox, range) && range.xMin !== range.xMax && range.yMin !== range.yMax;
  return {
    ...facts,
    ...(isBox &&
      boxOf({ x: range.xMin, y: range.yMin, z: range.zMin }, { x: range.xMax, y: range.yMax, z: range.zMax })),
    kind: kindOf(isWall || facts.name.includes("wall")),
    isOpen,
    openedBy: isUnlocked ? ["skill"] : undefined,
  };
}

/** The doors that the engines before 2012 open when they start, of the Coliseum and of a tower. Source: class `GameServer` of L2J before 2009. */
const OPENED: ReadonlySet<number> = new Set([
  ...[24_190_001, 24_190_002, 24_190_003, 24_190_004],
  ...[23_180_001, 23_180_002, 23_180_003, 23_180_004, 23_180_005, 23_180_006],
]);

/** Whether an engine opens a door that nothing is stated of. */
const isOpened = (id: number): boolean => OPENED.has(id);

const MODIFIERS: Names = ["modifiers/door_modifiers.xml"];

const doorAttributes = closedFields({
  id: [idText, "doorID"],
  isOpen: [
    v.pipe(
      labelText,
      v.transform((word) => word === "open"),
    ),
    "function",
  ],
});

/**
 * Reads which doors a fork opens when it starts, and which it closes, in the place of what its engine has: `<door doorID function="open">`, by
 * the door's id (class `OpenLockDoors`). Without such a file they are those of the engine.
 *
 * @returns Whether a door is open, of which its own line or row may state it.
 */
function readOpened(datapack: Datapack): (id: number, stated?: boolean) => boolean {
  const list = readOptionalXml(datapack, MODIFIERS);
  if (list === undefined) return (id, stated = isOpened(id)) => stated;
  const modifiers = readEach(list, "door", doorAttributes);
  const changed = new Map(modifiers.map(({ row }) => [row.id, row.isOpen]));
  return (id, stated = false) => changed.get(id) ?? stated;
}

const boxedStats = v.strictObject({ hp: number, pDef: number, mDef: number });
const unlockAttributes = v.strictObject({ val: flagText });

const PARTS = ["castle", "siegableclanhall", "position", "minpos", "maxpos", "stats", "unlockable"];

/** Reads a door with the box around it. A door of a castle is a wall by its name. Source: class `DoorTable` of aCis before 2015. */
export function readBoxed(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, PARTS);
  const door = readAttributes(element, boxedAttributes);
  const position = readPart(parts, "position", point);
  const least = readPart(parts, "minpos", point);
  const most = readPart(parts, "maxpos", point);
  const stats = readPart(parts, "stats", boxedStats);
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
const boxOf = (least: Point, most: Point) => ({
  corners: [
    { x: least.x, y: least.y },
    { x: most.x, y: least.y },
    { x: most.x, y: most.y },
    { x: least.x, y: most.y },
  ],
  minZ: Math.min(least.z, most.z),
  height: Math.abs(most.z - least.z),
});
