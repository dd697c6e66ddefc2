import type { Tables } from "@gamedata/schema";
import rows from "../tables/drops.json";
import { table } from "./table.js";

/** Every row of every drop list: the `drops` table. */
export const drops: Tables["drops"] = /* @__PURE__ */ table("drops", rows);
