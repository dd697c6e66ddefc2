import type { Datapack } from "../read/datapack.js";
import { readChildren } from "../read/element.js";
import { readXmlFolder } from "../read/xml.js";
import { type SourcedTable, sortRows } from "./draft.js";
import { readDropsOf } from "./drops.js";
import { readNpc } from "./npcs.js";

/** The tables that the NPC files hold. */
export interface NpcTables {
  readonly npcs: SourcedTable<"npcs">;
  readonly drops: SourcedTable<"drops">;
}

/**
 * Reads the `npcs` and `drops` tables from `xml/npcs`, each file once: NPCs by id, drops by NPC id, then in source order.
 *
 * @param datapack The datapack.
 */
export function readNpcFiles(datapack: Datapack): NpcTables {
  const { report } = datapack;
  const rows = readXmlFolder(datapack, "xml/npcs", (list) =>
    readChildren(report, list, ["npc"]).map((npc) => ({ npcs: readNpc(report, npc), drops: readDropsOf(report, npc) })),
  );
  return {
    npcs: sortRows(
      rows.flatMap(({ npcs }) => npcs),
      (npc) => npc.id,
    ),
    drops: sortRows(
      rows.flatMap(({ drops }) => drops),
      (drop) => drop.npcId,
    ),
  };
}
