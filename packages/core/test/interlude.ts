import { interlude } from "@gamedata/interlude";
import { type Catalog, createCatalog } from "../src/index.js";

/** The real data set, ready for queries; shared by the tests that only read it. */
export const catalog: Catalog = createCatalog(interlude);
