import type { Tables } from "@gamedata/schema";
import rows from "../tables/quests.json";
import { table } from "./table.js";

/** Every quest: the `quests` table. */
export const quests: Tables["quests"] = /* @__PURE__ */ table("quests", rows);
