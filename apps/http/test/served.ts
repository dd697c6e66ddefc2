import { type Catalog, createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";

/** The real data set, made ready once for a test file. */
export const catalog: Catalog = createCatalog(interlude);
