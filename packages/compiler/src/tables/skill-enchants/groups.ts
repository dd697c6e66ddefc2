import { ADENA_ITEM_ID } from "@gamedata/rules";
import * as v from "valibot";
import { onlyChild, readAttributes, readChildren, readKnownChildren, readList, readWhole } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import type { TextSchema } from "../../read/listed-names.js";
import { idAttributes, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../table-rows.js";
import { chancesOf, costOf, FROM_LEVEL, finishGroup, percent, ratesNamed, type Step } from "./costs.js";

const stepAttributes = exactObject({
  level: integerText(1),
  adena: integerText(0),
  exp: v.exactOptional(integerText(0), "0"),
  sp: integerText(0),
  ...ratesNamed("chance"),
  chance76: percent,
});

/** `<group id>` with `<enchant>` for each step. Source: L2J Server 2012 to 2022. */
export function costsByGroup(list: XmlElement): SourcedTable<"skillEnchantCosts"> {
  return readChildren(list, ["group"]).flatMap((group) => {
    const id = readAttributes(group, idAttributes)?.id;
    const elements = readKnownChildren(group, ["enchant"]);
    const steps = elements?.flatMap((position): readonly Step[] => {
      const read = readWhole(position, stepAttributes);
      return read === undefined
        ? []
        : [{ position, step: read.level, cost: costOf({ ...read, chances: chancesOf("chance", read) }) }];
    });
    if (id === undefined || steps === undefined || steps.length < (elements?.length ?? 0)) return [];
    return finishGroup(list.report, group, { id, fromLevel: FROM_LEVEL, source: "enchantSkillGroups.xml" }, steps);
  });
}

const stepOfAllAttributes = exactObject({ level: integerText(1), enchantFailLevel: integerText(0) });
const type = v.picklist(["NORMAL", "BLESSED", "CHANGE", "IMMORTAL"]);
const typedSp = exactObject({ type, amount: integerText(0) });
const typedChance = exactObject({ type, value: percent });
const typedItem = exactObject({ type, id: idText, count: integerText(0) });

/** The type of a try that is read; the others keep the step, do not fail, or change the route. */
const USUAL = "NORMAL";
/** Source: classes `EnchantSkillHolder` and `RequestExEnchantSkill` of L2J Mobius. */
const WITHOUT = { sp: 0, chance: 100 };

/** Reads what steps cost where it is the same for all routes, by the type of the try. */
export function costsByStep(list: XmlElement): SourcedTable<"skillEnchantCosts"> {
  const elements = readChildren(list, ["enchant"]);
  const steps = elements.flatMap((element) => stepOfAll(element) ?? []);
  if (steps.length < elements.length) return [];
  return finishGroup(list.report, list, { id: 1, source: "EnchantSkillGroups.xml" }, steps);
}

function stepOfAll(element: XmlElement): Step | undefined {
  const step = readAttributes(element, stepOfAllAttributes, { isWhole: true });
  const lists = readKnownChildren(element, ["sps", "chances", "items"]);
  if (step === undefined || lists === undefined) return undefined;
  const partsOf = <Schema extends TextSchema>(listName: string, name: string, schema: Schema) => {
    const list = onlyChild(lists, listName);
    return list === undefined ? [] : readList(list, name, schema);
  };
  const isUsual = (part: { readonly type: string }) => part.type === USUAL;
  const sps = partsOf("sps", "sp", typedSp);
  const chances = partsOf("chances", "chance", typedChance);
  const items = partsOf("items", "item", typedItem)?.filter((item) => isUsual(item) && item.count > 0);
  if (sps === undefined || chances === undefined || items === undefined) return undefined;
  const [item, ...more] = items.filter(({ id }) => id !== ADENA_ITEM_ID);
  if (more.length > 0)
    return element.report.refuse(
      element,
      `items of step ${step.level}`,
      "one item beside adena",
      String(more.length + 1),
    );
  const cost = costOf({
    sp: sps.find(isUsual)?.amount ?? WITHOUT.sp,
    adena: items.find(({ id }) => id === ADENA_ITEM_ID)?.count ?? 0,
    ...(item && { item: { itemId: item.id, count: item.count } }),
    failStep: step.enchantFailLevel,
    chances: [chances.find(isUsual)?.value ?? WITHOUT.chance],
  });
  return { position: element, step: step.level, cost };
}
