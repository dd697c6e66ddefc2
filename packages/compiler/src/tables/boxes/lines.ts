import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readKnownChildren, readList, readWhole } from "../../read/element.js";
import { exactFields, exactObject } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { findPlace, type Names, readOptionalXml } from "../../read/place.js";
import { idAttributes, idText, integerText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type BoxContents, type BoxOption, contentsOfRoll, rolledListText } from "../box-contents.js";

const FILES: Names = ["extractable_items.csv"];

const SKILL_FILES: Names = ["extractable_skills.csv"];

const lineFields = v.object({ itemId: idText, options: rolledListText });
const skillLineFields = v.object({ skillId: idText, level: idText, options: rolledListText });

export const boxLines: readonly Form[] = [
  formFrom("L2J before 2010", FILES, "itemId;item,count,chance"),
  formFrom("L2J before 2010", SKILL_FILES, "skillId;level;item,count,chance"),
];

const ELEMENTS = "extractableItems.xml";

const optionAttributes = exactObject({ id: integerText(-1), quantity: integerText(0), chance: numberText(0) });
/** An option that may give several items, with the skill that shows the opening. */
const productAttributes = v.strictObject({
  chance: numberText(0),
  skillId: v.exactOptional(idText),
  skillLevel: v.exactOptional(idText),
});
const productItemAttributes = exactFields({ itemId: [integerText(-1), "id"], count: integerText(0) });

/** The forms of a file of elements, which states the same. */
export const boxElements: readonly Form[] = [
  formFrom("L2JHellas, L2J Mobius for C4 and C6", [ELEMENTS], "item/extract"),
  formFrom("Lucera", [ELEMENTS], "item/product"),
];

/**
 * Reads what items give from a file of lines, or one of `<item id>` with `<extract id quantity chance>` or with `<item id count>` in `<product
 * chance>`, by the ids of the items; of two lines of one the last counts, and one with an option that cannot be read is left out as a whole.
 */
export function readBoxLines(datapack: Datapack): ReadonlyMap<number, BoxContents> {
  const list = readOptionalXml(datapack, [ELEMENTS]);
  if (list !== undefined) return new Map(readChildren(list, ["item"]).flatMap((element) => readBox(element)));
  const file = findPlace(datapack, FILES);
  if (file === undefined) return new Map();
  const lines = readLines(datapack, file, { subject: "box", names: ["itemId"], schema: lineFields, rest: "options" });
  return new Map(lines.map(({ row: { itemId, options } }) => [itemId, contentsOfRoll(options)]));
}

/** Reads what the levels of skills give from a file of lines, by `<id>-<level>`. */
export function readSkillLines(datapack: Datapack): ReadonlyMap<string, BoxContents> {
  const file = findPlace(datapack, SKILL_FILES);
  if (file === undefined) return new Map();
  const names = ["skillId", "level"];
  const lines = readLines(datapack, file, { subject: "box", names, schema: skillLineFields, rest: "options" });
  return new Map(lines.map(({ row: { skillId, level, options } }) => [`${skillId}-${level}`, contentsOfRoll(options)]));
}

function readBox(element: XmlElement): readonly (readonly [number, BoxContents])[] {
  const id = readAttributes(element, idAttributes)?.id;
  const elements = readKnownChildren(element, ["extract", "product"]);
  const options = elements?.map((option) => readOption(option));
  if (id === undefined || options === undefined) return [];
  const rolled = options.filter((option) => option !== undefined);
  return rolled.length < options.length ? [] : [[id, contentsOfRoll(rolled)]];
}

function readOption(element: XmlElement): BoxOption | undefined {
  if (element.name === "extract") {
    const option = readWhole(element, optionAttributes);
    return option && { items: [{ itemId: option.id, count: option.quantity }], chance: option.chance };
  }
  const product = readAttributes(element, productAttributes, { isWhole: true });
  const items = readList(element, "item", productItemAttributes);
  return product && items && { items, chance: product.chance };
}
