import type { Datapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { placeOf } from "../../read/place.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readRecipeLines } from "./csv.js";
import { readIngredients } from "./ingredients.js";
import { readMaterialList } from "./material-list.js";
import { readMaterials } from "./materials.js";
import type { RecipeForm } from "./recipe-form.js";

/** Returns the form in which an element states a recipe: L2J Server and Mobius to 2019, aCis, Mobius since. */
function formOf({ name, attributes }: XmlElement): RecipeForm {
  if (name === "item") return readIngredients;
  return Object.hasOwn(attributes, "material") ? readMaterialList : readMaterials;
}

/** Reads the `recipes` table from a file of elements, in whose place a datapack may have one of lines with the ending `.csv`. */
export function readRecipes(datapack: Datapack): SourcedTable<"recipes"> {
  const file = placeOf(datapack, ["recipes.xml", "Recipes.xml"]);
  const { report } = datapack;
  const lines = file.replace(/\.xml$/u, ".csv");
  if (!report.isStrict && !hasFile(datapack, file) && hasFile(datapack, lines)) return readRecipeLines(datapack, lines);
  const list = readXml(datapack, file);
  return (list === undefined ? [] : readChildren(report, list, ["item", "recipe"])).flatMap((element) => {
    const recipe = formOf(element)(report, element);
    return recipe === undefined ? [] : finishRow(report, "recipes", element, recipe);
  });
}
