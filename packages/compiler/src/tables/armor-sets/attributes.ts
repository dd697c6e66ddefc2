import * as v from "valibot";
import { hasOnlyKnown, readWhole, withFactsOf } from "../../read/element.js";
import { idOrNoneText as idOrNone, idText, nameText } from "../../read/values.js";
import { finishRow } from "../table-rows.js";
import { type ArmorSetForm, setName, setSkills } from "./stated-set.js";

/** A piece or a skill, which servers of the chronicles before it leave out. */
const part = v.exactOptional(idOrNone);

const setAttributes = v.strictObject({
  // Older revisions state none.
  name: v.exactOptional(nameText),
  chest: idText,
  ...v.entriesFromList(["legs", "head", "gloves", "feet", "skillId"], part),
  // Some forks state it.
  skillLvl: v.exactOptional(idText, "1"),
  ...v.entriesFromList(["shield", "shieldSkillId", "enchant6Skill"], part),
});

/** A set whose facts are attributes, or settings; its id is its position, from 1. */
export const setOfAttributes: ArmorSetForm = {
  servers: "aCis, L2JLisvus, Silentium",
  files: ["armorSets.xml"],
  mark: "armorset",
  read: (scope, stated) => {
    const { report, position: id } = scope;
    const element = withFactsOf(stated, ["set"]);
    const set = readWhole(element, setAttributes);
    if (set === undefined) return [];
    const isWhole = Object.keys(setAttributes.entries).every((name) => Object.hasOwn(set, name));
    if (!isWhole && !hasOnlyKnown(element, setAttributes)) return [];
    const { enchant6Skill: enchant6SkillId, name: own, skillId, skillLvl: level, ...fields } = set;
    const name = setName(scope, element, { id, name: own, chest: set.chest });
    if (name === undefined) return [];
    const skills = setSkills(skillId === undefined ? [] : [{ id: skillId, level }]);
    return finishRow(report, "armorSets", element, { id, name, ...fields, ...skills, enchant6SkillId });
  },
};
