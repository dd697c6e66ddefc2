import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { type ElementForm, type Form, readRecords } from "../../read/form.js";
import { placeOf } from "../../read/place.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readRecipeLines, recipeLines } from "./csv.js";
import { readIngredients } from "./ingredients.js";
import { readMaterialList } from "./material-list.js";
import { readMaterials } from "./materials.js";
import { readNestedRecipe } from "./nested.js";
import type { RecipeForm } from "./recipe-form.js";

const elements: readonly ElementForm<RecipeForm>[] = [
  {
    servers: "L2J before 2010, L2JHellas, L2J Mobius for C6",
    files: ["recipes.xml"],
    mark: "item/recipe",
    read: readNestedRecipe,
  },
  { servers: "L2J Server, L2J Mobius to 2019", files: ["recipes.xml"], mark: "item", read: readIngredients },
  { servers: "aCis", files: ["recipes.xml"], mark: "recipe@material", read: readMaterialList },
  { servers: "L2J Mobius, L2jOrg", files: ["recipes.xml"], mark: "recipe", read: readMaterials },
];

export const recipeForms: readonly Form[] = [...elements, recipeLines];

/** Reads the `recipes` table from a file of elements, in whose place a datapack may have one of lines with the ending `.csv`. */
export function readRecipes(datapack: Datapack): SourcedTable<"recipes"> {
  const file = placeOf(datapack, ["recipes.xml", "Recipes.xml"]);
  const { report } = datapack;
  const lines = file.replace(/\.xml$/u, ".csv");
  if (!hasFile(datapack, file) && hasFile(datapack, lines)) return readRecipeLines(datapack, lines);
  const list = readXml(datapack, file);
  return (list === undefined ? [] : readRecords(report, list, elements)).flatMap(({ form, element }) => {
    const recipe = form.read(report, element);
    return recipe === undefined ? [] : finishRow(report, "recipes", element, recipe);
  });
}
