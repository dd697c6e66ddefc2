import type { SkillTreeRow } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import type { SourcedTable } from "../tables/table-rows.js";
import { isOlder, type RulesName } from "./engine-name.js";
import { engineRows, ofRecords } from "./engine-rules.js";

const treeOf = (tree: SkillTreeRow["tree"], ids: readonly number[]): readonly SkillTreeRow[] =>
  ids.map((skillId) => ({ tree, skillId, skillLevel: 1 }));

/** The skills of heroes and of noblesse in the code of engines: aCis, class `SkillTable`; L2J before 2013, `HeroSkillTable` and `NobleSkillTable`. */
const skillTrees: readonly SkillTreeRow[] = [
  ...treeOf("hero", [395, 396, 1374, 1375, 1376]),
  ...treeOf("noble", [325, 326, 327, 1323, 1324, 1325, 1326, 1327]),
];

/** Makes the rows of the `skillTrees` table that only an engine states: those of skills that the data set has. */
export function skillTreesOf(
  report: Report,
  engine: RulesName | undefined,
  skills: SourcedTable<"skills">,
): SourcedTable<"skillTrees"> {
  const rows = isOlder(engine) ? skillTrees : [];
  return engineRows(
    report,
    "skillTrees",
    ofRecords(rows, ({ skillId }) => skillId, skills),
  );
}
