import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { readXmlFolder } from "../../read/xml.js";
import { dropsOfLast, readDropsOf } from "../../tables/drops/drops.js";
import { type NpcTables, readDumpedNpcs } from "../../tables/npcs/npc-tables.js";
import { readPets } from "../../tables/npcs/pet-files.js";
import type { L2jDialect } from "./l2j-dialect.js";
import { readMinionFile } from "./minions.js";
import { readNpc } from "./npcs.js";

/**
 * Reads the `npcs` and `drops` tables from `stats/npcs`, in source order, with the pets of `stats/pets`, or from dumps. An NPC that is left
 * out has no drops. The stats of a pet that is no NPC are left out with a warning.
 */
export const readNpcFiles = oncePerDatapack((datapack: Datapack, dialect: L2jDialect): NpcTables => {
  const { report } = datapack;
  const folder = `${dialect.folder}/stats/npcs`;
  const dumped = readDumpedNpcs(datapack, folder);
  if (dumped !== undefined) return dumped;
  const others = { minions: readMinionFile(datapack, dialect), pets: readPets(datapack) };
  const rows = readXmlFolder(datapack, folder, (list) =>
    readChildren(report, list, ["npc"]).map((npc) => {
      const npcs = readNpc(report, npc, others, dialect.npc);
      const drops = readDropsOf(report, npc);
      return { id: Number(npc.attributes["id"]), npcs, drops: npcs.length === 0 ? [] : drops };
    }),
  );
  const npcs = rows.flatMap((row) => row.npcs);
  const nameless = new Set(rows.filter((row) => row.npcs.length === 0).map(({ id }) => id));
  const ids = new Set(npcs.map(({ row }) => row.id));
  for (const [id, { file, line }] of others.pets) {
    if (!ids.has(id)) report.warn({ file, line }, `pet ${id}`, "an NPC with a name", "none: left out");
  }
  return { npcs, drops: dropsOfLast(report, rows), nameless };
});
