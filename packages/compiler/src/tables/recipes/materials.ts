import { HUNDRED_PERCENT } from "@gamedata/rules";
import * as v from "valibot";
import {
  attributeOf,
  hasTwoOf,
  onlyChild,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readWhole,
} from "../../read/element.js";
import { exactFields, fields, fieldsNamed } from "../../read/fields.js";
import { meantName } from "../../read/name.js";
import { count, flag, flagText, idText, integerText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { itemCount, type RecipeForm } from "./ingredients.js";

const recipeAttributes = v.strictObject({
  id: idText,
  itemId: idText,
  level: integerText(1),
  successRate: numberText(0, HUNDRED_PERCENT),
  isCommonRecipe: flagText,
});
const itemFields = fields({ itemId: [idText, "id"], count: idText, name: v.exactOptional(v.string()) });
const materialAttributes = exactFields(itemFields);
const productAttributes = exactFields({ ...itemFields, chance: v.exactOptional(numberText(0, HUNDRED_PERCENT)) });
/** What a recipe has at most one of. */
const PARTS = ["materials", "product", "statUse"];
const statAttributes = v.strictObject({ name: v.literal("CUR_MP", '"CUR_MP"'), val: integerText(0) });

/**
 * `<recipe id itemId level successRate isCommonRecipe>` with `<materials><item id count>`, `<product><item id count chance>` and
 * `<statUse><stat name="CUR_MP" val>`. Of two products a craft gives one: the less likely one is the rare product.
 */
export const readMaterials: RecipeForm = (element) => {
  const recipe = readAttributes(element, recipeAttributes, { isWhole: true });
  const children = readChildren(element, PARTS);
  const childrenOf = (name: string, child: string) => {
    const list = onlyChild(children, name);
    return list === undefined ? [] : readKnownChildren(list, [child]);
  };
  const [materials, made] = [childrenOf("materials", "item"), childrenOf("product", "item")];
  const uses = childrenOf("statUse", "stat");
  if (materials === undefined || made === undefined || uses === undefined) return undefined;
  const ingredients = readEvery(materials, itemCount);
  const products = readProducts(element, made);
  const stat = onlyChild(uses, "stat");
  // What another element states of MP may be what the recipe takes.
  const isElsewhere = element.children.some(
    ({ name, children: parts }) =>
      meantName(name, PARTS) === undefined && parts.some((part) => attributeOf(part, "name") === "CUR_MP"),
  );
  const mpConsume = stat === undefined ? 0 : readWhole(stat, statAttributes)?.val;
  if (recipe === undefined || ingredients === undefined || products === undefined || mpConsume === undefined)
    return undefined;
  if (hasTwoOf(children, PARTS) || uses.length > 1 || (stat === undefined && isElsewhere)) return undefined;
  const { isCommonRecipe, ...facts } = recipe;
  return { ...facts, ...products, ingredients, mpConsume, isDwarven: !isCommonRecipe };
};

const LISTS = ["materials", "products", "npc_fee"];
const listAttributes = exactFields({
  id: idText,
  name: v.exactOptional(v.string()),
  itemId: idText,
  level: integerText(1),
  successRate: numberText(0, HUNDRED_PERCENT),
  mpConsume: count,
  ...fieldsNamed(flag, "isCommon awakedOnly"),
});

/**
 * `<recipe id item_id level success_rate mp_consume is_common>` with `<materials><item id count>` and `<products><item id count chance>`. Source:
 * class `RecipeParser` of L2-Scripts, in which a craft takes the recipe itself where the materials have it.
 */
export const readProductLists: RecipeForm = (element) => {
  const recipe = readWhole({ ...element, children: [] }, listAttributes);
  const children = readChildren(element, LISTS);
  const itemsOf = (name: string) => readKnownChildren(onlyChild(children, name), ["item"]);
  const [materials, made] = [itemsOf("materials"), itemsOf("products")];
  const ingredients = readEvery(materials, materialAttributes)?.map(({ name: _, ...item }) => item);
  const products = made && readProducts(element, made);
  if (recipe === undefined || ingredients === undefined || products === undefined || hasTwoOf(children, LISTS))
    return undefined;
  const { name: _, awakedOnly: __, mpConsume = 0, isCommon = false, ...facts } = recipe;
  return { ...facts, ...products, ingredients, mpConsume, isDwarven: !isCommon };
};

function readProducts(recipe: XmlElement, elements: readonly XmlElement[]) {
  const read = readEvery(elements, productAttributes);
  if (read === undefined) return undefined;
  const [usual, rare, third] = read
    .map(({ name: _, chance = HUNDRED_PERCENT, ...item }) => ({ ...item, chance }))
    .sort((a, b) => b.chance - a.chance);
  const sum = read.reduce((total, { chance = HUNDRED_PERCENT }) => total + chance, 0);
  if (usual === undefined || third !== undefined || sum !== HUNDRED_PERCENT) {
    const chances = read.map(({ chance = HUNDRED_PERCENT }) => `${chance} %`).join(", ");
    const expected = "one or two products, of 100 % together";
    return recipe.report.refuse(recipe, "<product>", expected, chances || "none", "recipe-product");
  }
  return { product: { itemId: usual.itemId, count: usual.count }, rare };
}
