import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { idText, integerText, nameText } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const ADENA = 57;

const npcAttributes = v.strictObject({ id: idText });
const teleportAttributes = v.strictObject({ type: v.exactOptional(v.string()), name: v.exactOptional(v.string()) });
const coordinate = integerText();
const locationAttributes = v.strictObject({
  name: v.exactOptional(nameText),
  npcStringId: v.exactOptional(idText),
  x: coordinate,
  y: coordinate,
  z: coordinate,
  feeId: v.exactOptional(idText),
  feeCount: v.exactOptional(integerText(0)),
  castleId: v.exactOptional(v.string()),
  questZoneId: v.exactOptional(v.string()),
});

/**
 * Reads the `teleports` table from the files of teleporters. A destination without a name, whose name only the client has, is named after
 * its coordinates.
 */
export function readTeleporters(datapack: Datapack, folder: string): SourcedTable<"teleports"> {
  const { report } = datapack;
  return readXmlTree(datapack, folder, (list) =>
    readChildren(report, list, ["npc"]).flatMap((element) => {
      const npc = readAttributes(report, element, npcAttributes);
      const children = readChildren(report, element, ["npcs", "teleport"]);
      const others = children
        .filter(({ name }) => name === "npcs")
        .flatMap((list) => readChildren(report, list, ["npc"]))
        .flatMap((other) => readAttributes(report, other, npcAttributes) ?? []);
      const offers = children.filter(({ name }) => name === "teleport").flatMap((one) => offersOf(datapack, one));
      const npcIds = [npc, ...others].flatMap((one) => one?.id ?? []);
      return npcIds.flatMap((npcId) =>
        offers.flatMap(({ offer, isNoble, location }, index) =>
          finishRow(report, "teleports", location, {
            npcId,
            destination: index + 1,
            name: offer.name ?? `${offer.x}, ${offer.y}`,
            x: offer.x,
            y: offer.y,
            z: offer.z,
            price: { itemId: offer.feeId ?? ADENA, count: offer.feeCount ?? 0 },
            isNoble,
          }),
        ),
      );
    }),
  );
}

function offersOf({ report }: Datapack, element: XmlElement) {
  const read = readAttributes(report, element, teleportAttributes);
  const isNoble = read?.type?.startsWith("NOBLE") ?? false;
  return readChildren(report, element, ["location"]).flatMap((location) => {
    const offer = readAttributes(report, location, locationAttributes);
    return offer === undefined ? [] : [{ offer, isNoble, location }];
  });
}
