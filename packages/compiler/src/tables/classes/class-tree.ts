import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { integerText, nameText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { hasClassDump, readClassDump } from "./class-list.js";
import { engineClassTree } from "./engine-classes.js";
import type { SkillsByClass } from "./learned-skills.js";
import { type TreeRow, treeRow } from "./tree-row.js";

const classAttributes = v.strictObject({ classId: integerText(0), name: nameText });

/**
 * Reads the classes and their parents: from `curated/class-tree.json`, from a file of classes, or from the dump of classes; without them they
 * are the engine's, of which those are taken that learn skills.
 *
 * @param file The file of classes, which a datapack may have.
 */
export function readClassTree(datapack: Datapack, file: string, learned: SkillsByClass): readonly Sourced<TreeRow>[] {
  const curated = readOptionalJsonRows(datapack, "curated/class-tree.json", treeRow);
  if (curated !== undefined) return curated;
  const { report } = datapack;
  if (hasFile(datapack, file)) {
    const list = readXml(datapack, file);
    return (list === undefined ? [] : readChildren(report, list, ["class"])).flatMap((element) =>
      readClass(report, element),
    );
  }
  if (hasClassDump(datapack)) return readClassDump(datapack);
  return engineClassTree.flatMap((row) => {
    const position = learned.get(row.id)?.position;
    return position === undefined ? [] : { ...position, row };
  });
}

/** Reads `<class classId name>`, of which the engine states what the element does not, or states wrongly. */
function readClass(report: Report, element: XmlElement): readonly Sourced<TreeRow>[] {
  const read = readLeaf(report, element, classAttributes);
  if (read === undefined) return [];
  const { file, line } = element;
  const known = engineClassTree.find((row) => row.id === read.classId);
  if (known !== undefined) return [{ file, line, row: { ...known, name: read.name } }];
  report.warn(element, `class ${read.classId}`, "a class of the engine", "none: left out");
  return [];
}
