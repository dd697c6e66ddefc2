import type { Tables } from "@gamedata/schema";
import rows from "../tables/classes.json";
import { table } from "./table.js";

/** Every player class and what it learns: the `classes` table. */
export const classes: Tables["classes"] = /* @__PURE__ */ table("classes", rows);
