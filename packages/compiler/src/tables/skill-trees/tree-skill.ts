import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import { idOrNoneText, idText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

/** What a clan pays besides reputation. */
export const clanCost = { itemId: v.exactOptional(idOrNoneText), itemCount: v.exactOptional(idText, "1") };

/** What a source states of a skill that a clan learns. */
interface ClanSkill {
  readonly skillId: number;
  readonly skillLevel: number;
  readonly clanReputation: number;
  readonly minClanLevel: number;
  readonly itemId?: number | undefined;
  readonly itemCount: number;
}

export const finishClanSkills = (report: Report, skills: readonly Sourced<ClanSkill>[]): SourcedTable<"skillTrees"> =>
  skills.flatMap(({ row: { itemId, itemCount: count, ...row }, ...position }) => {
    const items = itemId === undefined ? undefined : [{ itemId, count }];
    return finishRow(report, "skillTrees", position, { tree: "clan", ...row, items });
  });

/** What a dump states of a skill, of which 0 is no level, no points and no item. */
interface DumpedSkill {
  readonly skillId: number;
  readonly skillLevel: number;
  readonly minPlayerLevel: number | undefined;
  readonly spCost: number | undefined;
  readonly itemId: number | undefined;
  readonly count: number;
}

/** What a row has of it. */
export const learned = ({ minPlayerLevel, spCost, itemId, count, ...skill }: DumpedSkill) => ({
  ...skill,
  minPlayerLevel: minPlayerLevel || undefined,
  spCost: spCost || undefined,
  items: itemId === undefined || count === 0 ? undefined : [{ itemId, count }],
});

/** What a source states of a skill of fishing. */
interface FishingSkill extends Omit<DumpedSkill, "spCost"> {
  readonly minPlayerLevel: number;
  readonly spCost?: number;
  readonly isDwarven: boolean | undefined;
}

export const finishFishingSkills = (
  report: Report,
  skills: readonly Sourced<FishingSkill>[],
): SourcedTable<"skillTrees"> =>
  skills.flatMap(({ row: { isDwarven, ...row }, ...position }) =>
    finishRow(report, "skillTrees", position, {
      tree: "fishing",
      // Characters begin at level 1.
      ...learned({ spCost: undefined, ...row, minPlayerLevel: Math.max(row.minPlayerLevel, 1) }),
      races: isDwarven ? ["Dwarf"] : undefined,
    }),
  );
