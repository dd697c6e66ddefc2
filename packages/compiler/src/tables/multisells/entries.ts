import { HUNDRED_PERCENT, nonEmpty, present } from "@gamedata/rules";
import type { ExchangeProduct, MultisellEntry } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, readEvery } from "../../read/element.js";
import { exactFields, fields } from "../../read/fields.js";
import { flag, idText, integerText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { itemOrPointsText } from "./points.js";

/** In percent. */

const enchant = v.exactOptional(integerText(0));

/** An item or points, how many, and the enchantment in the spellings of Mobius, of forks, and of aCis. */
const item = fields({
  itemId: [itemOrPointsText, "id"],
  count: idText,
  enchant: [enchant, "enchantmentLevel", "enchantLevel", "enchant"],
});

const entryAttributes = v.strictObject({ id: v.exactOptional(v.string()) });
const productionAttributes = exactFields({ ...item, chance: v.exactOptional(numberText(0, HUNDRED_PERCENT)) });
const ingredientAttributes = exactFields({
  ...item,
  isTax: [flag, "isTaxIngredient"],
  // The second name is as written in the files of L2JFrozen and by its engine.
  isKept: [flag, "maintainIngredient", "mantainIngredient"],
});

type Production = v.InferOutput<typeof productionAttributes>;
type Ingredient = v.InferOutput<typeof ingredientAttributes>;

/**
 * Reads an exchange, an `<item>` with `<ingredient id count>` and `<production id count>`; nothing where one of them cannot be read.
 *
 * @param isByChance Whether the list gives one of the products.
 */
export function readEntry(element: XmlElement, isByChance: boolean): MultisellEntry | undefined {
  readAttributes(element, entryAttributes);
  const children = readChildren(element, ["ingredient", "production"]);
  const named = (name: string) => children.filter((child) => child.name === name);
  const required = readEvery(named("ingredient"), ingredientAttributes);
  const stated = readEvery(named("production"), productionAttributes);
  if (required?.length === 0) element.report.error(element, "<item>", "an <ingredient>", "none");
  const products = stated && readProducts(element, stated, isByChance);
  if (children.length < element.children.length || required === undefined || required.length === 0) return undefined;
  if (products === undefined) return undefined;
  const [produces, ...alsoProduces] = products;
  return present({ required: required.map(ingredientOf), produces, alsoProduces: nonEmpty(alsoProduces) });
}

/** Returns true or nothing. */
export const isTrue = (one: boolean | undefined): true | undefined => (one === true ? true : undefined);

function ingredientOf({ enchant, isTax, isKept, ...read }: Ingredient): MultisellEntry["required"][number] {
  return present({ ...read, enchant: enchant || undefined, isTax: isTrue(isTax), isKept: isTrue(isKept) });
}

function productOf({ chance = HUNDRED_PERCENT, enchant, ...read }: Production, isRolled: boolean): ExchangeProduct {
  return present({
    ...read,
    chance: isRolled && chance < HUNDRED_PERCENT ? chance : undefined,
    enchant: enchant || undefined,
  });
}

/**
 * Returns what an exchange gives. Source: class `MultiSellChoose` and method `ItemChanceHolder.getRandomHolder` of L2J Mobius: a list by
 * chance gives at most one of the products, and never one without a chance, which the client shows beside them; another list gives all of
 * them. An only product without a chance is taken for certain. Chances below 100 % in a list that is not marked are taken for such a list's, too.
 */
function readProducts(
  element: XmlElement,
  stated: readonly Production[],
  isByChance: boolean,
): readonly [ExchangeProduct, ...ExchangeProduct[]] | undefined {
  const { report } = element;
  const isOnlyProduct = stated.length === 1 && stated[0]?.chance === undefined;
  const isRolled =
    (isByChance && !isOnlyProduct) || stated.some(({ chance = HUNDRED_PERCENT }) => chance < HUNDRED_PERCENT);
  const given = isRolled ? stated.filter(({ chance = 0 }) => chance > 0) : stated;
  const sum = given.reduce((total, { chance = 0 }) => total + chance, 0);
  const [first, ...others] = given.map((one) => productOf(one, isRolled));
  if (first === undefined)
    return report.refuse(element, "<item>", isRolled ? "a <production> with a chance" : "a <production>", "none");
  if (isRolled && !isByChance && given.length < stated.length)
    return report.refuse(element, "<item>", "a chance of each <production>, or of none", "of some");
  if (isRolled && Math.round(sum * 1e6) > HUNDRED_PERCENT * 1e6)
    return report.refuse(element, "<item>", "chances of at most 100 % together", `${sum} %`);
  return [first, ...others];
}
