import type { Tables } from "@gamedata/schema";
import rows from "../tables/items.json";
import { table } from "./table.js";

/** Every item: the `items` table. */
export const items: Tables["items"] = /* @__PURE__ */ table("items", rows);
