import * as v from "valibot";
import { nameText } from "../../read/values.js";

/** The names of regions, which only the client has. */
export const REGION_NAMES_FILE = "curated/region-names.json";

export const regionNameRow = v.strictObject({ id: v.number(), name: nameText });
