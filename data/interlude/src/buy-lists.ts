import type { Tables } from "@gamedata/schema";
import rows from "../tables/buy-lists.json";
import { table } from "./table.js";

/** What every shop sells: the `buyLists` table. */
export const buyLists: Tables["buyLists"] = /* @__PURE__ */ table("buyLists", rows);
