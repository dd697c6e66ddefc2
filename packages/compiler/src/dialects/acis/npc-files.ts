import type { Datapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { readXmlFolder } from "../../read/xml.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readDropsOf } from "./drops.js";
import { readNpc } from "./npcs.js";

/** The tables that are read from the NPC files. */
interface NpcTables {
  readonly npcs: SourcedTable<"npcs">;
  readonly drops: SourcedTable<"drops">;
}

/** The tables of each datapack: two tables come from the same files, and the files are read once. */
const memory = new WeakMap<Datapack, NpcTables>();

/** Reads the `npcs` and `drops` tables from `xml/npcs`, in source order. */
export function readNpcFiles(datapack: Datapack): NpcTables {
  const known = memory.get(datapack);
  if (known) return known;
  const { report } = datapack;
  const rows = readXmlFolder(datapack, "xml/npcs", (list) =>
    readChildren(report, list, ["npc"]).map((npc) => ({ npcs: readNpc(report, npc), drops: readDropsOf(report, npc) })),
  );
  const npcs = rows.flatMap((row) => row.npcs);
  const drops = rows.flatMap((row) => row.drops);
  const tables = { npcs, drops };
  memory.set(datapack, tables);
  return tables;
}
