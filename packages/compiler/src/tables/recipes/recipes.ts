import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type ElementForm, type Form, formFrom, readRecords } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { placeOf } from "../../read/place.js";
import { idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { craftText, type RecipeForm, readIngredients, readMaterialList, readRecipeOfCost } from "./ingredients.js";
import { readMaterials, readProductLists } from "./materials.js";
import { readNestedRecipe } from "./nested.js";

/** `[item(count)]`, joined by commas. */
const ingredientsText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\[\d{1,10}\(\d{1,10}\)\](?:,\[\d{1,10}\(\d{1,10}\)\])*$/u, '"[item(count)]", joined by ","'),
  v.transform((text) => [...text.matchAll(/(\d+)\((\d+)\)/gu)].map(([, id, count]) => [Number(id), Number(count)])),
  v.array(v.tuple([v.number(), v.number()])),
  v.mapItems(([itemId, count]) => ({ itemId, count })),
);

const lineFields = openFields({
  isDwarven: [craftText, "type"],
  ...fieldsNamed(idText, "id itemId"),
  level: integerText(1),
  ingredients: ingredientsText,
  ...fieldsNamed(idText, "productId productCount"),
  mpConsume: integerText(0),
  successRate: integerText(0, 100),
});

/** The fields of a line in their order (class `RecipeController` of L2J before 2008); the fee is for NPCs that craft. */
const NAMES = "type name id itemId level ingredients productId productCount fee mpConsume successRate".split(" ");

const recipeLines: Form = formFrom("L2J before 2009", ["recipes.csv"], "type;name;id;itemId;level");

const readRecipeLines = (datapack: Datapack, file: string): SourcedTable<"recipes"> =>
  readLines(datapack, file, { subject: "recipe", names: NAMES, schema: lineFields }).flatMap(({ row, ...position }) => {
    const { productId, productCount, ...rest } = row;
    const product = { itemId: productId, count: productCount };
    return finishRow(datapack.report, "recipes", position, { ...rest, product });
  });

const elements: readonly ElementForm<RecipeForm>[] = [
  formFrom("L2J before 2010, l2jfree, L2JHellas, L2J Mobius for C6", ["recipes.xml"], "item/recipe", readNestedRecipe),
  formFrom("L2J Server, L2J Mobius to 2019", ["recipes.xml"], "item", readIngredients),
  formFrom("aCis", ["recipes.xml"], "recipe@material", readMaterialList),
  formFrom("L2jAdmins", ["recipes.xml"], "recipe@craftLevel", readRecipeOfCost),
  formFrom("L2-Scripts", ["recipes.xml"], "recipe@isCommon, recipe@mpConsume", readProductLists),
  formFrom("L2J Mobius, L2jOrg", ["recipes.xml"], "recipe", readMaterials),
];

export const recipeForms: readonly Form[] = [...elements, recipeLines];

/** Reads the `recipes` table from a file of elements, in whose place a datapack may have one of lines with the ending `.csv`. */
export function readRecipes(datapack: Datapack): SourcedTable<"recipes"> {
  const file = placeOf(datapack, ["recipes.xml", "Recipes.xml"]);
  const lines = file.replace(/\.xml$/u, ".csv");
  if (!hasFile(datapack, file) && hasFile(datapack, lines)) return readRecipeLines(datapack, lines);
  const list = readXml(datapack, file);
  return (list === undefined ? [] : readRecords(list, elements)).flatMap(({ form, element }) => {
    const recipe = form.read(element);
    return recipe === undefined ? [] : finishRow(datapack.report, "recipes", element, recipe);
  });
}
