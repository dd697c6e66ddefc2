import type { RecipeRow } from "@gamedata/schema";
import type { Report } from "../../diagnostic.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../draft.js";

/** Reads the facts of a recipe from its element; nothing where the source leaves one out that the recipe needs. */
export type RecipeForm = (report: Report, element: XmlElement) => Draft<RecipeRow> | undefined;
