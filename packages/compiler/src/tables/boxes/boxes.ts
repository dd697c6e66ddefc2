import type { Datapack } from "../../read/datapack.js";
import { isUnread } from "../../read/fault.js";
import { type Form, formFrom } from "../../read/form.js";
import { CONTENTS, OPTIONS } from "../items/capsuled-items.js";
import { readItemFiles } from "../items/items.js";
import { OPTION_SETTING } from "../skills/skill-contents.js";
import { readSkillFiles } from "../skills/skills.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { boxCapsules, readCapsules, readPickedCapsules } from "./capsules.js";
import { boxElements, boxLines, readBoxLines, readSkillLines } from "./lines.js";

export const boxForms: readonly Form[] = [
  formFrom("L2jOrg", ["items"], "item/extract"),
  formFrom("L2-Scripts", ["items"], `etcitem/${CONTENTS}`),
  formFrom("L2J Server, L2J Mobius", ["stats/items"], `set[name=${CONTENTS}], item/${CONTENTS}, item/${OPTIONS}`),
  formFrom("aCis, L2J Server, L2J Mobius", ["skills", "stats/skills"], `set[name=${OPTION_SETTING}]`),
  formFrom("L2J Server, L2J Mobius", ["stats/skills"], "effect[name=Restoration, RestorationRandom]"),
  formFrom("L2jOrg", ["skills"], "restoration"),
  ...boxLines,
  ...boxElements,
  ...boxCapsules,
];

/**
 * Reads the `boxes` table: items that list what they give, and items that start a skill which does. What is worn starts its skills in other
 * ways.
 */
export function readBoxes(datapack: Datapack): SourcedTable<"boxes"> {
  const { items, contents, withoutSkills } = readItemFiles(datapack);
  const { contents: ofSkills } = readSkillFiles(datapack);
  const ofLines = readBoxLines(datapack);
  const ofSkillLines = readSkillLines(datapack);
  const ofPicks = readPickedCapsules(datapack);
  // An item that is defined again gives nothing of what the one before gave.
  const last = new Map(items.map((item) => [item.row.id, item]));
  const capsules = readCapsules(datapack, (id) => {
    const item = last.get(id)?.row;
    return isUnread(item, "stackable", "is_stackable") ? undefined : item?.flags?.stackable === true;
  });
  return [...last.values()].flatMap(({ row: item, ...position }) => {
    if (item.type !== "etcitem") return [];
    const skills = withoutSkills.has(item) ? [] : (item.itemSkill?.split(";") ?? []);
    const given = [
      ...(contents.get(item) ?? ofLines.get(item.id) ?? capsules.get(item.id) ?? ofPicks.get(item.id) ?? []),
      ...skills.flatMap((skill) => ofSkills.get(skill.trim()) ?? ofSkillLines.get(skill.trim()) ?? []),
    ];
    return given.length === 0
      ? []
      : finishRow(datapack.report, "boxes", position, { itemId: item.id, contents: given });
  });
}
