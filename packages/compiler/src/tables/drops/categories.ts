import { ADENA_CATEGORY, SPOIL_CATEGORY } from "@gamedata/rules";
import * as v from "valibot";
import { attributeOf, readAttributes, readChildren, readWhole } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idText, integerText, percentText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const numberedCategory = v.strictObject({ id: integerText(-1), chance: v.exactOptional(percentText) });
const TYPES = ["DROP", "SPOIL", "CURRENCY", "HERB", "SEALSTONE"];
/** The type of a category of aCis. */
export const categoryTypeText = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(TYPES, TYPES.join(", ")));
const typedCategory = v.strictObject({ type: categoryTypeText, chance: percentText });

const amounts = { min: integerText(1), max: integerText(1) };

const dropsWith = (chance: v.GenericSchema<string, number>) => ({
  drop: closedFields({ itemId: [idText, "itemid"], ...amounts, chance }),
  item: closedFields({ itemId: [idText, "id"], ...amounts, chance }),
});
const inMillionths = dropsWith(integerText(0));
const inPercent = dropsWith(percentText);

/**
 * Reads the rows of `<drops>` in source order. A `<category id>` has drops with chances in millionths; a `<category type chance>` (aCis
 * since revision 400) and a `<category id chance>` (L2jAdmins) have a chance in percent, and drops with their chances in it. A drop is a
 * `<drop itemid>`, or an `<item id>`. What is spoiled is rolled row by row.
 */
export function readCategories(list: XmlElement, npcId: number): SourcedTable<"drops"> {
  const numberOf = categoryNumbers();
  return readChildren(list, ["category"]).flatMap((element, index) => {
    const isTyped = attributeOf(element, "type") !== undefined;
    const schemas = isTyped || attributeOf(element, "chance") !== undefined ? inPercent : inMillionths;
    const group = isTyped ? readTyped(element, (type) => numberOf(type, npcId, index + 1)) : readNumbered(element);
    const name = element.children.some((child) => child.name === "item") ? "item" : "drop";
    const drops = readChildren(element, [name]);
    if (drops.length === 0) list.report.error(element, "<category>", `at least one <${name}>`, "none");
    if (group === undefined) return [];
    return drops.flatMap((drop) => {
      const read = readWhole(drop, schemas[name]);
      return read === undefined ? [] : finishRow(list.report, "drops", drop, { npcId, ...group, ...read });
    });
  });
}

function readNumbered(element: XmlElement) {
  const category = readAttributes(element, numberedCategory, { isWhole: true });
  return category && groupOf(category.id, category.chance);
}

function readTyped(element: XmlElement, numberOf: (type: string) => number) {
  const category = readAttributes(element, typedCategory, { isWhole: true });
  return category && groupOf(numberOf(category.type), category.chance);
}

/**
 * Makes a function that returns the number of a category with a type by its position among those of its NPC, from 1: what is spoiled, and the first
 * one of currency, have their own.
 */
export function categoryNumbers(): (type: string, npcId: number, position: number) => number {
  const currencies = new Map<number, number>();
  return (type, npcId, position) => {
    if (type === "SPOIL") return SPOIL_CATEGORY;
    if (type !== "CURRENCY") return position;
    const first = currencies.get(npcId) ?? position;
    currencies.set(npcId, first);
    return first === position ? ADENA_CATEGORY : position;
  };
}

export const groupOf = (category: number, groupChance: number | undefined) =>
  category === SPOIL_CATEGORY ? { category } : { category, groupChance };
