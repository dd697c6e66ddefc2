import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { flagText, idText, integerText, itemCountListText, labelText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const recipeAttributes = v.strictObject({
  alias: labelText,
  id: idText,
  material: itemCountListText,
  product: v.pipe(itemCountListText, v.length(1, "one product")),
  itemId: idText,
  level: integerText(1),
  mpConsume: integerText(0),
  successRate: integerText(0, 100),
  isDwarven: flagText,
});

/** Reads the `recipes` table from `xml/recipes.xml`. */
export function readRecipes(datapack: Datapack): SourcedTable<"recipes"> {
  const list = readXml(datapack, "xml/recipes.xml");
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["recipe"]).flatMap((element) => {
    const recipe = readLeaf(datapack.report, element, recipeAttributes);
    const [product] = recipe?.product ?? [];
    if (recipe === undefined || product === undefined) return [];
    const { id, itemId, level, material: ingredients, successRate, mpConsume, isDwarven } = recipe;
    const row = { id, itemId, level, product, ingredients, successRate, mpConsume, isDwarven };
    return finishRow(datapack.report, "recipes", element, row);
  });
}
