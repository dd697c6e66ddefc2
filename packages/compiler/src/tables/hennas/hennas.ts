import { present } from "@gamedata/rules";
import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import { columnElements, columnLines, hasElementsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom, readRecords } from "../../read/form.js";
import { readJsonRows } from "../../read/json.js";
import { placeOf } from "../../read/place.js";
import { nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { indexClientRows, warnUnusedRows } from "../client-rows.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { hennaElements } from "./elements.js";
import { hasHennaTrees, readSymbols } from "./symbols.js";

export const hennaForms: readonly Form[] = [
  columnElements("henna"),
  ...hennaElements,
  formFrom("L2J before 2013", ["sql/henna.sql", "sql/henna_trees.sql"], "symbol_id, dye_id, price"),
  columnLines("henna"),
];

const LABELS_FILE = "client/henna-labels.json";

/** Reads the `hennas` table, with the names, icons and labels of the client where a datapack has them. */
export function readHennas(datapack: Datapack): SourcedTable<"hennas"> {
  const hennas = readStated(datapack);
  return hasFile(datapack, LABELS_FILE) ? labelHennas(datapack, hennas) : hennas;
}

/** Reads the hennas of a file of elements, or of dumps where a datapack has these and no such file. */
function readStated(datapack: Datapack): SourcedTable<"hennas"> {
  const file = placeOf(datapack, ["hennas.xml", "stats/hennaList.xml"]);
  if (hasElementsOf(datapack, "henna") || (!hasFile(datapack, file) && hasHennaTrees(datapack))) {
    return readSymbols(datapack);
  }
  const list = readXml(datapack, file, file);
  if (list === undefined) return [];
  return readRecords(list, hennaElements).flatMap(({ form, element }) => {
    const henna = form.read(element, datapack);
    return henna === undefined ? [] : finishRow(datapack.report, "hennas", element, henna);
  });
}

const labelRow = v.strictObject({ dyeItemId: v.number(), displayName: nameText, iconFile, shortLabel: nameText });

/** Adds the names, icons and labels of the client to the rows of the `hennas` table. */
function labelHennas(datapack: Datapack, hennas: SourcedTable<"hennas">): SourcedTable<"hennas"> {
  const labelRows = readJsonRows(datapack, LABELS_FILE, labelRow);
  const labels = indexClientRows(datapack.report, "label of dye", labelRows, (label) => label.dyeItemId);
  warnUnusedRows(datapack.report, "label of dye", labels, hennas, ({ dyeItemId }) => dyeItemId);
  return hennas.map(({ row, ...position }) => {
    const { displayName, iconFile, shortLabel } = labels.get(row.dyeItemId)?.row ?? {};
    return { ...position, row: { ...row, ...present({ displayName, iconFile, shortLabel }) } };
  });
}
