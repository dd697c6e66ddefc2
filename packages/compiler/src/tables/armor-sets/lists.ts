import * as v from "valibot";
import { readAttributes, readChildren, readEvery, readKnownChildren, readWhole } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import type { TextSchema } from "../../read/listed-names.js";
import { flagText, idAttributes, idText, integerText } from "../../read/values.js";
import { type ArmorSetForm, finishSet, type Slot, STATS } from "./stated-set.js";

/** The slot of a piece by the part of the body that its item is worn on; a shield is worn on the left hand. */
const slotOfPart: Readonly<Record<string, Slot>> = {
  chest: "chest",
  onepiece: "chest",
  fullarmor: "chest",
  alldress: "chest",
  legs: "legs",
  head: "head",
  gloves: "gloves",
  feet: "feet",
  lhand: "shield",
};

/** The enchantment from which `enchant6SkillId` is in force. */
const ENCHANTED = 6;

const setAttributes = v.object({});
const skillAttributes = exactObject({
  id: idText,
  level: idText,
  minimumEnchant: v.exactOptional(integerText(0)),
  // The whole set gives what some of its pieces do, and of a skill the highest level.
  minimumPieces: v.exactOptional(integerText(0)),
  optional: v.exactOptional(flagText),
});
const statAttributes = v.strictObject({ type: v.picklist(STATS), val: integerText() });

/** A set that lists its pieces, skills and stats; its id is its position in the files. */
export const setOfLists: ArmorSetForm = {
  servers: "L2J Mobius, L2jOrg",
  files: ["stats/armorsets"],
  mark: "set/requiredItems",
  read: (scope, element) => {
    readAttributes(element, setAttributes);
    const children = readChildren(element, ["requiredItems", "optionalItems", "skills", "stats"]);
    const named = (list: string) => children.filter((child) => child.name === list);
    const readAll = <Schema extends TextSchema>(list: string, name: string, schema: Schema) =>
      named(list)
        .flatMap((child) => readChildren(child, [name]))
        .flatMap((child) => readWhole(child, schema) ?? []);
    const items = ["requiredItems", "optionalItems"].flatMap(named).map((list) => readKnownChildren(list, ["item"]));
    const pieces = readEvery(
      items.flatMap((list) => list ?? []),
      idAttributes,
    );
    if (pieces === undefined || items.includes(undefined)) return [];
    const ids = pieces.map(({ id }) => id);
    const slotOf = (itemId: number) => slotOfPart[scope.items.get(itemId)?.bodypart ?? ""];
    const others = ids.filter((itemId) => slotOf(itemId) === undefined);
    if (others.length > 0 && others.length < ids.length)
      scope.report.warn(
        element,
        `pieces of set ${scope.position}`,
        "items of a slot",
        `${others.join(", ")}: left out`,
      );
    const skills = readAll("skills", "skill", skillAttributes);
    const ofWhole = skills.filter(({ minimumEnchant = 0, optional = false }) => minimumEnchant === 0 && !optional);
    const ofShield = skills.find(({ optional }) => optional === true);
    const enchanted = skills.find(({ minimumEnchant }) => minimumEnchant === ENCHANTED);
    const further = skills.filter((skill) => ![...ofWhole, ofShield, enchanted].includes(skill));
    if (further.length > 0) {
      const received = further.map(({ id, level }) => `${id}-${level}`).join(", ");
      scope.report.warn(
        element,
        `skills of set ${scope.position}`,
        "one of a shield, one at +6",
        `${received}: left out`,
      );
    }
    const stats = readAll("stats", "stat", statAttributes);
    return finishSet(scope, element, {
      id: scope.position,
      pieces: ids,
      idsOf: (slot) => ids.filter((itemId) => slotOf(itemId) === slot),
      skills: ofWhole
        .filter(({ id, level }) => !ofWhole.some((other) => other.id === id && other.level > level))
        .map(({ id, level }) => ({ id, level })),
      shieldSkillId: ofShield?.id,
      enchant6SkillId: enchanted?.id,
      statOf: (stat) => stats.find(({ type }) => type === stat)?.val,
    });
  },
};
