import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { readXmlFolder } from "../../read/xml.js";
import { dropsOfLast, readDropsOf } from "../../tables/drops/drops.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readNpc } from "./npcs.js";

/** The tables that are read from the NPC files. */
interface NpcTables {
  readonly npcs: SourcedTable<"npcs">;
  readonly drops: SourcedTable<"drops">;
}

/** Reads the `npcs` and `drops` tables from `xml/npcs`, in source order. */
export const readNpcFiles = oncePerDatapack((datapack: Datapack): NpcTables => {
  const { report } = datapack;
  const rows = readXmlFolder(datapack, "xml/npcs", (list) =>
    readChildren(report, list, ["npc"]).map((npc) => ({
      id: Number(npc.attributes["id"]),
      npcs: readNpc(report, npc),
      drops: readDropsOf(report, npc),
    })),
  );
  return { npcs: rows.flatMap((row) => row.npcs), drops: dropsOfLast(report, rows) };
});
