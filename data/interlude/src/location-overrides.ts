import type { Tables } from "@gamedata/schema";
import rows from "../tables/location-overrides.json";
import { table } from "./table.js";

/** The NPCs whose primary location is set by hand: the `locationOverrides` table. */
export const locationOverrides: Tables["locationOverrides"] = /* @__PURE__ */ table("locationOverrides", rows);
