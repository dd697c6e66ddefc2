import type { Tables } from "@gamedata/schema";
import rows from "../tables/regions.json";
import { table } from "./table.js";

/** Every map region and its tiles: the `regions` table. */
export const regions: Tables["regions"] = /* @__PURE__ */ table("regions", rows);
