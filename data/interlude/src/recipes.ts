import type { Tables } from "@gamedata/schema";
import rows from "../tables/recipes.json";
import { table } from "./table.js";

/** Every crafting recipe: the `recipes` table. */
export const recipes: Tables["recipes"] = /* @__PURE__ */ table("recipes", rows);
