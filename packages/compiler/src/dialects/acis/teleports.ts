import type { ItemCount } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { flagText, idText, integerText, nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { type ClientRows, indexClientRows } from "../../tables/client-rows.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const LOCATIONS_FILE = "xml/teleportLocations.xml";
const OFFERS_FILE = "curated/teleports.json";
const LISTS_FILE = "xml/teleports.xml";
const ADENA_ITEM_ID = 57;
const NOBLESSE_GATE_PASS_ITEM_ID = 6651;

const destinationAttributes = v.strictObject({
  id: idText,
  x: integerText(),
  y: integerText(),
  z: integerText(),
  price: integerText(0),
  isNoble: flagText,
});
type Destination = v.InferOutput<typeof destinationAttributes>;

const offerRow = v.strictObject({ npcId: v.number(), teleportId: v.number(), name: nameText });

/**
 * Reads the `teleports` table: which NPC offers which destination from `curated/teleports.json`, the destinations from
 * `xml/teleportLocations.xml`. A row without a destination is an error; destinations that no NPC offers are left out.
 */
export function readTeleports(datapack: Datapack): SourcedTable<"teleports"> {
  if (!hasFile(datapack, OFFERS_FILE) && hasFile(datapack, LISTS_FILE)) return readTeleportLists(datapack);
  const destinations = readDestinations(datapack);
  return (readOptionalJsonRows(datapack, OFFERS_FILE, offerRow) ?? []).flatMap(({ row, ...position }) => {
    const { npcId, teleportId, name } = row;
    const found = destinations.get(teleportId)?.row;
    if (found === undefined) {
      datapack.report.error(position, "row teleportId", `the id of a <teleport> of ${LOCATIONS_FILE}`, `${teleportId}`);
      return [];
    }
    const { id: destination, x, y, z, isNoble } = found;
    const price = priceOf(found);
    return finishRow(datapack.report, "teleports", position, { npcId, destination, name, x, y, z, price, isNoble });
  });
}

const listAttributes = v.strictObject({ npcId: idText });
const locationAttributes = v.strictObject({
  desc: nameText,
  type: v.exactOptional(v.string()),
  priceId: idText,
  priceCount: integerText(0),
  x: integerText(),
  y: integerText(),
  z: integerText(),
});

/** The type of a destination that only noblesse can choose. */
const NOBLE_TYPE = /^NOBLE/u;

/** Reads what each NPC offers from `xml/teleports.xml`, which other revisions have. */
function readTeleportLists(datapack: Datapack): SourcedTable<"teleports"> {
  const { report } = datapack;
  const list = readXml(datapack, LISTS_FILE);
  const npcs = list === undefined ? [] : readChildren(report, list, ["telPosList"]);
  return npcs.flatMap((element) => {
    const npc = readAttributes(report, element, listAttributes);
    return readChildren(report, element, ["loc"]).flatMap((location, index) => {
      const read = readLeaf(report, location, locationAttributes);
      if (npc === undefined || read === undefined) return [];
      const { desc: name, type = "", priceId: itemId, priceCount: count, x, y, z } = read;
      const offer = { npcId: npc.npcId, destination: index + 1, name, x, y, z, price: { itemId, count } };
      return finishRow(report, "teleports", location, { ...offer, isNoble: NOBLE_TYPE.test(type) });
    });
  });
}

function readDestinations(datapack: Datapack): ClientRows<Destination> {
  const { report } = datapack;
  const list = readXml(datapack, LOCATIONS_FILE);
  const elements = list === undefined ? [] : readChildren(report, list, ["teleport"]);
  const rows = elements.flatMap((element) => {
    const row = readLeaf(report, element, destinationAttributes);
    return row === undefined ? [] : [{ file: element.file, line: element.line, row }];
  });
  return indexClientRows(report, "<teleport>", rows, ({ id }) => id);
}

/**
 * Returns the price of a destination. The server (class Gatekeeper) takes Noblesse Gate Passes for one that only
 * noblesse can choose, adena for any other.
 */
function priceOf({ isNoble, price }: Destination): ItemCount {
  return { itemId: isNoble ? NOBLESSE_GATE_PASS_ITEM_ID : ADENA_ITEM_ID, count: price };
}
