import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { idText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const castleAttributes = v.strictObject({ id: idText, circletId: idText });

/** Reads the `castles` table from `xml/castles.xml`; what a castle consists of (towers, gates, guards) is not read. */
export function readCastles(datapack: Datapack): SourcedTable<"castles"> {
  const list = readXml(datapack, "xml/castles.xml");
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["castle"]).flatMap((element) => {
    const castle = readAttributes(datapack.report, element, castleAttributes);
    if (castle === undefined) return [];
    return finishRow(datapack.report, "castles", element, { id: castle.id, circletItemId: castle.circletId });
  });
}
