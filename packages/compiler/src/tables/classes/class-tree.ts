import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { integerText, nameText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { hasClassDump, readClassDump } from "./class-list.js";
import { type SkillsByClass, type TreeRow, treeRow } from "./class-parts.js";
import { engineClasses, engineClassTree } from "./engine-classes.js";

const classAttributes = v.strictObject({
  classId: integerText(0),
  name: nameText,
  parentClassId: v.exactOptional(integerText(0)),
});

/**
 * Reads the classes and their parents: from `curated/class-tree.json`, from a file of classes, or from the dump of classes; without them they
 * are the engine's, of which those are taken that learn skills.
 */
export function readClassTree(datapack: Datapack, file: string, learned: SkillsByClass): readonly Sourced<TreeRow>[] {
  const curated = readOptionalJsonRows(datapack, "curated/class-tree.json", treeRow);
  if (curated !== undefined) return curated;
  if (hasFile(datapack, file)) {
    const list = readXml(datapack, file);
    return list === undefined ? [] : readClassList(datapack.report, readChildren(list, ["class"]));
  }
  if (hasClassDump(datapack)) return readClassDump(datapack);
  return engineClassTree.flatMap((row) => {
    const position = learned.get(row.id)?.position;
    return position === undefined ? [] : { ...position, row };
  });
}

/**
 * Reads `<class classId name parentClassId>`. The engine states what the elements do not, or state wrongly: race and type of the classes that it
 * knows, and their parents where the server has them. Any other class has race and type of its parent.
 */
function readClassList(report: Report, elements: readonly XmlElement[]): readonly Sourced<TreeRow>[] {
  const listed = new Map(
    elements.flatMap((element) => {
      const read = readLeaf(element, classAttributes);
      return read === undefined ? [] : [[read.classId, { element, read }] as const];
    }),
  );
  const rowOf = (id: number, below: readonly number[] = []): TreeRow | undefined => {
    const { name, parentClassId } = listed.get(id)?.read ?? {};
    const known = engineClasses.get(id);
    if (name === undefined || below.includes(id)) return undefined;
    if (known?.parentClassId === null || (known && listed.has(known.parentClassId))) return { ...known, name };
    const parent = parentClassId === undefined ? undefined : rowOf(parentClassId, [...below, id]);
    if (parent === undefined) return known && { ...known, name };
    const { race, type } = known ?? parent;
    return { id, name, race, type, professionLevel: parent.professionLevel + 1, parentClassId: parent.id };
  };
  return [...listed].flatMap(([id, { element }]) => {
    const { file, line } = element;
    const row = rowOf(id);
    if (row !== undefined) return { file, line, row };
    return report.warn(element, `class ${id}`, "a class of the engine, or with such a parent", "none: left out");
  });
}
