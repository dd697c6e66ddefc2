import * as v from "valibot";
import {
  hasTwoOf,
  onlyChild,
  readAttributes,
  readEvery,
  readKnownChildren,
  readPart,
  readTexts,
  readWhole,
} from "../../read/element.js";
import { closedFields, exactObject } from "../../read/fields.js";
import { idAttributes, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { craftText, itemCount, type RecipeForm } from "./ingredients.js";

const recipeAttributes = closedFields({
  itemId: [idText, "id"],
  level: integerText(1),
  isDwarven: [v.exactOptional(craftText), "type"],
});
/** The elements without anything in them of which one says in l2jfree who can craft. */
const CRAFTERS = ["dwarven", "common"];
const noAttributes = exactObject({});

/** What a recipe has one of. */
const SINGLE = ["recipe", "mpCost", "successRate", "production"];

/**
 * `<item id>` with `<recipe id level type>`, or `<recipe id level>` and `<dwarven/>` or `<common/>`, with `<mpCost>`, `<successRate>`, one
 * `<production id count>` and `<ingredient id count>`. Source: L2J before 2010, L2JHellas, L2J Mobius for C6, and class `L2RecipeDAOXml` of l2jfree.
 */
export const readNestedRecipe: RecipeForm = (element) => {
  const item = readAttributes(element, idAttributes, { isWhole: true });
  const children = readKnownChildren(element, ["ingredient", ...SINGLE, ...CRAFTERS]);
  if (item === undefined || children === undefined) return undefined;
  const partOf = (name: string) => onlyChild(children, name);
  const numberOf = (name: string, most?: number) => {
    const part = partOf(name);
    return readTexts(part ? [part] : [], integerText(0, most), "a whole number")[0];
  };
  const recipe = partOf("recipe");
  const stated = recipe && readAttributes(recipe, recipeAttributes, { isWhole: true });
  const product = readPart(children, "production", itemCount, readWhole);
  const named = children.filter(({ name }) => name === "ingredient");
  const ingredients = readEvery(named, itemCount);
  const [mpConsume, successRate] = [numberOf("mpCost"), numberOf("successRate", 100)];
  const missing = SINGLE.filter((name) => !children.some((child) => child.name === name));
  if (missing.length > 0)
    element.report.error(element, "<item>", missing.map((name) => `<${name}>`).join(", "), "none");
  if (stated === undefined || product === undefined || ingredients === undefined) return undefined;
  const isDwarven = craftOf(element, children, stated.isDwarven);
  if (isDwarven === undefined) return undefined;
  if (mpConsume === undefined || successRate === undefined || hasTwoOf(children, SINGLE)) return undefined;
  return { id: item.id, ...stated, isDwarven, product, ingredients, successRate, mpConsume };
};

/** Returns whether dwarves alone can craft, of the `type` of the recipe or of an element that is a word for it. */
function craftOf(item: XmlElement, children: readonly XmlElement[], type?: boolean) {
  const words = children.filter(({ name }) => CRAFTERS.includes(name));
  if (words.length > 0 && readEvery(words, noAttributes) === undefined) return undefined;
  const stated = [...words.map(({ name }) => name === "dwarven"), ...(type === undefined ? [] : [type])];
  if (stated.length === 1) return stated[0];
  return item.report.refuse(
    item,
    "<item>",
    "<recipe type>, <dwarven> or <common>",
    stated.length === 0 ? "none" : "several",
  );
}
