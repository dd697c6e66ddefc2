import type { EngineRuleName } from "@gamedata/schema";
import type { SourcedTable } from "../tables/table-rows.js";

/**
 * Marks the teleports that only noblesse can take because the dialogue that offers them is open to noblesse only, which no flag of a
 * source states: those with the numbers of the rules `nobleTeleportFirst` to `nobleTeleportLast`. What they cost stays as it is.
 */
export function markNobleTeleports(
  teleports: SourcedTable<"teleports">,
  rules: SourcedTable<"engineRules">,
): SourcedTable<"teleports"> {
  const ruleValue = (name: EngineRuleName) => rules.find(({ row }) => row.name === name)?.row.value;
  const [first, last] = [ruleValue("nobleTeleportFirst"), ruleValue("nobleTeleportLast")];
  if (first === undefined || last === undefined) return teleports;
  return teleports.map((teleport) => {
    const { row } = teleport;
    const isNoble = row.isNoble || (row.destination >= first && row.destination <= last);
    return { ...teleport, row: { ...row, isNoble } };
  });
}
