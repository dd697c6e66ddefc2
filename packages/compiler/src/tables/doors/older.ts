import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readAttributes, readChildren, readPart, readWhole, withFactsOf } from "../../read/element.js";
import { closedFields, fields, fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { coordinate, flagText, idText, integerText, labelText, numberText, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";
import { boxOf } from "./boxed.js";
import { isOpened, readOpened } from "./opened.js";

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
  { servers: "L2J before 2012", files: ["door.csv", "modifiers/door_modifiers.xml"], mark: NAMES.join(";") },
  {
    servers: "L2J before 2012",
    files: ["sql/castle_door.sql", "sql/fort_door.sql"],
    mark: "id, x, y, z, hp, pDef, mDef",
  },
  { servers: "L2Scoria", files: ["sql/doors.sql"], mark: "id, posx, posy, posz, siege_weapon" },
];

const listedAttributes = v.strictObject({
  ...doorFields,
  ...box,
  unlockable: flagText,
  autoOpen: v.exactOptional(flagText),
  isOpen: v.exactOptional(flagText),
});

/** Reads a door whose line has become an element. Servers with `autoOpen` open some besides (method `onStart` of class `DoorData` of L2jHellas). */
export function readListed(element: XmlElement): Draft<DoorRow> | undefined {
  const door = readWhole(element, listedAttributes);
  if (door === undefined) return undefined;
  const { autoOpen, isOpen = autoOpen === undefined ? undefined : autoOpen || isOpened(door.id) } = door;
  if (isOpen === undefined) return element.report.refuse(element, "<door>", "autoOpen or isOpen", "neither");
  return { ...draftOf(door), isOpen, openedBy: openedBy(door.unlockable) };
}

const { id, name, hp, pDef, mDef } = doorFields;
const rangedAttributes = v.strictObject({ id, name });
const positionAttributes = v.strictObject(pointEntries);
const rangeAttributes = v.strictObject(box);
const statAttributes = v.strictObject({ hp, pDef, mDef, unlockable: flagText, isOpen: flagText });

/** Reads a door whose line has become an element with children. Source: class `DoorTable` of Lucera. */
export function readRanged(element: XmlElement): Draft<DoorRow> | undefined {
  const parts = readChildren(element, ["position", "range", "stat"]);
  const door = readAttributes(element, rangedAttributes);
  const position = readPart(parts, "position", positionAttributes);
  const stat = readPart(parts, "stat", statAttributes);
  const range = readPart(parts, "range", rangeAttributes);
  if (door === undefined || position === undefined || stat === undefined) return undefined;
  return {
    ...draftOf({ ...door, ...position, ...stat, ...range }),
    isOpen: stat.isOpen,
    openedBy: openedBy(stat.unlockable),
  };
}

const milliseconds = v.exactOptional(
  v.pipe(
    number,
    v.transform((time) => time / 1000),
  ),
);
const settingAttributes = closedFields({
  id,
  name,
  ...pointEntries,
  hp: [hp, "baseHpMax"],
  pDef: [pDef, "basePDef"],
  mDef: [mDef, "baseMDef"],
  castleId: v.exactOptional(idText),
  clanHallId: v.exactOptional(idText),
  isUnlocked: [v.exactOptional(flagText), "isUnlockable"],
  isOpen: [v.exactOptional(flagText), "isOpenByDefault"],
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
  const { isUnlocked = false, isOpen = false, castleId, clanHallId, opensAfter, closesAfter } = door;
  return {
    ...draftOf({ ...door, ...range }),
    ...{ isOpen, castleId, clanHallId, opensAfter, closesAfter },
    openedBy: opensAfter === undefined ? openedBy(isUnlocked) : ["time", ...(openedBy(isUnlocked) ?? [])],
  };
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
      const own = stated === "" ? undefined : stated === "true";
      const row = { ...draftOf(door), isOpen: isOpen(door.id, own), openedBy: openedBy(isUnlocked === "true") };
      return { ...position, row };
    }),
    ...readSqlRowsOf(datapack, "castle_door", castleColumns).map(
      ({ row: { castleId, isWall, ...door }, ...position }) => ({
        ...position,
        row: {
          ...draftOf(door),
          isOpen: isOpen(door.id, false),
          castleId,
          ...(isWall === true && { kind: "wall" as const }),
        },
      }),
    ),
    ...readSqlRowsOf(datapack, "fort_door", fortColumns).map(({ row: door, ...position }) => ({
      ...position,
      row: { ...draftOf(door), isOpen: isOpen(door.id, false) },
    })),
    ...dumped.map(({ row: { isUnlocked, isWall, ...door }, ...position }) => {
      const kind = isWall ? ("wall" as const) : ("door" as const);
      return { ...position, row: { ...draftOf(door), kind, isOpen: isOpen(door.id), openedBy: openedBy(isUnlocked) } };
    }),
  ];
}

const openedBy = (isUnlocked: boolean) => (isUnlocked ? ["skill" as const] : undefined);

type StatedDoor = { readonly [Field in keyof typeof doorFields]: v.InferOutput<(typeof doorFields)[Field]> } & {
  readonly [Side in keyof typeof box]?: number | undefined;
};

const wholeBox = v.object(v.entriesFromList(SIDES, v.number()));

/** Returns what the forms have in common. A door is a wall by its name: class `DoorTable` of L2J before 2012. */
function draftOf({ id, name, x, y, z, hp, pDef, mDef, ...range }: StatedDoor): Draft<DoorRow> {
  // Where nothing is known of its box a source may state one without an extent.
  const isBox = v.is(wholeBox, range) && range.xMin !== range.xMax && range.yMin !== range.yMax;
  return {
    ...{ id, name, x, y, z, hp, pDef, mDef },
    ...(isBox &&
      boxOf({ x: range.xMin, y: range.yMin, z: range.zMin }, { x: range.xMax, y: range.yMax, z: range.zMax })),
    kind: name.includes("wall") ? "wall" : "door",
    isOpen: false,
  };
}
