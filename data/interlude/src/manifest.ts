import type { Manifest } from "@gamedata/schema";
import content from "../manifest.json";
import { table } from "./table.js";

/** Where the data set comes from, and what it holds: row counts and hashes of its tables. */
export const manifest: Manifest = /* @__PURE__ */ table("manifest", content);
