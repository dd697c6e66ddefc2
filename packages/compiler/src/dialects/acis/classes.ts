import { classRow, nonEmpty } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { idText, integerText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { engineClassTree } from "../../tables/engine-classes.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const { id, name, race, type, professionLevel } = classRow.entries;
const treeRow = v.strictObject({ id, name, race, type, professionLevel, parentClassId: v.nullable(id) });

type TreeRow = v.InferOutput<typeof treeRow>;

const skillAttributes = v.strictObject({
  id: idText,
  lvl: idText,
  cost: integerText(-1),
  minLvl: idText,
});

const idAttributes = v.strictObject({ id: integerText(0) });

/**
 * Reads the `classes` table: the tree from `curated/class-tree.json`, the skills that each class learns from
 * `xml/classes`, by skill, level and player level.
 */
export function readClasses(datapack: Datapack): SourcedTable<"classes"> {
  const { report } = datapack;
  const elements = readXmlFolder(datapack, "xml/classes", (list) => readChildren(report, list, ["class"]));
  const learned = readLearnedSkills(report, elements);
  const tree = readTree(datapack, learned);
  const known = new Set<number>(tree.map(({ row }) => row.id));
  for (const [classId, { file, line }] of learned) {
    if (!known.has(classId)) report.error({ file, line }, `class ${classId}`, "a class of the class tree", "none");
  }
  return tree.flatMap(({ row: { parentClassId, ...fields }, ...position }) => {
    const skills = learned.get(fields.id);
    if (skills === undefined) report.error(position, `class ${fields.id}`, "a <class> in xml/classes", "none");
    return finishRow(report, "classes", position, {
      ...fields,
      parentClassId: parentClassId ?? undefined,
      skills: nonEmpty(skills?.row ?? []),
    });
  });
}

/** Returns the curated tree, or without that file the engine's, for the classes that learn skills. */
function readTree(
  datapack: Datapack,
  learned: ReadonlyMap<number, Sourced<LearnedSkills>>,
): readonly Sourced<TreeRow>[] {
  const curated = readOptionalJsonRows(datapack, "curated/class-tree.json", treeRow);
  if (curated !== undefined) return curated;
  return engineClassTree.flatMap((row) => {
    const found = learned.get(row.id);
    return found === undefined ? [] : { file: found.file, line: found.line, row };
  });
}

type LearnedSkills = ReturnType<typeof readSkillsOf>;

function readLearnedSkills(
  report: Report,
  elements: readonly XmlElement[],
): ReadonlyMap<number, Sourced<LearnedSkills>> {
  const learned = new Map<number, Sourced<LearnedSkills>>();
  for (const element of elements) {
    const children = readChildren(report, element, ["set", "skills"]);
    const identity = children.find((child) => child.name === "set" && child.attributes["id"] !== undefined);
    if (identity === undefined) report.error(element, "<class>", "a <set> with an id", "none");
    const read = identity && readAttributes(report, identity, idAttributes);
    if (read === undefined) continue;
    if (learned.has(read.id)) report.error(element, `class ${read.id}`, "one <class>", "another one");
    const row = readSkillsOf(report, onlyChild(report, children, "skills"));
    learned.set(read.id, { row, file: element.file, line: element.line });
  }
  return learned;
}

function readSkillsOf(report: Report, element: XmlElement | undefined) {
  if (element === undefined) return [];
  const skills = readChildren(report, element, ["skill"]).flatMap((child) => {
    const skill = readLeaf(report, child, skillAttributes);
    if (skill === undefined) return [];
    return { skillId: skill.id, skillLevel: skill.lvl, minPlayerLevel: skill.minLvl, spCost: skill.cost };
  });
  return skills.sort(
    (a, b) => a.skillId - b.skillId || a.skillLevel - b.skillLevel || a.minPlayerLevel - b.minPlayerLevel,
  );
}
