import type { Tables } from "@gamedata/schema";
import rows from "../tables/locations.json";
import { table } from "./table.js";

/** Every hunting and map location: the `locations` table. */
export const locations: Tables["locations"] = /* @__PURE__ */ table("locations", rows);
