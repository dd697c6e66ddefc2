import type { ItemRow } from "@gamedata/schema";
import * as v from "valibot";
import { attributeOf, hasOnlyKnown, readAttributes, readChildren } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

const percent = v.exactOptional(integerText(0, 100));

/** One server writes the chance and the value with what they belong to, the other without. */
const skillAttributes = closedFields({
  id: idText,
  level: v.exactOptional(integerText(1)),
  type: v.exactOptional(labelText),
  chance: [percent, "chance", "type_chance"],
  value: [v.exactOptional(integerText()), "value", "type_value"],
});

/** When a skill acts that does not say so, and its chance in percent. Source: `ItemData` of L2J Mobius, `items.xsd` of L2jOrg. */
const DEFAULTS = { type: "NORMAL", chance: 100 } as const;

/** The fields of an item for the skills that it starts, by the word of the source. */
const STARTED = { ON_CRITICAL_SKILL: "onCritSkill", ON_MAGIC_SKILL: "onCastSkill" } as const;

const isStarted = (type: string): type is keyof typeof STARTED => Object.hasOwn(STARTED, type);

type ItemSkills = Pick<Draft<ItemRow>, "itemSkill" | "onCritSkill" | "onCastSkill" | "enchant4Skill">;

/** When a skill is in force from an enchantment on, which is its value, and the enchantment of which an item has a field. */
const ON_ENCHANT = "ON_ENCHANT";
const ENCHANTED = 4;

/** The elements with the skills of an item; the second one is that of items of L2jOrg that are used up. */
const LISTS: ReadonlySet<string> = new Set(["skills", "skill-reducer"]);

/**
 * Reads the skills in the `<skills><skill id level type type_chance>` of an item: those that it has all the time, the first one that it starts
 * at a critical hit and at a cast, and the one that it gives from +4 on where no other enchantment has it, too. One that acts otherwise is left
 * out with a warning.
 *
 * @param defaultLevel The level of a skill that states none, in the servers where it has one.
 */
export function readItemSkills(children: readonly XmlElement[], defaultLevel?: number): ItemSkills {
  const lists = children.filter(({ name }) => LISTS.has(name));
  const always: string[] = [];
  const skills: { -readonly [Field in keyof ItemSkills]: ItemSkills[Field] } = {};
  const elements = lists.flatMap((list) => readChildren(list, ["skill"]));
  const enchanting = elements.filter((element) => attributeOf(element, "type") === ON_ENCHANT);
  const enchanted = enchanting.map((element) => Number(attributeOf(element, "id")));
  for (const element of elements) {
    const read = readAttributes(element, skillAttributes, { isWhole: true });
    if (read === undefined || !hasOnlyKnown(element, skillAttributes)) continue;
    const { id, level = defaultLevel, type = DEFAULTS.type, chance = DEFAULTS.chance, value } = read;
    const isAlone = type === ON_ENCHANT && value === ENCHANTED && enchanted.filter((one) => one === id).length === 1;
    if (level === undefined) element.report.error(element, "<skill> level", "a level", "none");
    else if (type === DEFAULTS.type) always.push(`${id}-${level}`);
    else if (isAlone && skills.enchant4Skill === undefined) skills.enchant4Skill = { id, level };
    else if (isStarted(type) && skills[STARTED[type]] === undefined) skills[STARTED[type]] = { id, level, chance };
    else
      element.report.warn(
        element,
        "skill of an item",
        [DEFAULTS.type, ...Object.keys(STARTED)].join(", "),
        `${type}: left out`,
      );
  }
  return { ...skills, itemSkill: always.length === 0 ? undefined : always.join(";") };
}
