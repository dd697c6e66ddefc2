import { iconFile, present } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readJsonRows } from "../../read/json.js";
import { nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { indexClientRows, warnUnusedRows } from "../client-rows.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readHennaAttributes } from "./attributes.js";
import { readHennaElements } from "./elements.js";
import { hasHennaTrees, readSymbols } from "./symbols.js";

/** The forms of the `hennas` table. */
export const hennaForms: readonly Form[] = [
  { servers: "aCis", files: ["hennas.xml"], mark: "henna@symbolId" },
  { servers: "L2J Server, L2J Mobius, L2jOrg", files: ["stats/hennaList.xml"], mark: "henna/wear" },
  { servers: "L2J before 2013", files: ["sql/henna.sql", "sql/henna_trees.sql"], mark: "symbol_id, dye_id, price" },
  { servers: "L2JFrozen", files: ["csv/henna.csv", "sql/henna_trees.sql"], mark: "symbol_id;symbol_name;dye_id" },
];

/**
 * Reads the `hennas` table: from a file of elements, or from dumps where a datapack has these and no such file.
 *
 * @param file The file of hennas.
 * @param isForAll Whether a symbol that names no class is for all of them.
 */
export function readHennas(datapack: Datapack, file: string, isForAll: boolean): SourcedTable<"hennas"> {
  const { report } = datapack;
  if (!report.isStrict && !hasFile(datapack, file) && hasHennaTrees(datapack)) {
    return readSymbols(datapack, `${file.slice(0, file.indexOf("/"))}/csv/henna.csv`);
  }
  const list = readXml(datapack, file, file);
  const readElements = readHennaElements(isForAll);
  return (list === undefined ? [] : readChildren(report, list, ["henna"])).flatMap((element) => {
    const read = Object.hasOwn(element.attributes, "symbolId") ? readHennaAttributes : readElements;
    const henna = read(report, element);
    return henna === undefined ? [] : finishRow(report, "hennas", element, henna);
  });
}

const labelRow = v.strictObject({ dyeItemId: v.number(), displayName: nameText, iconFile, shortLabel: nameText });

/** Adds the names, icons and labels of the client from `client/henna-labels.json` to the rows of the `hennas` table. */
export function labelHennas(datapack: Datapack, hennas: SourcedTable<"hennas">): SourcedTable<"hennas"> {
  const labelRows = readJsonRows(datapack, "client/henna-labels.json", labelRow);
  const labels = indexClientRows(datapack.report, "label of dye", labelRows, (label) => label.dyeItemId);
  warnUnusedRows(datapack.report, "label of dye", labels, hennas, ({ dyeItemId }) => dyeItemId);
  return hennas.map(({ row, ...position }) => {
    const { displayName, iconFile, shortLabel } = labels.get(row.dyeItemId)?.row ?? {};
    return { ...position, row: { ...row, ...present({ displayName, iconFile, shortLabel }) } };
  });
}
