import { readFileSync } from "node:fs";
import { expectedOf } from "./yaml.js";

/** Reads a table of what tests expect, worked out by hand: see `yaml`. */
export const readGolden = (file: URL): unknown => expectedOf(readFileSync(file, "utf8"), file.pathname);
