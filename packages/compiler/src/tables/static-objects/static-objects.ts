import type { StaticObjectRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf, readWhole } from "../../read/element.js";
import { exactFields, exactObject } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom, readRecords } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { idText, integerText, labelText, pointEntries } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const FILES: Names = ["staticObjects.xml"];

/** The fields of a line in their order (class `StaticObjects` of L2J before 2012); the first servers have no map. */
const NAMES = "name id x y z type texture mapX mapY".split(" ");
const OLDER_NAMES = NAMES.slice(0, NAMES.indexOf("texture"));

const elements: readonly Form[] = [
  formFrom("aCis, L2J Server, L2J Mobius, L2jOrg", FILES, "object@type"),
  formFrom("aCis before 2015", FILES, "staticobject@type"),
  formFrom("L2-Scripts", FILES, "staticobject@stype"),
];

export const staticObjectForms: readonly Form[] = [
  ...elements,
  formFrom("L2J before 2012", ["staticobjects.csv"], NAMES.join(";")),
];

/** The kinds of the types that a source numbers from 0. Source: class `StaticObject` of aCis, and `L2StaticObjectInstance` of L2J Server. */
const KINDS: readonly StaticObjectRow["kind"][] = ["map", "throne", "sign", "flagpole"];
/** The types of those kinds in L2-Scripts, which has signs first. Source: class `StaticObjectInstance`. */
const SCRIPTED = [KINDS.indexOf("sign"), KINDS.indexOf("throne"), KINDS.indexOf("map")];

const onMap = v.exactOptional(integerText(0), "0");

const objectFields = {
  id: idText,
  ...pointEntries,
  type: integerText(0, KINDS.length - 1),
  texture: v.exactOptional(labelText),
  mapX: onMap,
  mapY: onMap,
};
const objectAttributes = exactObject(objectFields);
const lineFields = v.object(objectFields);
type StaticObject = Omit<v.InferOutput<typeof lineFields>, "texture"> & { readonly texture?: string | undefined };

const scriptedAttributes = exactFields({
  ...objectFields,
  type: [
    v.pipe(
      integerText(0, SCRIPTED.length - 1),
      v.transform((type) => SCRIPTED[type] ?? 0),
    ),
    "stype",
  ],
  texture: [objectFields.texture, "path"],
  mapX: [onMap, "map_x"],
  mapY: [onMap, "map_y"],
});

/** Reads the `staticObjects` table: from a file of `<object>`, or from lines. */
export function readStaticObjects(datapack: Datapack): SourcedTable<"staticObjects"> {
  const finish = (position: SourcePosition, object: StaticObject) => {
    const { id, x, y, z, texture, mapX, mapY } = object;
    const kind = KINDS[object.type] ?? "sign";
    const map = kind === "map" && texture !== undefined ? { texture, x: mapX, y: mapY } : undefined;
    return finishRow(datapack.report, "staticObjects", position, { id, kind, x, y, z, map });
  };
  const list = readOptionalXml(datapack, FILES);
  if (list !== undefined) {
    return readRecords(list, elements).flatMap(({ element }) => {
      const isScripted = attributeOf(element, "stype") !== undefined;
      const object = readWhole(element, isScripted ? scriptedAttributes : objectAttributes);
      return object === undefined ? [] : finish(element, object);
    });
  }
  const lines = `${datapack.folder}/staticobjects.csv`;
  if (datapack.report.isStrict || !hasFile(datapack, lines)) return [];
  return readLines(datapack, lines, {
    subject: "static object",
    names: NAMES,
    olderNames: OLDER_NAMES,
    schema: lineFields,
  }).flatMap(({ row, ...position }) => finish(position, row));
}
