import * as v from "valibot";
import type { CraftingNode } from "../generated/types.js";
import { closedObject, described, describedList, optional, optionalList } from "../values/form.js";
import { itemId, multisellId } from "../values/id.js";
import { amount, count, iconFile, percent, positiveCount } from "../values/measure.js";
import { rareProduct } from "./recipe.js";
import { itemQuantity } from "./reference.js";

const ingredientNode: v.GenericSchema<CraftingNode> = v.lazy((): v.GenericSchema<CraftingNode> => craftingNode);

export const craftingNode = closedObject(
  "Item that a plan needs at one place, and how it is made there; `ingredients` are for all crafts of the node.",
  {
    itemId,
    name: v.string(),
    iconFile: v.nullable(iconFile),
    count: described(positiveCount, "Pieces that are needed here."),
    onHand: optional(positiveCount, "Pieces of `count` from the stock, or left over from batches above."),
    recipe: optional(
      v.strictObject({
        id: described(itemId, "Recipe item, the id of the recipe."),
        successRate: percent,
        crafts: described(positiveCount, "Successful crafts that are needed here, in whole batches."),
        rare: optional(rareProduct),
      }),
    ),
    exchange: optional(
      v.strictObject({
        multisellId,
        times: described(positiveCount, "Exchanges that are needed here."),
      }),
    ),
    ingredients: optionalList(ingredientNode),
  },
);

const referencePrice = described(v.nullable(count), "Adena, the item's reference price of one piece.");
const cost = closedObject("What the items to gather cost at their reference prices; a shop sells at its own.", () => ({
  totals: described(amount, "Adena, for all of `totals`."),
  expected: described(amount, "Adena, for all of `expected`; a whole number."),
  unpriced: described(count, "Items of `totals` without a reference price, which are not in the sums."),
}));
const gathered = { itemId, name: v.string() };

/** What a plan comes to, for one item or for several. */
const planRows = () => ({
  totals: describedList(
    v.strictObject({ ...gathered, count: positiveCount, price: referencePrice }),
    "Items to gather when every craft succeeds and gives the item that it is planned for (`recipe.rare` of the tree says by which chance it gives another), by item id: those without a recipe, and those to buy.",
  ),
  cost,
  crafts: describedList(
    v.strictObject({ recipeId: itemId, name: v.string(), times: positiveCount }),
    "Recipes to use, and the number of successful crafts; each after those that make its ingredients.",
  ),
  leftovers: describedList(itemQuantity, "Pieces that whole batches make beyond what is needed, by item id."),
  expected: describedList(
    v.strictObject({ ...gathered, count: amount, price: referencePrice }),
    "Estimate of the items to gather when each craft succeeds with its success rate and gives its rare product by its chance: mean numbers of pieces, not whole. Less than `totals` only where the rare product is more pieces of the item. A craft that fails, or gives another item than the planned one, consumes its ingredients.",
  ),
});

export const craftingPlan = closedObject("How to craft an item: what to gather, and which recipes to use.", () => ({
  tree: craftingNode,
  ...planRows(),
}));

export const craftingListPlan = closedObject(
  "How to craft several items together: what to gather for all of them, and which recipes to use.",
  () => ({
    trees: describedList(
      craftingNode,
      "One for each item, in the order of the request; each uses what those before have left over.",
    ),
    ...planRows(),
  }),
);
