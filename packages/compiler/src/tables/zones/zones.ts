import { parse } from "node:path";
import type { ZoneRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf, hasOnlyKnown, readAttributes, readChildren } from "../../read/element.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom, formOf } from "../../read/form.js";
import { nameKey } from "../../read/name.js";
import { findPlace, type Names, placeOf, readXmlAt } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { coordinate, flagText, idOrNoneText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { groupWhole } from "../rows-by-id.js";
import { type Corner, readShapes, type Shape, shapeAttributes } from "../shape.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import { readZoneOfCoords } from "./coords.js";
import { readRectangles } from "./rectangles.js";

const vertexColumns = v.object({ id: idText, order: integerText(0), x: coordinate, y: coordinate });

/** Reads the dump of corners, which L2J before 2009 has, in their order by the id of their zone; empty where there is none. */
function readVertices(datapack: Datapack): ReadonlyMap<number, readonly Corner[]> {
  const zones = groupWhole("id", (onLost) =>
    readSqlRowsOf(datapack, "zone_vertices", vertexColumns, undefined, onLost),
  );
  return new Map(
    [...zones].map(([id, corners = []]) => {
      const ordered = corners.toSorted((one, other) => one.order - other.order);
      return [id, ordered.map(({ x, y }): Corner => [x, y])];
    }),
  );
}

const ofCoords: Form = formFrom("L2-Scripts", ["zone"], "zone/polygon/coords, zone/rectangle/coords, zone/circle@loc");

export const zoneForms: readonly Form[] = [
  ofCoords,
  formFrom("all", ["zones", "zone.xml"], "zone"),
  formFrom("L2J before 2013", ["sql/zone_vertices.sql", "sql/zone.sql"], "id, x, y; or id, type, x1, y1, x2, y2"),
];

/** The first id of zones without one in the source. */
const FIRST_COUNTED_ID = 300_000;

const zoneAttributes = v.strictObject({
  ...shapeAttributes,
  id: v.exactOptional(idText),
  name: v.exactOptional(labelText),
  type: v.exactOptional(labelText),
  enabled: v.exactOptional(flagText),
});
const listAttributes = v.strictObject({ enabled: v.exactOptional(flagText) });

const PLACES: Names = ["zones", "zone.xml"];

/** The names of the setting that switches a zone off, one of each server. */
const ENABLED = ["defaultStatus", "default_enabled", "EnabledByDefault"];

/** Words of the source that are another kind's, or that do not begin like one. */
const KINDS: Readonly<Record<string, string>> = {
  residenceTeleport: "castleTeleport",
  residenceHallTeleport: "clanHallTeleport",
  siegableHall: "clanHall",
  sSQ: "sevenSigns",
};

/** Areas of spawns, which the spawns themselves state. */
const SPAWN_AREA = "npcSpawnTerritory";

/** Returns the kind of a word of the source, which may be the name of a class: `WaterZone` is `water`. */
const kindOf = (word: string) => {
  const kind = word
    .replace(/^.*\./u, "")
    .replace(/Zone$/u, "")
    .replace(/^./u, (letter) => letter.toLowerCase());
  return KINDS[kind] ?? kind;
};

/**
 * Reads the `zones` table from the files of the folder `zones`, or from one file. The kind of a zone is its `type`, or the name of its file; its
 * name is its `name`, or the comment behind its start tag. A zone of several shapes has a row for each, the further ones with ids of their own.
 */
export function readZones(datapack: Datapack): SourcedTable<"zones"> {
  const { report } = datapack;
  if (findPlace(datapack, PLACES) === undefined) {
    if (hasFile(datapack, "sql/zone.sql")) return readRectangles(datapack, FIRST_COUNTED_ID);
    datapack.missing.add(placeOf(datapack, PLACES));
    return [];
  }
  const vertices = readVertices(datapack);
  let nextId = FIRST_COUNTED_ID;
  /** A zone that cannot be read keeps its number, so that those after it have theirs. */
  const withoutRow = (element: XmlElement) => {
    if (attributeOf(element, "id") === undefined) nextId += 1;
    return [];
  };
  const finish = (element: XmlElement, shapes: readonly Shape[], { id, ...facts }: Omit<Draft<ZoneRow>, keyof Shape>) =>
    shapes.flatMap((shape, at) => {
      const row = { id: at === 0 ? id : nextId++, ...facts, ...shape };
      return finishRow(report, "zones", element, row).map((read) => (at === 0 ? read : { ...read, isFurther: true }));
    });
  return readXmlAt(datapack, PLACES, (list) => {
    const { name: word } = parse(list.file);
    if (readAttributes(list, listAttributes)?.enabled === false) return report.leaveOut(list.children.length);
    return readChildren(list, ["zone"]).flatMap((element) => {
      if (formOf([ofCoords], element) !== undefined) {
        const zone = readZoneOfCoords(element);
        if (zone === undefined) return withoutRow(element);
        const { shapes, ...facts } = zone;
        return finish(element, shapes, { ...facts, id: nextId++ });
      }
      const zone = readAttributes(element, zoneAttributes);
      if (zone?.type === undefined && !hasOnlyKnown(element, zoneAttributes)) return withoutRow(element);
      const kind = kindOf(zone?.type ?? word);
      if (kind === SPAWN_AREA) return report.leaveOut();
      if (zone === undefined) return withoutRow(element);
      const nameless = element.children.find((child) => isSetting(child) && !isWholeSetting(child));
      // It may be what switches the zone off.
      if (nameless !== undefined) {
        report.error(nameless, `<${nameless.name}> of a zone`, "a name and a value", "not both");
        return withoutRow(element);
      }
      const setting = settingOf(element, ENABLED);
      const isOn = v.safeParse(flagText, setting ?? "true");
      if (!isOn.success) {
        report.error(element, `<zone> ${ENABLED.join(" or ")}`, '"true" or "false"', JSON.stringify(setting));
        return withoutRow(element);
      }
      const shapes = readShapes(element, zone, vertices.get(zone.id ?? 0));
      if (shapes.length === 0) return withoutRow(element);
      const { id = nextId++, name = settingOf(element, ["name"]) ?? element.note } = zone;
      const enabled = zone.enabled === false || !isOn.output ? (false as const) : undefined;
      const entity = entityOf(element);
      const castleId = entity?.castleId ?? idOf(element, "castleId");
      const clanHallId = entity?.clanHallId ?? idOf(element, "clanHallId");
      return finish(element, shapes, { id, name, kind, enabled, castleId, clanHallId });
    });
  });
}

const isSetting = ({ name }: XmlElement) => name === "stat" || name === "property";

const settingValue = (setting: XmlElement) => attributeOf(setting, "val") ?? attributeOf(setting, "value");

const isWholeSetting = (setting: XmlElement) =>
  attributeOf(setting, "name") !== undefined && settingValue(setting) !== undefined;

const entityAttributes = openFields({
  ...fieldsNamed(v.exactOptional(idOrNoneText), "castleId clanHallId"),
});

const entityOf = ({ children }: XmlElement) => {
  const entity = children.find(({ name }) => name === "entity");
  return entity && readAttributes(entity, entityAttributes);
};

/** Returns the id in a setting of a zone; `undefined` for none. */
function idOf(element: XmlElement, name: string): number | undefined {
  const id = Number(settingOf(element, [name]) ?? 0);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Returns the value of the setting of a zone that has one of some names; its other settings are not read. */
function settingOf({ children }: XmlElement, names: readonly string[]): string | undefined {
  const keys = new Set(names.map(nameKey));
  const setting = children.find((child) => isSetting(child) && keys.has(nameKey(attributeOf(child, "name") ?? "")));
  return setting && settingValue(setting);
}
