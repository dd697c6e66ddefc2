import type { Tables } from "@gamedata/schema";
import rows from "../tables/spellbooks.json";
import { table } from "./table.js";

/** The book that each skill takes: the `spellbooks` table. */
export const spellbooks: Tables["spellbooks"] = /* @__PURE__ */ table("spellbooks", rows);
