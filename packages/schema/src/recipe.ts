import * as v from "valibot";
import { closedObject, filledList } from "./form.js";
import type { RecipeRow } from "./generated/types.js";
import { itemId, recipeId } from "./id.js";
import { amount, count, iconFile, level, percent, positiveCount } from "./measure.js";
import { itemQuantity } from "./reference.js";
import type { TableDescription } from "./table.js";

export const itemCount = closedObject("Item id and a number of pieces.", { itemId, count: positiveCount });

const mpConsume = v.pipe(amount, v.description("MP that one attempt costs."));
const isDwarven = v.pipe(v.boolean(), v.description("True for dwarven craft, false for common craft."));

const rareChance: v.GenericSchema<number> = v.pipe(
  percent,
  v.description("Percent of the successful crafts that give it instead of the product."),
);

export const recipeRow = closedObject("Crafting recipe.", {
  id: recipeId,
  itemId: v.pipe(itemId, v.description("Recipe item that teaches it.")),
  level,
  product: itemCount,
  ingredients: filledList(itemCount),
  successRate: percent,
  mpConsume,
  isDwarven,
  rare: v.exactOptional(
    v.pipe(
      v.strictObject({ itemId, count: positiveCount, chance: rareChance }),
      v.description("Rare product: a masterwork, or more pieces of the product."),
    ),
  ),
});

export const recipeTable: TableDescription<RecipeRow> = {
  description: "Every crafting recipe.",
  row: recipeRow,
  key: ["id"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
    { field: "product", to: "item", keysOf: ({ product }) => [product.itemId] },
    { field: "rare", to: "item", keysOf: ({ rare }) => (rare ? [rare.itemId] : []) },
    { field: "ingredients", to: "item", keysOf: ({ ingredients }) => ingredients.map(({ itemId }) => itemId) },
  ],
};

export const rareProduct = closedObject(
  "Rare product that a successful craft can give instead: a masterwork, or more pieces of the product.",
  () => ({ ...itemQuantity.entries, chance: rareChance }),
);

const rare = v.exactOptional(rareProduct);

export const itemCrafting = closedObject("Product that a recipe item teaches to craft.", {
  productItemId: itemId,
  productName: v.string(),
  productCount: count,
  productIconFile: v.nullable(iconFile),
  ingredients: v.array(itemQuantity),
  successRate: percent,
  level,
  mpConsume,
  isDwarven,
  rare,
});

export const itemCraftedBy = closedObject("Recipe item that teaches to craft an item.", {
  recipeItemId: itemId,
  recipeName: v.string(),
  successRate: percent,
  rare: v.exactOptional(
    v.pipe(
      v.strictObject({ count: positiveCount, chance: rareChance }),
      v.description("Only where the item is the rare product of the recipe and not its usual one."),
    ),
  ),
});

export const recipeSummary = closedObject("Crafting recipe, by the id and the name of its recipe item.", () => ({
  id: recipeRow.entries.itemId,
  name: v.string(),
  product: itemQuantity,
  ...v.pick(recipeRow.pipe[0], ["level", "successRate", "mpConsume", "isDwarven"]).entries,
  rare,
}));

export const recipeDetail = closedObject("Crafting recipe with its ingredients.", () => ({
  ...recipeSummary.entries,
  ingredients: filledList(itemQuantity),
}));
