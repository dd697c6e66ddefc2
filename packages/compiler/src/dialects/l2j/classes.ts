import { type ClassSkillRow, classRow, nonEmpty } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { integerText, nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { engineClassTree } from "../../tables/engine-classes.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";
import { readSkillTrees } from "./skill-trees.js";

const { id, name, race, type, professionLevel } = classRow.entries;
const treeRow = v.strictObject({ id, name, race, type, professionLevel, parentClassId: v.nullable(id) });

/** A class, and where the datapack names it. */
type TreeClass = v.InferOutput<typeof treeRow> & { readonly position: SourcePosition };

const classAttributes = v.strictObject({ classId: integerText(0), name: nameText });

/**
 * Reads the `classes` table: the tree from `curated/class-tree.json`, or without that file the engine's, for the classes of
 * `stats/chars/classList.xml`; the skills that each class learns itself from the skill trees.
 */
export function readClasses(datapack: Datapack, dialect: L2jDialect): SourcedTable<"classes"> {
  const { report } = datapack;
  const learned = readSkillTrees(datapack, dialect);
  const tree = readTree(datapack, dialect);
  const known = new Set<number>(tree.map((row) => row.id));
  for (const [classId, { position }] of learned) {
    if (!known.has(classId)) report.error(position, `class ${classId}`, "a class of the class tree", "none");
  }
  return tree.flatMap(({ position, parentClassId, ...fields }) => {
    const skills = learned.get(fields.id)?.rows;
    if (skills === undefined) report.error(position, `class ${fields.id}`, "a skill tree", "none");
    return finishRow(report, "classes", position, {
      ...fields,
      parentClassId: parentClassId ?? undefined,
      skills: nonEmpty(sorted([...(skills?.values() ?? [])])),
    });
  });
}

const sorted = (rows: readonly ClassSkillRow[]) =>
  rows.toSorted((a, b) => a.skillId - b.skillId || a.skillLevel - b.skillLevel);

function readTree(datapack: Datapack, { folder }: L2jDialect): readonly TreeClass[] {
  const curated = readOptionalJsonRows(datapack, "curated/class-tree.json", treeRow);
  if (curated !== undefined) return curated.map(({ row, ...position }) => ({ ...row, position }));
  const list = readXml(datapack, `${folder}/stats/chars/classList.xml`);
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["class"]).flatMap((element) =>
    treeClassOf(datapack.report, element, readLeaf(datapack.report, element, classAttributes)),
  );
}

function treeClassOf(
  report: Report,
  { file, line }: SourcePosition,
  read: v.InferOutput<typeof classAttributes> | undefined,
): readonly TreeClass[] {
  if (read === undefined) return [];
  const found = engineClassTree.find((row) => row.id === read.classId);
  if (found !== undefined) return [{ ...found, name: read.name, position: { file, line } }];
  report.warn({ file, line }, `class ${read.classId}`, "a class of the engine", "none: left out");
  return [];
}
