import { columnElements } from "../../read/column-elements.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { type Form, formFrom } from "../../read/form.js";
import { findPlace } from "../../read/place.js";
import { PLAYER_TEMPLATES } from "../classes/start-items.js";
import { rowsOfLastLists } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readClassData } from "./class-data.js";
import { readClassSets } from "./class-sets.js";
import { type GrowthDraft, readClassTemplates } from "./class-templates.js";
import { growthOfFormulas, readFormulaDumps, readFormulaSets, readListedFormulas } from "./formulas.js";
import { readPlayerTemplates } from "./player-templates.js";

export const classGrowthForms: readonly Form[] = [
  formFrom("aCis", ["classes"], "set@hpTable, class[hpTable]"),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["stats/chars/baseStats", "stats/players/templates"], "lvlUpgainData"),
  formFrom(
    "L2J before 2013",
    ["sql/lvlupgain.sql", "sql/char_templates.sql"],
    "classid, defaulthpbase, defaulthpadd, defaulthpmod",
  ),
  columnElements("lvlupgain"),
  formFrom("L2J Mobius for C4 and C6", [PLAYER_TEMPLATES], "class[hpTable]"),
  formFrom("L2-Scripts", ["pc_parameters/class_data", "pc_parameters/template_data"], "class_data"),
  formFrom("L2J Teon", ["classes"], "class[lvlHpAdd]"),
  formFrom("L2-Scripts", ["char_templates.xml"], "template[lvlHpAdd]"),
];

/**
 * Reads the `classGrowth` table.
 *
 * @param classes The classes of the data set; others are left out.
 */
export function readClassGrowth(datapack: Datapack, classes: SourcedTable<"classes">): SourcedTable<"classGrowth"> {
  const { report } = datapack;
  const known = new Set<number>(classes.map(({ row }) => row.id));
  const isWithSkills = findPlace(datapack, ["classes"]) !== undefined;
  const stated = readGrowth(datapack, classes).map((one) => ({ id: one.row.classId, position: one, rows: [one] }));
  return rowsOfLastLists(report, "levels of class", stated).flatMap(({ row, ...position }) => {
    if (!known.has(row.classId)) {
      // Where the skills of classes are in the same files, it is reported with them.
      if (!isWithSkills) report.error(position, `class ${row.classId}`, "a class of the class tree", "none");
      if (!report.isStrict) report.leaveOut();
      return [];
    }
    return finishRow(report, "classGrowth", position, row);
  });
}

function readGrowth(datapack: Datapack, classes: SourcedTable<"classes">): readonly Sourced<GrowthDraft>[] {
  const fighters = new Set<number>(classes.filter(({ row }) => row.type === "Fighter").map(({ row }) => row.id));
  const templates = findPlace(datapack, ["stats/chars/baseStats", "stats/players/templates"]);
  const elements = findPlace(datapack, ["classes"]);
  const stated = elements === undefined && templates !== undefined ? readClassTemplates(datapack, templates) : [];
  // The files of some servers with dumps have other templates in a folder of this name.
  if (stated.length > 0) return stated;
  const ofPlayers = readPlayerTemplates(datapack, fighters);
  if (ofPlayers.length > 0) return ofPlayers;
  const ofRaces = readClassData(datapack, classes);
  if (ofRaces.length > 0) return ofRaces;
  const byLevel = elements === undefined ? [] : readClassSets(datapack, elements, fighters);
  const ofFiles = elements === undefined ? readFormulaDumps(datapack) : readFormulaSets(datapack, elements);
  const formulas = [...ofFiles, ...readListedFormulas(datapack, fighters)];
  const parents = new Map(classes.map(({ row }) => [row.id, row.parentClassId] as const));
  return [...byLevel, ...growthOfFormulas(datapack.report, formulas, parents, fighters)];
}
