import type { Tables } from "@gamedata/schema";
import rows from "../tables/armor-sets.json";
import { table } from "./table.js";

/** Every armor set: the `armorSets` table. */
export const armorSets: Tables["armorSets"] = /* @__PURE__ */ table("armorSets", rows);
