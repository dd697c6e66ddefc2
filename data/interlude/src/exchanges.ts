import type { Tables } from "@gamedata/schema";
import rows from "../tables/exchanges.json";
import { table } from "./table.js";

/** Every exchange of the curated multisells: the `exchanges` table. */
export const exchanges: Tables["exchanges"] = /* @__PURE__ */ table("exchanges", rows);
