import { present } from "@gamedata/rules";
import type { CastleRow, DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readAttributes, readPart } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { type ElementForm, type Form, formFrom, readRecords } from "../../read/form.js";
import { type Names, readOptionalXml, readSharedXml } from "../../read/place.js";
import { openIdAttributes, positiveOrNone } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { clanHallsOfDoors } from "../clan-halls/clan-halls.js";
import { lastRowsOf } from "../rows-by-id.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import { readFlat, readNodes } from "./based.js";
import { olderDoors, readBoxed, readListed, readOlderDoors, readRanged, readSettingDoor } from "./older.js";
import { readCornered, readPositioned } from "./positioned.js";
import { readShaped } from "./shaped.js";

type Owner = Pick<DoorRow, "castleId" | "clanHallId">;

const gatesAttributes = v.object({
  val: v.pipe(
    v.string(),
    v.transform((text) => text.split(";").map((name) => name.trim())),
  ),
});

/** Returns the castle or clan hall of each door, by its name: since revision 400 of aCis they name their gates. */
function ownersOf(datapack: Datapack): ReadonlyMap<string, Owner> {
  const gatesIn = (file: string, ownerOf: (id: number) => Owner) =>
    (readSharedXml(datapack, [file])?.children ?? []).flatMap((element): readonly (readonly [string, Owner])[] => {
      const names = readPart(element.children, "gates", gatesAttributes)?.val ?? [];
      const id = names.length === 0 ? undefined : readAttributes(element, openIdAttributes)?.id;
      return id === undefined ? [] : names.map((name) => [name, ownerOf(id)]);
    });
  return new Map([
    ...gatesIn("castles.xml", (castleId) => ({ castleId })),
    ...gatesIn("clanHalls.xml", (clanHallId) => ({ clanHallId })),
  ]);
}

const FILES: Names = ["doors.xml", "DoorData.xml"];

const elementForms: readonly ElementForm<(element: XmlElement) => Draft<DoorRow> | undefined>[] = [
  formFrom("aCis before 2015", ["doors.xml"], "door/minpos", readBoxed),
  formFrom("Lucera", ["door.xml"], "door/range", readRanged),
  formFrom("L2J Server, L2J Mobius for Interlude", ["doors.xml"], "door@open_method", readFlat),
  formFrom("L2J Mobius, L2jOrg", FILES, "door/nodes", readNodes),
  formFrom("L2JBrasil, L2JServer for C6", ["doors.xml"], "door@xMin", readListed),
  formFrom("L2JLisvus", ["doors.xml"], "door/dimensions", readSettingDoor),
  formFrom("L2jAdmins", ["doors.xml"], "door@unlockable", readCornered),
  formFrom("aCis", ["doors.xml"], "door/position", readPositioned),
  formFrom("L2-Scripts", ["doors"], "door/shape", readShaped),
];

export const doorForms: readonly Form[] = [...elementForms, ...olderDoors];

const NUMBERS = ["level", "height", "hp", "pDef", "mDef", "opensAfter", "closesAfter", "randomDelay"] as const;

/** Reads the `doors` table, once for the gates of castles too. */
export const readDoors = oncePerDatapack((datapack: Datapack): SourcedTable<"doors"> => {
  const { report } = datapack;
  const owners = ownersOf(datapack);
  const halls = clanHallsOfDoors(datapack);
  const finish = (position: SourcePosition, door: Draft<DoorRow>) => {
    const { castleId, clanHallId = halls.get(door.id) } = { ...owners.get(door.name), ...present(door) };
    // The sources write 0 for none.
    const numbers = Object.fromEntries(NUMBERS.map((name) => [name, positiveOrNone(door[name])]));
    return finishRow(report, "doors", position, { ...door, ...numbers, castleId, clanHallId });
  };
  const list = readOptionalXml(datapack, FILES);
  // Where lines have become elements, the doors of castles and fortresses are in dumps still (method `loadDoor` of class `Castle`).
  const older = report.isStrict ? [] : readOlderDoors(datapack, list === undefined);
  const castles = new Map(older.map(({ row }) => [row.id, row.castleId]));
  const readList = (root: XmlElement) =>
    readRecords(root, elementForms).flatMap(({ form, element }) => {
      const door = form.read(element);
      return door === undefined ? [] : finish(element, { ...door, castleId: door.castleId ?? castles.get(door.id) });
    });
  const stated = list === undefined ? [] : readList(list);
  const folder = `${datapack.folder}/doors`;
  const isInFolder = list === undefined && older.length === 0 && !report.isStrict && hasFile(datapack, folder);
  const inFolder = isInFolder ? readXmlFolder(datapack, folder, readList) : [];
  const ids = new Set(stated.map(({ row }) => row.id));
  const others = older.filter(({ row }) => !ids.has(row.id));
  report.leaveOut(older.length - others.length);
  const rows = others.flatMap(({ row, ...position }) => finish(position, row));
  return [...stated, ...lastRowsOf(report, [...inFolder, ...rows], ({ id }) => id)];
});

type Gate = NonNullable<CastleRow["gates"]>[number];

/** The gates and walls of each castle, by its id; those without one of their numbers are left out. */
export const gatesOf = (datapack: Datapack, castleId: number): readonly Gate[] =>
  readDoors(datapack).flatMap(({ row: { castleId: castle, kind, hp, pDef, mDef, x, y, z } }) => {
    if (castle !== castleId || hp === undefined || pDef === undefined || mDef === undefined) return [];
    return [{ kind: kind === "wall" ? "wall" : "gate", hp, pDef, mDef, x, y, z } as const];
  });
