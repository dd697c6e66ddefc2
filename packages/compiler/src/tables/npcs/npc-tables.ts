import type { Datapack } from "../../read/datapack.js";
import { hasElement } from "../../read/xml.js";
import { readDropDumps } from "../drops/dumps.js";
import type { SourcedTable } from "../sourced-tables.js";
import { hasNpcDump, readNpcDumps } from "./dumps.js";

/** The tables that are read from the files of NPCs. */
export interface NpcTables {
  readonly npcs: SourcedTable<"npcs">;
  readonly drops: SourcedTable<"drops">;
  /** The ids of the NPCs that are left out because they have no name. */
  readonly nameless: ReadonlySet<number>;
}

/**
 * Reads the `npcs` and `drops` tables from dumps, where a datapack has its NPCs in dumps and none in XML files.
 *
 * @param folder The folder of the XML files of NPCs.
 */
export function readDumpedNpcs(datapack: Datapack, folder: string): NpcTables | undefined {
  if (!hasNpcDump(datapack) || hasElement(datapack, folder, "npc")) return undefined;
  return { npcs: readNpcDumps(datapack), drops: readDropDumps(datapack), nameless: new Set() };
}
