import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText, numberText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";

const recipeAttributes = v.strictObject({
  id: idText,
  recipeId: idText,
  craftLevel: integerText(1),
  type: v.picklist(["dwarven", "common"], '"dwarven" or "common"'),
  successRate: integerText(0, 100),
});
const itemAttributes = v.strictObject({ id: idText, count: idText });
const rareAttributes = v.strictObject({ id: idText, count: idText, rarity: numberText(0, 100) });
const useAttributes = v.strictObject({ name: v.literal("MP", '"MP"'), value: integerText(0) });

/** Reads the `recipes` table from the file of recipes; `recipeId` is the item that teaches one. */
export function readRecipes(datapack: Datapack, { folder, files }: L2jDialect): SourcedTable<"recipes"> {
  const list = readXml(datapack, `${folder}/${files.recipes}`);
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["item"]).flatMap((element) => readRecipe(datapack.report, element));
}

function readRecipe(report: Report, element: XmlElement): SourcedTable<"recipes"> {
  const recipe = readAttributes(report, element, recipeAttributes);
  const children = readChildren(report, element, ["ingredient", "production", "productionRare", "statUse"]);
  const product = readCount(report, onlyChild(report, children, "production"));
  const use = onlyChild(report, children, "statUse");
  const mpConsume = use && readLeaf(report, use, useAttributes)?.value;
  if (product === undefined) report.error(element, "<item>", "a <production>", "none", "recipe-product");
  if (mpConsume === undefined) report.error(element, "<item>", "a <statUse> of MP", "none");
  if (recipe === undefined || product === undefined || mpConsume === undefined) return [];
  return finishRow(report, "recipes", element, {
    id: recipe.id,
    itemId: recipe.recipeId,
    level: recipe.craftLevel,
    product,
    ingredients: children
      .filter(({ name }) => name === "ingredient")
      .flatMap((child) => readCount(report, child) ?? []),
    successRate: recipe.successRate,
    mpConsume,
    isDwarven: recipe.type === "dwarven",
    rare: readRare(report, onlyChild(report, children, "productionRare")),
  });
}

function readCount(report: Report, element: XmlElement | undefined) {
  const read = element && readLeaf(report, element, itemAttributes);
  return read && { itemId: read.id, count: read.count };
}

function readRare(report: Report, element: XmlElement | undefined) {
  const read = element && readLeaf(report, element, rareAttributes);
  return read && { itemId: read.id, count: read.count, chance: read.rarity };
}
