import * as v from "valibot";
import {
  hasTwoOf,
  onlyChild,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readWhole,
} from "../../read/element.js";
import { closedFields, fields, fieldsNamed } from "../../read/fields.js";
import { nameKey } from "../../read/name.js";
import { choiceText, idText, integerText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type RecipeForm, readItemCounts } from "./recipe-form.js";

/** Who can craft: whether dwarves alone. */
export const craftText = choiceText({ dwarven: true, common: false }, '"dwarven" or "common"');

const recipeFields = fields({
  ...fieldsNamed(idText, "id itemId=recipeId"),
  level: [integerText(1), "craftLevel"],
  isDwarven: [craftText, "type"],
  successRate: integerText(0, 100),
});
const recipeAttributes = closedFields(recipeFields);
const rareAttributes = closedFields({ itemId: [idText, "id"], count: idText, chance: [numberText(0, 100), "rarity"] });
/** What a recipe has at most one of. */
const SINGLE = ["production", "productionRare", "statUse"];
const useAttributes = v.strictObject({ name: v.literal("MP", '"MP"'), value: integerText(0) });

/**
 * `<item id recipeId craftLevel type successRate>` with `<ingredient id count>`, one `<production id count>`, `<productionRare id count
 * rarity>` and `<statUse name="MP" value>`.
 */
export const readIngredients: RecipeForm = (element) => {
  const recipe = readAttributes(element, recipeAttributes, { isWhole: true });
  const children = readChildren(element, ["ingredient", ...SINGLE]);
  // Another element that states a count of an item may be an ingredient.
  const isCount = ({ attributes }: XmlElement) => Object.keys(attributes).map(nameKey).toSorted().join() === "count,id";
  if (element.children.filter(isCount).length > children.filter(isCount).length) return undefined;
  const production = onlyChild(children, "production");
  const [product] = (production && readItemCounts([production])) ?? [];
  const use = onlyChild(children, "statUse");
  const mpConsume = use && readWhole(use, useAttributes)?.value;
  const rareProduct = onlyChild(children, "productionRare");
  const rare = rareProduct && readWhole(rareProduct, rareAttributes);
  const named = children.filter(({ name }) => name === "ingredient");
  const ingredients = readItemCounts(named);
  if (product === undefined) element.report.error(element, "<item>", "a <production>", "none", "recipe-product");
  if (mpConsume === undefined) element.report.error(element, "<item>", "a <statUse> of MP", "none");
  if (recipe === undefined || product === undefined || mpConsume === undefined || ingredients === undefined)
    return undefined;
  if (hasTwoOf(children, SINGLE)) return undefined;
  if (rareProduct !== undefined && rare === undefined) return undefined;
  return { ...recipe, product, ingredients, mpConsume, rare };
};

const costAttributes = closedFields({ ...recipeFields, mpConsume: [integerText(0), "mpCost"] });
const countAttributes = v.strictObject({ itemId: idText, count: idText });

/** `<recipe id recipeId craftLevel type successRate mpCost>` with `<ingredient itemId count>` and one `<production itemId count>`. */
export const readRecipeOfCost: RecipeForm = (element) => {
  const recipe = readAttributes(element, costAttributes, { isWhole: true });
  const children = readKnownChildren(element, ["ingredient", "production"]) ?? [];
  const countsOf = (part: string) =>
    readEvery(
      children.filter(({ name }) => name === part),
      countAttributes,
    );
  const [ingredients, products = []] = [countsOf("ingredient"), countsOf("production")];
  const [product] = products;
  if (product === undefined || products.length > 1)
    return element.report.refuse(element, "<recipe>", "one <production>", "none");
  return recipe && ingredients && { ...recipe, product, ingredients };
};
