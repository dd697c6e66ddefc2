import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idText, integerText, percentText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { ADENA_CATEGORY, SPOIL_CATEGORY } from "./category.js";

const numberedCategory = v.strictObject({ id: integerText(-1), chance: v.exactOptional(percentText) });
const typedCategory = v.strictObject({ type: v.pipe(v.string(), v.trim(), v.toUpperCase()), chance: percentText });

const amounts = { min: integerText(1), max: integerText(1) };

/** Returns the schemas of a drop in the elements that state one. */
const dropsWith = (chance: v.GenericSchema<string, number>) => ({
  drop: closedFields({ itemId: [idText, "itemid"], ...amounts, chance }),
  item: closedFields({ itemId: [idText, "id"], ...amounts, chance }),
});
const inMillionths = dropsWith(integerText(0));
const inPercent = dropsWith(percentText);

/** The types of categories that have a number of their own. */
const CATEGORIES: Readonly<Record<string, number>> = { SPOIL: SPOIL_CATEGORY, CURRENCY: ADENA_CATEGORY };

/**
 * Reads the rows of `<drops>` in source order. A `<category id>` has drops with chances in millionths; a `<category type chance>` (aCis
 * since revision 400) and a `<category id chance>` (L2jAdmins) have a chance in percent, and drops with their chances in it. A drop is a
 * `<drop itemid>`, or an `<item id>`. What is spoiled is rolled row by row.
 */
export function readCategories(report: Report, list: XmlElement, npcId: number): SourcedTable<"drops"> {
  return readChildren(report, list, ["category"]).flatMap((element, index) => {
    const isTyped = Object.hasOwn(element.attributes, "type");
    const schemas = isTyped || Object.hasOwn(element.attributes, "chance") ? inPercent : inMillionths;
    const group = isTyped ? readTyped(report, element, index + 1) : readNumbered(report, element);
    const name = element.children.some((child) => child.name === "item") ? "item" : "drop";
    const drops = readChildren(report, element, [name]);
    if (drops.length === 0) report.error(element, "<category>", `at least one <${name}>`, "none");
    if (group === undefined) return [];
    return drops.flatMap((drop) => {
      const read = readWhole(report, drop, schemas[name]);
      return read === undefined ? [] : finishRow(report, "drops", drop, { npcId, ...group, ...read });
    });
  });
}

function readNumbered(report: Report, element: XmlElement) {
  const category = readAttributes(report, element, numberedCategory, { isWhole: true });
  return category && groupOf(category.id, category.chance);
}

/** @param position The position among the categories of the NPC, from 1, which is the number of one that has no other. */
function readTyped(report: Report, element: XmlElement, position: number) {
  const category = readAttributes(report, element, typedCategory, { isWhole: true });
  return category && typedGroup(category.type, position, category.chance);
}

/**
 * Returns the category of a type.
 *
 * @param position The number of one that has no other.
 */
export const typedGroup = (type: string, position: number, chance: number) =>
  groupOf(CATEGORIES[type] ?? position, chance);

const groupOf = (category: number, groupChance: number | undefined) =>
  category === SPOIL_CATEGORY ? { category } : { category, groupChance };
