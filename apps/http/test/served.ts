import { type Catalog, createCatalog } from "@gamedata/core";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";

/** The real data set, made ready once for the test files of all packages that a process runs. */
export const catalog: Catalog = createCatalog(interlude);

export const highFiveCatalog: Catalog = createCatalog(highFive);
