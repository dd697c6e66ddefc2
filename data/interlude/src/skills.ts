import type { Tables } from "@gamedata/schema";
import rows from "../tables/skills.json";
import { table } from "./table.js";

/** Every skill with its levels: the `skills` table. */
export const skills: Tables["skills"] = /* @__PURE__ */ table("skills", rows);
