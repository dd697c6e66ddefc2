import type { AdenaRange, QuestRewardsRow, RewardKind } from "@gamedata/schema/types";

/** A player gets one of these branches at most; of the others as many as counts or stages allow, which no source states. */
const exclusiveKinds: readonly RewardKind[] = ["random", "by-class", "by-choice"];

/** Returns `true` where branches by count or by stage give adena, as often as a player meets them; `undefined` otherwise. */
export function adenaByCountOf({ alternatives = [] }: QuestRewardsRow): true | undefined {
  const isUnbounded = alternatives.some(({ kind, adena = 0 }) => adena > 0 && !exclusiveKinds.includes(kind));
  return isUnbounded || undefined;
}

/**
 * Returns the most adena that a quest is known to give a player: of its branches, or for certain where those by count or by stage give
 * more.
 *
 * @returns `undefined` for a quest without adena.
 */
export function mostAdenaOf(rewards: QuestRewardsRow): number | undefined {
  return adenaRangeOf(rewards)?.max ?? rewards.adena;
}

/**
 * Returns the least and the greatest adena that a quest gives a player, where it depends on the branch. Branches by class that give no
 * adena are given beside a branch of another kind, and not in its place: High Five quest 226 gives a choice of adena and experience, and
 * items by class.
 *
 * @returns `undefined` where no branch gives adena, and where one of a kind without bounds does.
 */
export function adenaRangeOf({ adena = 0, alternatives = [] }: QuestRewardsRow): AdenaRange | undefined {
  const giving = alternatives.filter((branch) => (branch.adena ?? 0) > 0);
  if (giving.length === 0 || adenaByCountOf({ alternatives }) === true) return undefined;
  const isByClass = giving.some(({ kind }) => kind === "by-class");
  const amounts = alternatives
    .filter(({ kind }) => exclusiveKinds.includes(kind) && (kind !== "by-class" || isByClass))
    .map((branch) => adena + (branch.adena ?? 0));
  return { min: Math.min(...amounts), max: Math.max(...amounts) };
}
