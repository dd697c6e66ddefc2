import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { findPlace } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readClassSets } from "./class-sets.js";
import { type GrowthDraft, readClassTemplates } from "./class-templates.js";

/** The forms of the `classGrowth` table. */
export const classGrowthForms: readonly Form[] = [
  { servers: "aCis", files: ["classes"], mark: "set@hpTable, class[hpTable]" },
  {
    servers: "L2J Server, L2J Mobius, L2jOrg",
    files: ["stats/chars/baseStats", "stats/players/templates"],
    mark: "lvlUpgainData",
  },
];

/**
 * Reads the `classGrowth` table.
 *
 * @param classes The classes of the data set; others are left out.
 */
export function readClassGrowth(datapack: Datapack, classes: SourcedTable<"classes">): SourcedTable<"classGrowth"> {
  const { report } = datapack;
  const known = new Set<number>(classes.map(({ row }) => row.id));
  const read = new Set<number>();
  const isWithSkills = findPlace(datapack, ["classes"]) !== undefined;
  const fighters = new Set<number>(classes.filter(({ row }) => row.type === "Fighter").map(({ row }) => row.id));
  return readGrowth(datapack, fighters).flatMap(({ row, ...position }) => {
    if (!known.has(row.classId)) {
      // Where the skills of classes are in the same files, it is reported with them.
      if (!isWithSkills) report.error(position, `class ${row.classId}`, "a class of the class tree", "none");
      if (!report.isStrict) report.leaveOut();
      return [];
    }
    if (read.has(row.classId)) report.error(position, `growth of class ${row.classId}`, "one", "another one");
    const isFirst = !read.has(row.classId);
    read.add(row.classId);
    return isFirst ? finishRow(report, "classGrowth", position, row) : [];
  });
}

function readGrowth(datapack: Datapack, fighters: ReadonlySet<number>): readonly Sourced<GrowthDraft>[] {
  const elements = findPlace(datapack, ["classes"]);
  if (elements !== undefined) return readClassSets(datapack, elements, fighters);
  const templates = findPlace(datapack, ["stats/chars/baseStats", "stats/players/templates"]);
  if (templates !== undefined) return readClassTemplates(datapack, templates);
  leaveOutFormulas(datapack);
  return [];
}

/** Names the dump `lvlupgain` of L2J before 2013: what a level adds from the level of a class on, in a formula of the engine, and nothing below. */
function leaveOutFormulas(datapack: Datapack): void {
  const { report } = datapack;
  const [first, ...others] = readSqlRowsOf(datapack, "lvlupgain", v.object({ classid: integerText(0) }));
  if (first === undefined) return;
  const count = others.length + 1;
  report.warn(first, `growth of ${count} classes`, "HP, MP and CP of each level", "formulas: left out");
  report.leaveOut(count);
}
