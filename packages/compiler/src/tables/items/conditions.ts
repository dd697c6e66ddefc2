import type { EffectCondition } from "@gamedata/schema";
import type { Report } from "../../diagnostic.js";
import { readChildren } from "../../read/element.js";
import type { XmlElement } from "../../read/xml.js";
import { CONDITIONS, readCondition } from "../skills/effect-condition.js";

/** The name of the elements that state who may wear or use an item. */
export const ITEM_CONDITION = "cond";

/**
 * Reads who may wear or use an item: the conditions of all `<cond>` must hold (L2J Server, `L2Item.checkCondition`). With one that cannot be read it
 * says something else, so that it is left out as a whole.
 */
export function readItemConditions(report: Report, children: readonly XmlElement[]): EffectCondition | undefined {
  const elements = children.filter(({ name }) => name === ITEM_CONDITION);
  const conditions = elements.flatMap((element) => {
    const [first, second] = readChildren(report, element, CONDITIONS);
    const condition = first && readCondition(report, first);
    const isOne = first !== undefined && second === undefined && element.children.length === 1;
    if (!isOne) report.error(element, `<${ITEM_CONDITION}>`, "one condition", `${element.children.length}`);
    return isOne ? (condition ?? []) : [];
  });
  if (conditions.length < elements.length) return undefined;
  return conditions.length > 1 ? { and: conditions } : conditions[0];
}
