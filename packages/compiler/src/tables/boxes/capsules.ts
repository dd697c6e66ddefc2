import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readList } from "../../read/element.js";
import { exactFields, fieldsNamed } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { readOptionalXml } from "../../read/place.js";
import { flagText, idText, integerText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type BoxContents, pickedContents, separateContents } from "../box-contents.js";

const FILE = "CapsuleBox.xml";
const PICKED_FILE = "capsule_items.xml";

/** The elements of a box, one of each fork. */
const BOXES = ["items", "capsuled_items"];

const listAttributes = v.strictObject({ enabled: v.exactOptional(flagText) });
const boxAttributes = exactFields({
  itemId: [idText, "id"],
  // Who may open it.
  level: [v.exactOptional(integerText(0)), "playerLevel"],
});
const contentAttributes = exactFields({
  itemId: idText,
  ...fieldsNamed(integerText(1), "min max"),
  enchant: [v.exactOptional(integerText(0)), "enchantLevel"],
  chance: numberText(0),
});

const required = v.exactOptional(integerText(0), "0");
const pickedBoxAttributes = exactFields({ itemId: idText, requiredItemId: required, requiredItemAmount: required });
const pickedAttributes = exactFields({
  itemId: [idText, "id"],
  ...fieldsNamed(integerText(1), "min max"),
  chance: v.exactOptional(numberText(0), "100"),
  ...fieldsNamed(v.exactOptional(integerText(0), "0"), "enchant=enchant_min highest=enchant_max"),
});

export const boxCapsules: readonly Form[] = [
  formFrom("RUSaCis and other forks of aCis", [FILE], "items/item, capsuled_items/item"),
  formFrom("Lucera", [PICKED_FILE], "capsule/item"),
];

/**
 * Reads what items give from the file of boxes of Lucera, by their ids. One that takes a further item, or of which the enchantment varies, is left
 * out as a whole.
 */
export function readPickedCapsules(datapack: Datapack): ReadonlyMap<number, BoxContents> {
  const list = readOptionalXml(datapack, [PICKED_FILE]);
  const boxes = readChildren(list, ["capsule"]).flatMap((element): readonly [number, BoxContents][] => {
    const box = readAttributes(element, pickedBoxAttributes, { isWhole: true });
    const rows = readList(element, "item", pickedAttributes);
    if (box === undefined) return [];
    const { itemId, requiredItemId, requiredItemAmount } = box;
    const isWhole = rows?.every(({ min, max, enchant, highest }) => min <= max && highest <= enchant);
    if (rows === undefined || !isWhole || requiredItemId * requiredItemAmount > 0) {
      datapack.report.error(
        element,
        "<capsule>",
        "no further item, a least number, and one enchantment",
        `item ${itemId}`,
      );
      return [[itemId, []]];
    }
    const given = rows.map(({ enchant, highest: _, ...row }) => ({ ...row, ...(enchant > 0 ? { enchant } : {}) }));
    return [[itemId, pickedContents(given)]];
  });
  return new Map(boxes);
}

/**
 * Reads what items give from the file of boxes of forks of aCis, by their ids: each item is rolled by itself; of one that does not stack comes
 * one piece, enchanted. Source: item handler `CapsuleBox` of RUSaCis.
 *
 * @param stacks Whether an item stacks; undefined where that cannot be read.
 */
export function readCapsules(
  datapack: Datapack,
  stacks: (itemId: number) => boolean | undefined,
): ReadonlyMap<number, BoxContents> {
  const list = readOptionalXml(datapack, [FILE]);
  const read = list && readAttributes(list, listAttributes, { isWhole: true });
  if (read === undefined || read.enabled === false) return new Map();
  return new Map(readChildren(list, BOXES).flatMap((element) => readCapsule(element, stacks)));
}

function readCapsule(
  element: XmlElement,
  stacks: (itemId: number) => boolean | undefined,
): readonly (readonly [number, BoxContents])[] {
  const box = readAttributes(element, boxAttributes, { isWhole: true });
  const rows = readList(element, "item", contentAttributes);
  if (box === undefined || rows === undefined) return [];
  const given = rows.flatMap(({ itemId, min, max, enchant = 0, chance }) => {
    const isStack = stacks(itemId);
    if (isStack === undefined)
      return element.report.error(element, `<${element.name}>`, `whether item ${itemId} stacks`, "what cannot be read");
    if (isStack) return { itemId, min, max, chance };
    return { itemId, min: 1, max: 1, ...(enchant > 0 ? { enchant } : {}), chance };
  });
  return given.length < rows.length ? [] : [[box.itemId, separateContents(given)]];
}
