// What does an item need to be crafted, what of it is missing, and how often is each recipe used?
// Usage: npm start -- "draconic bow" 1 1864:500 1872:20000   (the item, the pieces, and what is in stock)
import { createCatalog, isGameDataError, listItems, planCrafting } from "@gamedata/core";
import { parseInput } from "@gamedata/core/parse";
import { interlude } from "@gamedata/interlude";

const [name = "mithril arrow", count = "600", ...stock] = process.argv.slice(2);
const catalog = createCatalog(interlude);
const item = listItems(catalog, { q: name }).data.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** Prints an item of the tree, and below it what it is made of. */
function print({ name, count, onHand = 0, recipe, ingredients = [] }, indent = "") {
  const origin = recipe ? `, ${recipe.crafts} × recipe ${recipe.id} (${recipe.successRate}%)` : "";
  console.log(`${indent}${count} ${name}${origin}${onHand > 0 ? `, ${onHand} on hand` : ""}`);
  for (const ingredient of ingredients) print(ingredient, `${indent}  `);
}

try {
  if (item === undefined) throw new Error(`There is no item named ${name}.`);
  const query = parseInput(planCrafting.input(catalog), { count, stock: stock.join(",") });
  const { tree, totals, leftovers, expected } = planCrafting(catalog, item.id, query);
  print(tree);
  const mean = new Map(expected.map(({ itemId, count }) => [itemId, count]));
  console.log("\nTo gather (with failed crafts, in the mean):");
  for (const { itemId, name, count } of totals) console.log(`  ${count} ${name} (${mean.get(itemId)?.toFixed(1)})`);
  for (const { name, count } of leftovers) console.log(`Left over: ${count} ${name}`);
} catch (error) {
  console.error(isGameDataError(error) || item === undefined ? error.message : error);
  process.exitCode = 1;
}
