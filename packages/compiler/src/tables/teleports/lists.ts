import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { idText, integerText, nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import { rowsOfLastLists } from "../rows-by-id.js";
import type { SourcedTable } from "../sourced-tables.js";

/** The type of a destination that only noblesse can choose. */
const NOBLE_TYPE = /^NOBLE/u;

const listAttributes = v.strictObject({ npcId: idText });
const locationAttributes = v.pipe(
  exactObject({
    desc: v.exactOptional(nameText),
    descEn: v.exactOptional(nameText),
    type: v.exactOptional(v.string()),
    priceId: idText,
    priceCount: integerText(0),
    x: integerText(),
    y: integerText(),
    z: integerText(),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    // A server with several languages names each.
    const { desc, descEn: name = desc, type = "", priceId: itemId, priceCount: count, x, y, z } = value;
    if (name !== undefined) return { name, x, y, z, price: { itemId, count }, isNoble: NOBLE_TYPE.test(type) };
    addIssue({ message: "desc or descEn" });
    return NEVER;
  }),
);

/** Reads what each NPC offers: `<telPosList npcId>` with `<loc desc type priceId priceCount x y z>`. Of two lists of an NPC the last counts. */
export function readTeleportLists(datapack: Datapack, file: string): SourcedTable<"teleports"> {
  const { report } = datapack;
  const list = readXml(datapack, file);
  const elements = readChildren(report, list, ["telPosList"]);
  const lists = elements.flatMap((element) => {
    const npc = readAttributes(report, element, listAttributes);
    const locations = readChildren(report, element, ["loc"]);
    if (npc === undefined) return [];
    const rows = locations.flatMap((location, index) => {
      const offer = readWhole(report, location, locationAttributes);
      if (offer === undefined) return [];
      return finishRow(report, "teleports", location, { npcId: npc.npcId, destination: index + 1, ...offer });
    });
    return [{ id: npc.npcId, position: element, rows }];
  });
  return rowsOfLastLists(report, "teleports of NPC", lists);
}
