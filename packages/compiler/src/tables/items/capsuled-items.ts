import { present } from "@gamedata/rules";
import * as v from "valibot";
import { onlyChild, readAttributes, readEvery, readKnownChildren, readList } from "../../read/element.js";
import { exactFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { choiceText, count, idText, integerText, numberText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import {
  type BoxContents,
  contentsOfGroup,
  drawnContents,
  enchanted,
  enchantsOf,
  limitedContents,
  separateContents,
} from "../box-contents.js";

/** The setting, and the element, of an item that list what it gives. */
export const CONTENTS = "capsuled_items";

const itemAttributes = exactObject({
  id: idText,
  min: integerText(1),
  max: integerText(1),
  chance: numberText(0),
  ...enchanted,
});

const extractAttributes = exactObject({
  id: idText,
  "min-count": v.exactOptional(integerText(1), "1"),
  "max-count": v.exactOptional(integerText(1), "1"),
  chance: v.exactOptional(numberText(0), "100"),
  "min-enchant": enchanted.minEnchant,
  "max-enchant": enchanted.maxEnchant,
});

/** What limits how many of its contents an item gives. */
interface Limits {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/**
 * Reads the `<capsuled_items><item id min max chance/>` of an item: each is rolled by itself, or all are until so many are given. An item of which
 * several come by chance together, and one with a part that cannot be read, is left out as a box, with a warning.
 */
export function readCapsuledItems(
  children: readonly XmlElement[],
  { least = 0, most = 0 }: Limits,
): BoxContents | undefined {
  const lists = children.filter(({ name }) => name === CONTENTS);
  const known = lists.map((list) => readKnownChildren(list, ["item"]));
  const elements = known.flatMap((list) => list ?? []);
  const [first] = elements;
  if (first === undefined || known.includes(undefined)) return undefined;
  const rows = readEvery(elements, itemAttributes)?.map(({ id: itemId, min, max, chance, ...enchants }) => {
    const enchant = enchantsOf(first, enchants);
    return enchant && { itemId, min, max, ...enchant[0], chance };
  });
  const given = rows?.flatMap((row) => row ?? []);
  if (given === undefined || given.length < elements.length) return undefined;
  const contents = separateContents(given);
  if (least === 0 && most === 0) return contents;
  const limited = limitedContents(contents, least, most);
  if (limited !== undefined) return limited;
  first.report.omit(first, `<${CONTENTS}>`, "one item by chance, or each rolled by itself", "a limit of several");
  return undefined;
}

const capsuledAttributes = exactFields({
  itemId: [idText, "id"],
  ...fieldsNamed(integerText(1), "min=min_count max=max_count"),
  chance: v.exactOptional(numberText(0), "100"),
  enchant: [count, "enchant_level"],
});

/** How a fork states what becomes of the chances: one is drawn by its part of their sum, or each is rolled by itself. */
const rewardAttributes = exactObject({
  rewardType: v.exactOptional(choiceText({ weighted_random: true, chance_random: false }, "a type of rewards")),
});

/**
 * Reads the `<capsuled_items rewardType><capsuled_item id min_count max_count chance enchant_level/>` of an item of L2-Scripts: each is rolled by
 * itself, unless the type says that one is drawn (class `CapsuledItemHandler`). Of several with certain chances together some forks give one: such a
 * box without a type is left out, with a warning.
 */
export function readCapsuled(children: readonly XmlElement[]): BoxContents | undefined {
  const list = onlyChild(children, CONTENTS);
  const rows = readList(list, "capsuled_item", capsuledAttributes);
  const stated = list && readAttributes(list, rewardAttributes, { isWhole: true });
  if (list === undefined || stated === undefined || rows === undefined || rows.length === 0) return undefined;
  const contents = rows.map(({ enchant, chance = 0, ...row }) =>
    present({ ...row, enchant: positiveOrNone(enchant), chance }),
  );
  const sum = contents.reduce((total, { chance }) => total + chance, 0);
  if (stated.rewardType === true) return drawnContents(contents, sum);
  if (stated.rewardType === undefined && rows.length > 1 && Math.round(sum) === 100) {
    list.report.omit(list, `<${CONTENTS}>`, "items that are rolled by themselves", "several with 100 % together");
    return undefined;
  }
  return separateContents(contents);
}

/** The element of an item that lists what its skill gives, one of them. */
export const OPTIONS = "createItems";

const optionAttributes = exactObject({ id: idText, count: integerText(1), chance: numberText(0) });

/** Reads the `<createItems><item id count chance/>` of an item: one roll takes one of them. Source: effect `CreateItemRandom` of L2J Mobius. */
export function readCreateItems(children: readonly XmlElement[]): BoxContents | undefined {
  const list = onlyChild(children, OPTIONS);
  const options = readList(list, "item", optionAttributes);
  return (
    options &&
    contentsOfGroup(
      options.map(({ id: itemId, count, chance }) => ({ items: [{ itemId, count }], chance })),
      1,
    )
  );
}

const listAttributes = v.strictObject({ max: v.exactOptional(integerText()) });

/**
 * Reads the `<extract><item id min-count max-count chance/>` of an item of L2jOrg as `readCapsuledItems`. Source: `items.xsd`, and
 * `ItemEngine.parseItemExtract`, which takes the least number of pieces for the highest one, too.
 */
export function readExtract(children: readonly XmlElement[]): BoxContents | undefined {
  const list = onlyChild(children, "extract");
  const rows = readList(list, "item", extractAttributes);
  const limit = list && readAttributes(list, listAttributes, { isWhole: true });
  if (list === undefined || limit === undefined || rows === undefined || rows.length === 0) return undefined;
  if ((limit.max ?? 0) > 0 || rows.some((row) => row["min-count"] !== row["max-count"])) {
    list.report.omit(list, "<extract>", "items that are rolled by themselves", "a limit of their number, or a range");
    return undefined;
  }
  const given = rows.flatMap((row) => {
    const { id: itemId, "min-count": min, "max-count": max, chance } = row;
    const enchant = enchantsOf(list, { minEnchant: row["min-enchant"], maxEnchant: row["max-enchant"] });
    return enchant ? [{ itemId, min, max, ...enchant[0], chance }] : [];
  });
  return given.length < rows.length ? undefined : separateContents(given);
}
