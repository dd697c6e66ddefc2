import { present } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readContent, readLeaf } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";

/** A change of a base stat; the source writes 0 for none. */
const change = v.exactOptional(
  v.pipe(
    integerText(),
    v.transform((points) => (points === 0 ? undefined : points)),
  ),
);

const hennaAttributes = v.strictObject({ dyeId: idText, dyeItemId: idText });
const statAttributes = v.strictObject({ str: change, con: change, dex: change, int: change, men: change, wit: change });
const wearAttributes = v.strictObject({ fee: integerText(0) });
const classText = integerText(0);

/** Reads the `hennas` table from `stats/hennaList.xml`; the price of engraving is the fee for wearing. */
export function readHennas(datapack: Datapack, { folder }: L2jDialect): SourcedTable<"hennas"> {
  const list = readXml(datapack, `${folder}/stats/hennaList.xml`);
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["henna"]).flatMap((element) => readHenna(datapack.report, element));
}

function readHenna(report: Report, element: XmlElement): SourcedTable<"hennas"> {
  const henna = readAttributes(report, element, hennaAttributes);
  const children = readChildren(report, element, ["stats", "wear", "classId"]);
  const stats = onlyChild(report, children, "stats");
  const wear = onlyChild(report, children, "wear");
  const {
    str: STR,
    con: CON,
    dex: DEX,
    int: INT,
    men: MEN,
    wit: WIT,
  } = (stats && readLeaf(report, stats, statAttributes)) ?? {};
  const engravePrice = wear && readLeaf(report, wear, wearAttributes)?.fee;
  if (engravePrice === undefined) report.error(element, "<henna>", "a <wear> with a fee", "none");
  if (henna === undefined || engravePrice === undefined) return [];
  return finishRow(report, "hennas", element, {
    symbolId: henna.dyeId,
    dyeItemId: henna.dyeItemId,
    engravePrice,
    statChanges: present({ STR, CON, DEX, INT, MEN, WIT }),
    classIds: children.filter(({ name }) => name === "classId").flatMap((child) => readClassId(report, child)),
  });
}

function readClassId(report: Report, element: XmlElement): readonly number[] {
  const text = readContent(report, element);
  const result = v.safeParse(classText, text);
  if (result.success) return [result.output];
  report.error(element, "<classId>", "a class id", JSON.stringify(text));
  return [];
}
