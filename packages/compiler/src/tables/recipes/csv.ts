import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { parseRecord } from "../../read/fault.js";
import { readText } from "../../read/file.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

/** `[item(count)]`, joined by commas. */
const ingredientsText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\[\d{1,10}\(\d{1,10}\)\](?:,\[\d{1,10}\(\d{1,10}\)\])*$/u, '"[item(count)]", joined by ","'),
  v.transform((text) => [...text.matchAll(/(\d+)\((\d+)\)/gu)].map(([, id, count]) => [Number(id), Number(count)])),
  v.array(v.tuple([v.number(), v.number()])),
  v.mapItems(([itemId, count]) => ({ itemId, count })),
);

const lineFields = v.object({
  type: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(["dwarven", "common"], '"dwarven" or "common"')),
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

/** Reads the recipes of a file of lines, with fields that end with `;`. Empty lines and those that begin with `#` are none. */
export function readRecipeLines(datapack: Datapack, file: string): SourcedTable<"recipes"> {
  const { report, inventory } = datapack;
  const kind = inventory.open(file);
  kind.isRead = true;
  return (readText(datapack, file) ?? "").split("\n").flatMap((text, index) => {
    if (text.trim() === "" || text.startsWith("#")) return [];
    kind.count += 1;
    const position: SourcePosition = { file, line: index + 1 };
    const fields = Object.fromEntries(
      text.split(";").flatMap((field, place) => {
        const name = NAMES[place];
        return name === undefined ? [] : [[name, field]];
      }),
    );
    const recipe = parseRecord(report, position, "recipe", lineFields, fields, { isWhole: true });
    if (recipe === undefined) return [];
    const { type, productId, productCount, ...rest } = recipe;
    const product = { itemId: productId, count: productCount };
    return finishRow(report, "recipes", position, { ...rest, product, isDwarven: type === "dwarven" });
  });
}
