import type { Tables } from "@gamedata/schema";
import rows from "../tables/point-currencies.json";
import { table } from "./table.js";

/** The item ids that stand for points: the `pointCurrencies` table. */
export const pointCurrencies: Tables["pointCurrencies"] = /* @__PURE__ */ table("pointCurrencies", rows);
