import { present } from "@gamedata/rules";
import type { TeleportRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readWhole } from "../../read/element.js";
import { flagText, idText, integerText, optionalText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { type ClientRows, indexClientRows } from "../client-rows.js";
import { lastRowsOf } from "../rows-by-id.js";

const ADENA_ITEM_ID = 57;
const NOBLESSE_GATE_PASS_ITEM_ID = 6651;

/** A destination: where it is and what it costs. A name is for who writes such files; NPCs may call it otherwise. */
type Destination = Omit<TeleportRow, "npcId" | "name"> & { readonly name?: string };

/** The destinations of a server, of which its NPCs offer some each, by number. */
export type Destinations = ClientRows<Destination>;

const elementAttributes = v.strictObject({
  id: idText,
  x: integerText(),
  y: integerText(),
  z: integerText(),
  price: integerText(0),
  isNoble: flagText,
});

/**
 * Reads `<teleport id x y z price isNoble>`. The server (class Gatekeeper) takes Noblesse Gate Passes for a destination that only noblesse
 * can choose, adena for any other.
 */
export function readDestinationElements(datapack: Datapack, file: string): Destinations {
  const { report } = datapack;
  const list = readXml(datapack, file);
  const elements = readChildren(report, list, ["teleport"]);
  const rows = elements.flatMap((element) => {
    const read = readWhole(report, element, elementAttributes);
    if (read === undefined) return [];
    const { id: destination, price: count, isNoble, ...place } = read;
    const row = { destination, ...place, isNoble, price: { itemId: currencyOf(isNoble), count } };
    return [{ file: element.file, line: element.line, row }];
  });
  return indexClientRows(report, "<teleport>", rows, ({ destination }) => destination);
}

const columns = v.object({
  Description: v.exactOptional(optionalText),
  id: idText,
  loc_x: integerText(),
  loc_y: integerText(),
  loc_z: integerText(),
  price: integerText(0),
  fornoble: v.exactOptional(flagText),
  itemId: v.exactOptional(idText),
});

/** Without the first all characters can choose a destination, without the other its price is as the first says. */
const DEFAULTED = [["fornoble"], ["itemId"]];

/**
 * Reads the dump `teleport` of L2J before 2016, with the additions of the server's owner. Without a column for what is paid it is Noblesse Gate
 * Passes for a destination that only noblesse can choose, adena for any other (class L2TeleporterInstance). Of two with one number the last
 * counts.
 */
export function readDestinationDump(datapack: Datapack): Destinations {
  const rows = lastRowsOf(datapack.report, readRowsOf(datapack, "teleport", columns, DEFAULTED), ({ id }) => id);
  return new Map(
    rows.map(({ row, ...position }) => {
      const { id, Description = "", loc_x: x, loc_y: y, loc_z: z, price: count, fornoble: isNoble = false } = row;
      const name = Description.split(ARROW).at(-1)?.trim() || undefined;
      const price = { itemId: row.itemId ?? currencyOf(isNoble), count };
      return [id, { ...position, row: { destination: id, ...present({ name }), x, y, z, price, isNoble } }];
    }),
  );
}

/** What stands in a description between where an NPC is and where it leads. */
const ARROW = "->";

const currencyOf = (isNoble: boolean) => (isNoble ? NOBLESSE_GATE_PASS_ITEM_ID : ADENA_ITEM_ID);
