import { nonEmpty, present } from "@gamedata/rules";
import type { ClassSkillRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEach } from "../../read/element.js";
import { exactFields } from "../../read/fields.js";
import { idText, integerText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { lastRowsOf } from "../rows-by-id.js";
import type { LearnedSkills, SkillsByClass } from "./class-parts.js";

const classAttributes = v.strictObject({ id: integerText(0) });

const skillAttributes = exactFields({
  skillId: [idText, "id"],
  skillLevel: [v.exactOptional(idText), "level"],
  name: v.exactOptional(v.string()),
  spCost: [v.exactOptional(integerText(0)), "cost"],
  minPlayerLevel: [v.exactOptional(idText), "min_level"],
  itemId: [v.exactOptional(integerText(0)), "item_id"],
  itemCount: [v.exactOptional(idText), "item_count"],
});

/**
 * Reads the skills that each class learns itself from `<normal_skill_tree><class id><skill id level cost min_level item_id item_count>`. Source: class
 * `SkillAcquireParser` of L2-Scripts. A skill with another attribute is left out: it may be learned in another way.
 */
export function readNormalTrees(datapack: Datapack): SkillsByClass {
  const { report, folder } = datapack;
  return new Map(
    readXmlFolder(datapack, `${folder}/skill_tree`, (list) =>
      readChildren(report, list, ["normal_skill_tree"]).flatMap((tree) =>
        readChildren(report, tree, ["class"]).flatMap((element) => readClass(report, element)),
      ),
    ),
  );
}

function readClass(report: Report, element: XmlElement): readonly (readonly [number, LearnedSkills])[] {
  const id = readAttributes(report, element, classAttributes, { isWhole: true })?.id;
  const skills = readEach(report, element, "skill", skillAttributes).map(({ row, ...position }) => ({
    ...position,
    row: skillOf(row),
  }));
  const last = lastRowsOf(report, skills, ({ skillId, skillLevel }) => `${skillId}-${skillLevel}`);
  return id === undefined ? [] : [[id, { position: element, rows: last.map(({ row }) => row) }]];
}

/** Makes a row of what is stated; the rest is the parser's. */
function skillOf(row: v.InferOutput<typeof skillAttributes>): ClassSkillRow {
  const { skillId, skillLevel = 1, spCost = 0, minPlayerLevel = 1, itemId = 0, itemCount: count = 1 } = row;
  const items = itemId === 0 ? [] : [{ itemId, count }];
  return present({ skillId, skillLevel, minPlayerLevel, spCost, items: nonEmpty(items) });
}
