import type { DoorRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readPart } from "../../read/element.js";
import { readSharedXml } from "../../read/place.js";
import { idText } from "../../read/values.js";

/** Whose a door is. */
type Owner = Pick<DoorRow, "castleId" | "clanHallId">;

const ownerAttributes = v.object({ id: idText });
const gatesAttributes = v.object({
  val: v.pipe(
    v.string(),
    v.transform((text) => text.split(";")),
  ),
});

/** Returns the castle or clan hall of each door, by its name: since revision 400 of aCis they name their gates. */
export function ownersOf(datapack: Datapack): ReadonlyMap<string, Owner> {
  const { report } = datapack;
  const gatesIn = (file: string, ownerOf: (id: number) => Owner) =>
    (readSharedXml(datapack, [file])?.children ?? []).flatMap((element): readonly (readonly [string, Owner])[] => {
      const names = readPart(report, element.children, "gates", gatesAttributes)?.val ?? [];
      const id = names.length === 0 ? undefined : readAttributes(report, element, ownerAttributes)?.id;
      return id === undefined ? [] : names.map((name) => [name, ownerOf(id)]);
    });
  return new Map([
    ...gatesIn("castles.xml", (castleId) => ({ castleId })),
    ...gatesIn("clanHalls.xml", (clanHallId) => ({ clanHallId })),
  ]);
}
