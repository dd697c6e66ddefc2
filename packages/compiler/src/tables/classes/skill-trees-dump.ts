import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { flagText, idText, integerText } from "../../read/values.js";
import { groupBy, lastRowsOf } from "../rows-by-id.js";
import type { SkillsByClass } from "./learned-skills.js";
import { acquiredBy } from "./tree-files.js";

const columns = v.object({
  class_id: integerText(),
  skill_id: idText,
  level: idText,
  sp: integerText(0),
  min_level: integerText(0),
  // From 2010 on.
  learned_by_npc: v.exactOptional(flagText),
  learned_by_fs: v.exactOptional(flagText),
});

/**
 * Reads the skills that each class learns itself from the dump `skill_trees` of L2J before 2011. Of two rows of a class for one level of a
 * skill the last counts; those of no class are left out.
 */
export function readSkillTreeDump(datapack: Datapack): SkillsByClass {
  const { report } = datapack;
  const rows = readRowsOf(datapack, "skill_trees", columns, []);
  const ofClasses = rows.filter(({ row }) => row.class_id >= 0);
  report.leaveOut(rows.length - ofClasses.length);
  const last = lastRowsOf(report, ofClasses, (row) => `${row.class_id}/${row.skill_id}-${row.level}`);
  const byClass = groupBy(last, ({ row }) => row.class_id);
  return new Map(
    [...byClass].map(([id, skills]) => {
      const [{ file, line } = { file: "sql/skill_trees.sql", line: 1 }] = skills;
      return [id, { position: { file, line }, rows: skills.map(({ row }) => skillOf(row)) }];
    }),
  );
}

function skillOf({ learned_by_npc, learned_by_fs, ...row }: v.InferOutput<typeof columns>): ClassSkillRow {
  const acquired = acquiredBy({ learnedByNpc: learned_by_npc ?? false, learnedByFS: learned_by_fs ?? false });
  return {
    skillId: row.skill_id,
    skillLevel: row.level,
    // Characters begin at level 1.
    minPlayerLevel: Math.max(row.min_level, 1),
    spCost: row.sp,
    ...(acquired && { acquired }),
  };
}
