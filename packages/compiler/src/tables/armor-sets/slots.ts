import * as v from "valibot";
import { readAttributes, readChildren, readEvery, readLeaf } from "../../read/element.js";
import { formFrom } from "../../read/form.js";
import type { TextSchema } from "../../read/listed-names.js";
import { nameKey } from "../../read/name.js";
import { idAttributes, idText, integerText, nameText } from "../../read/values.js";
import { type ArmorSetForm, finishSet, SLOTS, type Slot, STATS } from "./stated-set.js";

const PIECES = ["chest", ...SLOTS] as const;
const SKILLS = ["skill", "shield_skill", "enchant6skill"] as const;

const setAttributes = v.strictObject({ id: idText, name: v.exactOptional(nameText) });
const skillAttributes = v.strictObject({ id: idText, level: idText });
/** The servers before chronicles with levels give a skill of a set at its first one (class L2ArmorSet). */
const firstSkillAttributes = v.strictObject({ id: idText, level: v.exactOptional(idText, "1") });
const statAttributes = v.strictObject({ val: integerText() });

/** A set that has an element for each slot, skill and stat. */
export const setOfSlots: ArmorSetForm = formFrom(
  "L2J Server, L2J Mobius to 2019",
  ["stats/armorsets"],
  "set",
  readSlots(skillAttributes),
);

/** The same in one file, with names, and with skills without levels. */
export const setOfNamedSlots: ArmorSetForm = formFrom(
  "L2jAdmins",
  ["armorSets.xml"],
  "armorset/chest",
  readSlots(firstSkillAttributes),
);

function readSlots(ofSkill: typeof skillAttributes | typeof firstSkillAttributes): ArmorSetForm["read"] {
  return (scope, element) => {
    const set = readAttributes(element, setAttributes);
    const stats = STATS.map((stat) => stat.toLowerCase());
    const children = readChildren(element, [...PIECES, ...SKILLS, ...stats]);
    const named = (name: string) => children.filter((child) => child.name === name);
    const readAll = <Schema extends TextSchema>(name: string, schema: Schema) =>
      named(name).flatMap((child) => readLeaf(child, schema) ?? []);
    const elements = PIECES.flatMap(named);
    const pieces = readEvery(elements, idAttributes);
    // Another child that states an id alone is a piece, without which the set would need less than it does.
    const others = element.children.filter(({ name }) => !SKILLS.some((skill) => skill === name));
    const stated = others.filter(({ attributes }) => Object.keys(attributes).map(nameKey).join() === "id");
    if (pieces === undefined || stated.length > elements.length) return [];
    const idsOf = (slot: Slot) => pieces.flatMap(({ id }, index) => (elements[index]?.name === slot ? id : []));
    return finishSet(scope, element, {
      id: set?.id,
      name: set?.name,
      pieces: SLOTS.flatMap(idsOf),
      idsOf,
      skills: readAll("skill", ofSkill),
      shieldSkillId: readAll("shield_skill", ofSkill)[0]?.id,
      enchant6SkillId: readAll("enchant6skill", ofSkill)[0]?.id,
      statOf: (stat) => readAll(stat.toLowerCase(), statAttributes)[0]?.val,
    });
  };
}
