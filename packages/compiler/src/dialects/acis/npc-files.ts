import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { readXmlFolder } from "../../read/xml.js";
import { dropsOfLast, readDropsOf } from "../../tables/drops/drops.js";
import { type NpcTables, readDumpedNpcs } from "../../tables/npcs/npc-tables.js";
import { readNpc } from "./npcs.js";

const FOLDER = "xml/npcs";

/** Reads the `npcs` and `drops` tables from `xml/npcs`, in source order, or from dumps. */
export const readNpcFiles = oncePerDatapack((datapack: Datapack): NpcTables => {
  const { report } = datapack;
  const dumped = readDumpedNpcs(datapack, FOLDER);
  if (dumped !== undefined) return dumped;
  const rows = readXmlFolder(datapack, FOLDER, (list) =>
    readChildren(report, list, ["npc"]).map((npc) => ({
      id: Number(npc.attributes["id"]),
      npcs: readNpc(report, npc),
      drops: readDropsOf(report, npc),
    })),
  );
  return { npcs: rows.flatMap((row) => row.npcs), drops: dropsOfLast(report, rows), nameless: new Set() };
});
