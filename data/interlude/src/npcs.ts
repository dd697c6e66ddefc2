import type { Tables } from "@gamedata/schema";
import rows from "../tables/npcs.json";
import { table } from "./table.js";

/** Every NPC, monster, pet and summon: the `npcs` table. */
export const npcs: Tables["npcs"] = /* @__PURE__ */ table("npcs", rows);
