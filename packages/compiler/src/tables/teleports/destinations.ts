import { ADENA_ITEM_ID, present } from "@gamedata/rules";
import type { TeleportRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readEach } from "../../read/element.js";
import { closedFields, fieldsNamed, openFields } from "../../read/fields.js";
import { coordinate, flagText, idText, integerText, optionalText, pointEntries } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { type ClientRows, indexClientRows } from "../client-rows.js";
import { lastRowsOf } from "../rows-by-id.js";

const NOBLESSE_GATE_PASS_ITEM_ID = 6651;

/** A destination: where it is and what it costs. A name is for who writes such files; NPCs may call it otherwise. */
type Destination = Omit<TeleportRow, "npcId" | "name"> & { readonly name?: string };

/** The destinations of a server, of which its NPCs offer some each, by number. */
export type Destinations = ClientRows<Destination>;

const elementAttributes = closedFields({
  destination: [idText, "id"],
  ...pointEntries,
  count: [integerText(0), "price"],
  isNoble: [v.exactOptional(flagText), "isNoble", "forNoble"],
});

/**
 * Reads `<teleport id x y z price isNoble>`, in one server with `forNoble`. The price is in Noblesse Gate Passes for a destination that only
 * noblesse can choose, and in adena for any other (class Gatekeeper).
 */
export function readDestinationElements(datapack: Datapack, file: string): Destinations {
  const list = readXml(datapack, file);
  const rows = readEach(list, "teleport", elementAttributes).flatMap(({ row, ...position }) => {
    const { count, isNoble, ...place } = row;
    if (isNoble !== undefined) {
      return { ...position, row: { ...place, isNoble, price: { itemId: currencyOf(isNoble), count } } };
    }
    return datapack.report.error(position, "<teleport>", "isNoble or forNoble", "none");
  });
  return indexClientRows(datapack.report, "<teleport>", rows, ({ destination }) => destination);
}

const columns = openFields({
  description: [v.exactOptional(optionalText), "Description"],
  destination: [idText, "id"],
  ...fieldsNamed(coordinate, "x=loc_x y=loc_y z=loc_z"),
  count: [integerText(0), "price"],
  isNoble: [v.exactOptional(flagText, "0"), "fornoble"],
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
  const read = readRowsOf(datapack, "teleport", columns, DEFAULTED);
  const rows = lastRowsOf(datapack.report, read, ({ destination }) => destination);
  return new Map(
    rows.map(({ row: { description = "", count, itemId, ...place }, ...position }) => {
      const name = destinationIn(description);
      const price = { itemId: itemId ?? currencyOf(place.isNoble), count };
      return [place.destination, { ...position, row: { ...place, ...present({ name }), price } }];
    }),
  );
}

/** Returns the name of a destination in a description, where `->` stands between where an NPC is and where it leads. */
export const destinationIn = (description: string): string | undefined =>
  description.split("->").at(-1)?.trim() || undefined;

const currencyOf = (isNoble: boolean) => (isNoble ? NOBLESSE_GATE_PASS_ITEM_ID : ADENA_ITEM_ID);
