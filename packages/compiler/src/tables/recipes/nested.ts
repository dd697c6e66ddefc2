import { hasTwoOf, onlyChild, readAttributes, readKnownChildren, readTexts } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idAttributes, idText, integerText } from "../../read/values.js";
import { craftText } from "./ingredients.js";
import { type RecipeForm, readItemCounts } from "./recipe-form.js";

const recipeAttributes = closedFields({
  itemId: [idText, "id"],
  level: integerText(1),
  isDwarven: [craftText, "type"],
});

/** What a recipe has one of. */
const SINGLE = ["recipe", "mpCost", "successRate", "production"];

/**
 * `<item id>` with `<recipe id level type>`, `<mpCost>`, `<successRate>`, one `<production id count>` and `<ingredient id count>`. Source: L2J
 * before 2010, L2JHellas, and L2J Mobius for C6.
 */
export const readNestedRecipe: RecipeForm = (report, element) => {
  const item = readAttributes(report, element, idAttributes, { isWhole: true });
  const children = readKnownChildren(report, element, ["ingredient", ...SINGLE]);
  if (item === undefined || children === undefined) return undefined;
  const partOf = (name: string) => onlyChild(report, children, name);
  const numberOf = (name: string, most?: number) => {
    const part = partOf(name);
    return readTexts(report, part ? [part] : [], integerText(0, most), "a whole number")[0];
  };
  const recipe = partOf("recipe");
  const stated = recipe && readAttributes(report, recipe, recipeAttributes, { isWhole: true });
  const production = partOf("production");
  const [product] = (production && readItemCounts(report, [production])) ?? [];
  const named = children.filter(({ name }) => name === "ingredient");
  const ingredients = readItemCounts(report, named);
  const [mpConsume, successRate] = [numberOf("mpCost"), numberOf("successRate", 100)];
  const missing = SINGLE.filter((name) => !children.some((child) => child.name === name));
  if (missing.length > 0) report.error(element, "<item>", missing.map((name) => `<${name}>`).join(", "), "none");
  if (stated === undefined || product === undefined || ingredients === undefined) return undefined;
  if (mpConsume === undefined || successRate === undefined || hasTwoOf(children, SINGLE)) return undefined;
  return { id: item.id, ...stated, product, ingredients, successRate, mpConsume };
};
