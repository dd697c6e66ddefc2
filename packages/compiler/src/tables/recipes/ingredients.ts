import type { RecipeRow } from "@gamedata/schema";
import * as v from "valibot";
import {
  hasTwoOf,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readPart,
  readWhole,
} from "../../read/element.js";
import { closedFields, fields, fieldsNamed } from "../../read/fields.js";
import { nameKey } from "../../read/name.js";
import {
  choiceText,
  flagText,
  idText,
  integerText,
  itemCountListText,
  labelText,
  numberText,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

/** Reads the facts of a recipe from its element; nothing where the source leaves one out that the recipe needs. */
export type RecipeForm = (element: XmlElement) => Draft<RecipeRow> | undefined;

/** Who can craft: whether dwarves alone. */
export const craftText = choiceText({ dwarven: true, common: false }, '"dwarven" or "common"');

const recipeFields = fields({
  ...fieldsNamed(idText, "id itemId=recipeId"),
  level: [integerText(1), "craftLevel"],
  isDwarven: [craftText, "type"],
  successRate: integerText(0, 100),
});
const recipeAttributes = closedFields(recipeFields);
/** An item by its `id`, and how many of it. */
export const itemCount = closedFields({ itemId: [idText, "id"], count: idText });
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
  const product = readPart(children, "production", itemCount, readWhole);
  const mpConsume = readPart(children, "statUse", useAttributes, readWhole)?.value;
  const rare = readPart(children, "productionRare", rareAttributes, readWhole);
  const named = children.filter(({ name }) => name === "ingredient");
  const ingredients = readEvery(named, itemCount);
  if (product === undefined) element.report.error(element, "<item>", "a <production>", "none", "recipe-product");
  if (mpConsume === undefined) element.report.error(element, "<item>", "a <statUse> of MP", "none");
  if (recipe === undefined || product === undefined || mpConsume === undefined || ingredients === undefined)
    return undefined;
  if (hasTwoOf(children, SINGLE)) return undefined;
  if (rare === undefined && children.some(({ name }) => name === "productionRare")) return undefined;
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

const listAttributes = closedFields({
  alias: v.exactOptional(labelText),
  id: idText,
  ingredients: [itemCountListText, "material"],
  product: v.pipe(itemCountListText, v.length(1, "one product")),
  itemId: idText,
  level: integerText(1),
  mpConsume: integerText(0),
  successRate: integerText(0, 100),
  isDwarven: flagText,
});

/** `<recipe id itemId material="1864-4;1869-2" product="17-500" level mpConsume successRate isDwarven>`. */
export const readMaterialList: RecipeForm = (element) => {
  const recipe = readWhole(element, listAttributes);
  const [product] = recipe?.product ?? [];
  if (recipe === undefined || product === undefined) return undefined;
  const { alias: _, ...facts } = recipe;
  return { ...facts, product };
};
