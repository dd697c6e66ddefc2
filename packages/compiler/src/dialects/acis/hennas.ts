import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { readJsonRows } from "../../read/json.js";
import { idListText, idText, integerText, nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { indexClientRows, warnUnusedRows } from "../../tables/client-rows.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const change = v.exactOptional(integerText());

const hennaAttributes = v.strictObject({
  symbolId: idText,
  dyeId: idText,
  price: integerText(0),
  STR: change,
  CON: change,
  DEX: change,
  INT: change,
  MEN: change,
  WIT: change,
  classes: idListText(0),
});

const labelRow = v.strictObject({ dyeItemId: v.number(), displayName: nameText, iconFile, shortLabel: nameText });

/**
 * Reads the `hennas` table from `xml/hennas.xml`; optional names, icons and labels come from
 * `client/henna-labels.json`.
 */
export function readHennas(datapack: Datapack): SourcedTable<"hennas"> {
  const list = readXml(datapack, "xml/hennas.xml");
  const labelRows = readJsonRows(datapack, "client/henna-labels.json", labelRow);
  const labels = indexClientRows(datapack.report, "label of dye", labelRows, (label) => label.dyeItemId);
  if (list === undefined) return [];
  const rows = readChildren(datapack.report, list, ["henna"]).flatMap((element) => {
    const henna = readLeaf(datapack.report, element, hennaAttributes);
    if (henna === undefined) return [];
    const { symbolId, dyeId: dyeItemId, price: engravePrice, classes: classIds, ...statChanges } = henna;
    const label = labels.get(dyeItemId)?.row;
    return finishRow(datapack.report, "hennas", element, {
      symbolId,
      dyeItemId,
      engravePrice,
      statChanges,
      classIds,
      displayName: label?.displayName,
      iconFile: label?.iconFile,
      shortLabel: label?.shortLabel,
    });
  });
  warnUnusedRows(datapack.report, "label of dye", labels, rows, ({ dyeItemId }) => dyeItemId);
  return rows;
}
