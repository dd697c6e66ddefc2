import * as v from "valibot";
import { readWhole } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { flagText, idText, integerText, itemCountListText, labelText } from "../../read/values.js";
import type { RecipeForm } from "./recipe-form.js";

const attributes = closedFields({
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
  const recipe = readWhole(element, attributes);
  const [product] = recipe?.product ?? [];
  if (recipe === undefined || product === undefined) return undefined;
  const { alias: _, ...facts } = recipe;
  return { ...facts, product };
};
