import type { Tables } from "@gamedata/schema";
import rows from "../tables/hennas.json";
import { table } from "./table.js";

/** Every henna symbol: the `hennas` table. */
export const hennas: Tables["hennas"] = /* @__PURE__ */ table("hennas", rows);
