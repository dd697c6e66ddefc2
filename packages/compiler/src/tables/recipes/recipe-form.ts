import type { ItemCount, RecipeRow } from "@gamedata/schema";
import { readEvery } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

/** Reads the facts of a recipe from its element; nothing where the source leaves one out that the recipe needs. */
export type RecipeForm = (element: XmlElement) => Draft<RecipeRow> | undefined;

const attributes = closedFields({ itemId: [idText, "id"], count: idText });

/** Reads elements with `id` and `count`; nothing when one of them cannot be read. */
export const readItemCounts = (elements: readonly XmlElement[]): readonly ItemCount[] | undefined =>
  readEvery(elements, attributes);
