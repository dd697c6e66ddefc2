import * as v from "valibot";
import { readLeaf } from "../../read/element.js";
import { idOrNoneText as idOrNone, idText, nameText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { ArmorSetForm } from "./set-form.js";

const setAttributes = v.strictObject({
  name: nameText,
  chest: idText,
  legs: idOrNone,
  head: idOrNone,
  gloves: idOrNone,
  feet: idOrNone,
  skillId: idOrNone,
  shield: idOrNone,
  shieldSkillId: idOrNone,
  enchant6Skill: idOrNone,
});

/** A set whose facts are attributes; its id is its position, from 1. */
export const setOfAttributes: ArmorSetForm = {
  servers: "aCis",
  files: ["armorSets.xml"],
  mark: "armorset",
  read: ({ report, position: id }, element) => {
    const set = readLeaf(report, element, setAttributes);
    if (set === undefined) return [];
    const { enchant6Skill: enchant6SkillId, ...fields } = set;
    return finishRow(report, "armorSets", element, { id, ...fields, enchant6SkillId });
  },
};
