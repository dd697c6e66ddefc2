import type { Report } from "../diagnostic.js";
import type { SourcedTable } from "./sourced-tables.js";

/** Returns the drops of NPCs in the order of the source. Of two NPCs with one id the last one counts, as in the engines, with its own drops. */
export function dropsOfLast(
  report: Report,
  npcs: readonly { readonly id: number; readonly drops: SourcedTable<"drops"> }[],
): SourcedTable<"drops"> {
  const last = new Map(npcs.map((npc) => [npc.id, npc]));
  return npcs.flatMap((npc) => {
    if (last.get(npc.id) === npc) return npc.drops;
    report.leaveOut(npc.drops.length, "drops");
    return [];
  });
}
