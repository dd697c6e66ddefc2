import { CERTAIN } from "@gamedata/rules";
import type { DoubtRow, DropRow } from "@gamedata/schema";
import type { Report, SourcePosition } from "../diagnostic.js";
import { finishRow, type SourcedTable, type SourcedTables } from "../tables/table-rows.js";
import { checkKnownDoubt } from "./check-known-doubt.js";
import { KNOWN_DOUBTS_FILE, type KnownDoubt } from "./known-doubts.js";

/**
 * Makes the `doubts` table: the known doubts that still stand in the tables, then the drops with an impossible chance or
 * number. A known doubt that does not stand any more is a warning.
 */
export function findDoubts(
  report: Report,
  tables: SourcedTables,
  known: readonly KnownDoubt[],
): SourcedTable<"doubts"> {
  const position = { file: KNOWN_DOUBTS_FILE, line: 1 };
  return [
    ...known.flatMap((entry) => {
      const found = checkKnownDoubt(tables, entry);
      if (typeof found !== "string") return finishRow(report, "doubts", position, found);
      return report.warn(position, `doubt ${entry.kind}`, "a value that is in doubt", `${found}: the entry can go`);
    }),
    ...tables.drops.flatMap(({ row, ...spot }) => finishAll(report, spot, doubtsOfDrop(row))),
    ...firstOfGroups(tables.drops).flatMap(({ row, ...spot }) => finishAll(report, spot, doubtsOfGroup(row))),
  ];
}

const finishAll = (report: Report, position: SourcePosition, doubts: readonly DoubtRow[]) =>
  doubts.flatMap((doubt) => finishRow(report, "doubts", position, doubt));

function firstOfGroups(drops: SourcedTable<"drops">): SourcedTable<"drops"> {
  const groups = new Map<string, SourcedTable<"drops">[number]>();
  for (const drop of drops) {
    const { npcId, category, groupChance } = drop.row;
    const group = `${npcId} ${category}`;
    if (groupChance !== undefined && !groups.has(group)) groups.set(group, drop);
  }
  return [...groups.values()];
}

function doubtsOfGroup({ npcId, category, groupChance = 0 }: DropRow): readonly DoubtRow[] {
  if (groupChance <= CERTAIN) return [];
  return [aboveCertain(npcId, "groupChance", `group-${category}`, `${groupChance} for group ${category}`)];
}

const aboveCertain = (npcId: number, field: string, part: string, stated: string): DoubtRow => ({
  id: `dropAboveCertain-${npcId}-${part}`,
  kind: "dropAboveCertain",
  table: "drops",
  ids: [npcId],
  field,
  stated,
  doubt: `${CERTAIN} is certain`,
});

function doubtsOfDrop({ npcId, itemId, min, max, chance }: DropRow): readonly DoubtRow[] {
  const doubts: DoubtRow[] = [];
  if (chance > CERTAIN) doubts.push(aboveCertain(npcId, "chance", `${itemId}`, `${chance} for item ${itemId}`));
  if (min > max) {
    doubts.push({
      id: `dropMinAboveMax-${npcId}-${itemId}`,
      kind: "dropMinAboveMax",
      table: "drops",
      ids: [npcId],
      field: "min",
      stated: `${min} of item ${itemId}`,
      doubt: `above the maximum, ${max}`,
    });
  }
  return doubts;
}
