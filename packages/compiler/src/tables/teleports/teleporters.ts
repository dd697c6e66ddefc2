import { ADENA_ITEM_ID } from "@gamedata/rules";
import type { TeleportRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { idAttributes, idText, integerText, nameText, pointEntries } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import { rowsOfLastLists, type StatedList } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { destinationIn } from "./destinations.js";

/** The type of a destination, as whether only noblesse can choose it. */
export const isNobleText = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^(?:NOBLE.*|STANDARD|NORMAL|HUNTING|OTHER|NEWBIE_TOKEN|FLY|ALLY|CHF_LEVEL_[12])$/u, "a known type"),
  v.transform((type) => type.startsWith("NOBLE")),
);

const teleportAttributes = exactObject({ type: v.exactOptional(isNobleText) });
const locationAttributes = exactObject({
  name: v.exactOptional(nameText),
  ...pointEntries,
  feeId: v.exactOptional(idText),
  feeCount: v.exactOptional(integerText(0)),
});

/**
 * Reads the `teleports` table from the files of teleporters. A destination without a name, whose name only the client has, is named after
 * the comment behind it, or its coordinates. Of two lists of an NPC the last counts (class `TeleporterData`).
 */
export function readTeleporters(datapack: Datapack, folder: string): SourcedTable<"teleports"> {
  const lists = readXmlTree(datapack, folder, (list) =>
    readChildren(list, ["npc"]).flatMap((element) => readTeleporter(element)),
  );
  return rowsOfLastLists(datapack.report, "teleports of NPC", lists);
}

/** A comment that is a name, and no element or remark. */
const NAME = /^[^<>=]{1,80}$/u;

/** Returns the name in the comment behind an element, without a reminder behind it; undefined where the comment is no name. */
function nameIn({ note = "" }: XmlElement): string | undefined {
  const name = destinationIn(note.replace(/\bTODO\b.*$/u, ""));
  return name !== undefined && NAME.test(name) ? name : undefined;
}

/** Returns the name of a destination whose source states none: that in the comment behind it, or its coordinates. */
export const placeName = (element: XmlElement, { x, y }: Pick<TeleportRow, "x" | "y">): string =>
  nameIn(element) ?? `${x}, ${y}`;

/** Reads `<npc id>`, whose list of teleports the NPCs in its `<npcs>` have too. */
function readTeleporter(element: XmlElement): readonly StatedList<TeleportRow>[] {
  const npc = readAttributes(element, idAttributes);
  const children = readChildren(element, ["npcs", "teleport"]);
  const others = children
    .filter(({ name }) => name === "npcs")
    .flatMap((list) => readChildren(list, ["npc"]))
    .flatMap((other) => readAttributes(other, idAttributes) ?? []);
  const offers = children.filter(({ name }) => name === "teleport").flatMap((one) => offersOf(one));
  const npcIds = new Set([npc, ...others].flatMap((one) => one?.id ?? []));
  return Array.from(npcIds, (id) => ({
    id,
    position: element,
    rows: offers.flatMap(({ offer, isNoble, location }, index) => {
      // One that cannot be read keeps its number, so that those after it have theirs.
      if (offer === undefined) return [];
      const { name = placeName(location, offer), feeId: itemId = ADENA_ITEM_ID, feeCount: count = 0, ...place } = offer;
      const price = { itemId, count };
      return finishRow(element.report, "teleports", location, {
        ...place,
        npcId: id,
        destination: index + 1,
        name,
        price,
        isNoble,
      });
    }),
  }));
}

function offersOf(element: XmlElement) {
  const read = readAttributes(element, teleportAttributes, { isWhole: true });
  const isNoble = read?.type ?? false;
  return readChildren(element, ["location"]).map((location) => {
    const offer = readWhole(location, locationAttributes);
    return { offer: read && offer, isNoble, location };
  });
}
