import * as v from "valibot";
import { readAttributes, readChildren, readEach } from "../../read/element.js";
import { exactFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { idText, integerText, itemCountListText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { chancesOf, costOf, percent } from "./costs.js";
import type { LevelCost } from "./routes.js";

const skillAttributes = exactObject({
  id: idText,
  lvl: integerText(1),
  exp: integerText(0),
  sp: integerText(0),
  ...v.entriesFromList(["rate76", "rate77", "rate78", "rate79", "rate80"], percent),
  itemNeeded: v.exactOptional(v.pipe(itemCountListText, v.length(1, "one item"))),
});

/** `<enchantSkill>` with the costs of a step of a skill. Source: aCis. */
export const stepsOfElements = (list: XmlElement): readonly LevelCost[] =>
  readEach(list, "enchantSkill", skillAttributes).map(({ row, ...position }) => {
    const { id, lvl: level, itemNeeded: [item] = [] } = row;
    return { position, id, level, cost: costOf({ ...row, ...(item && { item }), chances: chancesOf("rate", row) }) };
  });

const typeAttributes = exactObject({
  enchant: idText,
  exp: integerText(0),
  sp: integerText(0),
  ...v.entriesFromList(["rate_76", "rate_77", "rate_78"], percent),
  itemId: v.exactOptional(idText),
  itemCount: v.exactOptional(idText, "1"),
});
const typedStepAttributes = exactObject({ level: integerText(1), enchant: idText });

/** Steps whose costs stand once for all skills, by a number. Source: aCis before 2018. */
export function stepsOfTypes(list: XmlElement): readonly LevelCost[] {
  const children = readChildren(list, ["enchantType", "enchant"]);
  const named = (name: string) => children.filter((child) => child.name === name);
  const types = named("enchantType").flatMap((type) => readEach(type, "data", typeAttributes));
  const costs = new Map(
    types.map(({ row }) => {
      const { itemId, itemCount: count } = row;
      const item = itemId !== undefined && { item: { itemId, count } };
      return [row.enchant, costOf({ ...row, ...item, chances: chancesOf("rate_", row) })];
    }),
  );
  return named("enchant").flatMap((skill) => {
    const id = readAttributes(skill, exactObject({ id: idText }), { isWhole: true })?.id;
    return readEach(skill, "data", typedStepAttributes).flatMap(({ row: { level, enchant }, ...position }) => {
      const cost = costs.get(enchant);
      if (cost === undefined) list.report.error(position, `enchant ${enchant}`, "its costs", "none");
      return id === undefined || cost === undefined ? [] : [{ position, id, level, cost }];
    });
  });
}

const routedStepAttributes = exactFields({
  step: [idText, "level"],
  level: [integerText(1), "skillLvl"],
  ...fieldsNamed(integerText(0), "exp sp"),
  chances: v.pipe(
    labelText,
    v.transform((text) => text.split(/\s+/u)),
    v.array(percent),
  ),
  ...fieldsNamed(v.exactOptional(idText), "itemId=neededItemId count=neededItemCount"),
});

/** `<enchant>` with the costs of a step, in the routes of each skill. Source: class `EnchantSkillParser` of Lucera. */
export const stepsOfRoutes = (list: XmlElement): readonly LevelCost[] =>
  readChildren(list, ["skill"]).flatMap((skill) => {
    const id = readAttributes(skill, exactObject({ id: idText }), { isWhole: true })?.id;
    if (id === undefined) return [];
    return readChildren(skill, ["route"]).flatMap((route) =>
      readEach(route, "enchant", routedStepAttributes).map(({ row, ...position }) => {
        const { level, itemId, count, ...cost } = row;
        const item = itemId !== undefined && count !== undefined && { item: { itemId, count } };
        return { position, id, level, cost: costOf({ ...cost, ...item }) };
      }),
    );
  });
