import type { Tables } from "@gamedata/schema";
import rows from "../tables/spawns.json";
import { table } from "./table.js";

/** Every place where an NPC appears: the `spawns` table. */
export const spawns: Tables["spawns"] = /* @__PURE__ */ table("spawns", rows);
