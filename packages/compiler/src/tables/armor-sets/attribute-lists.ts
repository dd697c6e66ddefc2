import * as v from "valibot";
import { readAttributes, readList } from "../../read/element.js";
import { exactFields, fieldsNamed } from "../../read/fields.js";
import { idListText, idText, skillLevelListText } from "../../read/values.js";
import { type ArmorSetForm, finishSet, SLOTS } from "./stated-set.js";

const pieces = v.exactOptional(idListText(1));
const skills = v.exactOptional(skillLevelListText);

/** The pieces of a set of jewels. */
const JEWELS = ["l_ring", "r_ring", "l_earning", "r_earning", "neckl"] as const;
/** The skills from an enchantment of the whole set on, which may be any; a record shows those of 6. */
const ENCHANTED = Array.from({ length: 128 }, (_, index): `enchant${number}Skills` => `enchant${index + 1}Skills`);

const setAttributes = exactFields({
  id: v.exactOptional(idText),
  chest: pieces,
  ...v.entriesFromList([...SLOTS, ...JEWELS], pieces),
  ...fieldsNamed(skills, "skills shieldSkills enchant6Skills"),
  ...v.entriesFromList(ENCHANTED, skills),
});
const partAttributes = v.strictObject({ parts: idText, skills: skillLevelListText });

/**
 * A set whose attributes list the items of each slot, and its skills; later revisions have a `<set_skills parts skills>` for numbers of pieces. Source:
 * class `ArmorSetsParser`.
 */
export const setOfAttributeLists: ArmorSetForm = {
  servers: "L2-Scripts",
  files: ["armor_sets.xml"],
  mark: "set@chest, set/set_skills",
  read: (scope, element) => {
    const set = readAttributes(element, setAttributes, { isWhole: true });
    const parts = readList(element, "set_skills", partAttributes);
    if (set === undefined || parts === undefined) return [];
    const worn = ["chest", ...SLOTS].filter((slot) => slot !== "shield" && Object.hasOwn(set, slot)).length;
    const others = parts.filter((one) => one.parts !== worn);
    const received = others.map((one) => `${one.parts}: left out`).join(", ");
    if (received !== "" && set.chest !== undefined)
      scope.report.warn(element, "<set_skills>", `the ${worn} pieces of the set`, received);
    return finishSet(scope, element, {
      id: set.id ?? scope.position,
      pieces: (["chest", ...SLOTS, ...JEWELS] as const).flatMap((slot) => set[slot] ?? []),
      idsOf: (slot) => set[slot] ?? [],
      skills: [...(set.skills ?? []), ...parts.flatMap((one) => (one.parts === worn ? one.skills : []))],
      shieldSkillId: set.shieldSkills?.[0]?.id,
      enchant6SkillId: set.enchant6Skills?.[0]?.id,
      statOf: () => undefined,
    });
  },
};
