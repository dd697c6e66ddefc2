import type { AdenaRange, QuestRewardsRow, RewardKind } from "@gamedata/schema/types";

/** A player gets one of these branches at most; of the others as many as counts or stages allow, which no source states. */
const exclusiveKinds: readonly RewardKind[] = ["random", "by-class", "by-choice"];

/**
 * Returns the least and the greatest adena that a quest gives a player, where it depends on the branch. Branches by class that give no
 * adena are given beside a branch of another kind, and not in its place: High Five quest 226 gives a choice of adena and experience, and
 * items by class.
 *
 * @returns `undefined` where no branch gives adena, and where one of a kind without bounds does.
 */
export function adenaRangeOf({ adena = 0, alternatives = [] }: QuestRewardsRow): AdenaRange | undefined {
  const giving = alternatives.filter((branch) => (branch.adena ?? 0) > 0);
  if (giving.length === 0 || giving.some(({ kind }) => !exclusiveKinds.includes(kind))) return undefined;
  const isByClass = giving.some(({ kind }) => kind === "by-class");
  const amounts = alternatives
    .filter(({ kind }) => exclusiveKinds.includes(kind) && (kind !== "by-class" || isByClass))
    .map((branch) => adena + (branch.adena ?? 0));
  return { min: Math.min(...amounts), max: Math.max(...amounts) };
}
