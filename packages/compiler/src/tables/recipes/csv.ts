import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { openFields } from "../../read/fields.js";
import type { Form } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { craftText } from "./ingredients.js";

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
  id: idText,
  itemId: idText,
  level: integerText(1),
  ingredients: ingredientsText,
  productId: idText,
  productCount: idText,
  mpConsume: integerText(0),
  successRate: integerText(0, 100),
});

/** The fields of a line in their order (class `RecipeController` of L2J before 2008); the fee is for NPCs that craft. */
const NAMES = "type name id itemId level ingredients productId productCount fee mpConsume successRate".split(" ");

export const recipeLines: Form = {
  servers: "L2J before 2009",
  files: ["recipes.csv"],
  mark: "type;name;id;itemId;level",
};

export const readRecipeLines = (datapack: Datapack, file: string): SourcedTable<"recipes"> =>
  readLines(datapack, file, { subject: "recipe", names: NAMES, schema: lineFields }).flatMap(({ row, ...position }) => {
    const { productId, productCount, ...rest } = row;
    const product = { itemId: productId, count: productCount };
    return finishRow(datapack.report, "recipes", position, { ...rest, product });
  });
