import { present } from "@gamedata/rules";
import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { flagText, idText, integerText } from "../../read/values.js";
import { groupBy, lastRowsOf } from "../rows-by-id.js";
import type { SkillsByClass } from "./class-parts.js";
import { acquiredBy } from "./tree-files.js";

const columns = openFields({
  classId: [integerText(), "class_id"],
  ...fieldsNamed(idText, "skillId=skill_id skillLevel=level"),
  ...fieldsNamed(integerText(0), "spCost=sp minPlayerLevel=min_level"),
  // From 2010 on.
  ...fieldsNamed(v.exactOptional(flagText, "0"), "learnedByNpc=learned_by_npc learnedByFS=learned_by_fs"),
});

/**
 * Reads the skills that each class learns itself from the dump `skill_trees` of L2J before 2011. Of two rows of a class for one level of a
 * skill the last counts; those of no class are left out.
 */
export function readSkillTreeDump(datapack: Datapack): SkillsByClass {
  const rows = readRowsOf(datapack, "skill_trees", columns, []);
  const ofClasses = rows.filter(({ row }) => row.classId >= 0);
  datapack.report.leaveOut(rows.length - ofClasses.length);
  const last = lastRowsOf(datapack.report, ofClasses, (row) => `${row.classId}/${row.skillId}-${row.skillLevel}`);
  const byClass = groupBy(last, ({ row }) => row.classId);
  return new Map(
    [...byClass].map(([id, skills]) => {
      const [{ file, line } = { file: "sql/skill_trees.sql", line: 1 }] = skills;
      return [id, { position: { file, line }, rows: skills.map(({ row }) => skillOf(row)) }];
    }),
  );
}

function skillOf(row: v.InferOutput<typeof columns>): ClassSkillRow {
  const { classId: _, minPlayerLevel, learnedByNpc, learnedByFS, ...skill } = row;
  // Characters begin at level 1.
  return present({
    ...skill,
    minPlayerLevel: Math.max(minPlayerLevel, 1),
    acquired: acquiredBy({ learnedByNpc, learnedByFS }),
  });
}
