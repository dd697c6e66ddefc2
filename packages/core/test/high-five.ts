import { highFive } from "@gamedata/high-five";
import { type Catalog, createCatalog } from "../src/index.js";

/** The data set of the second chronicle, ready for queries; shared by the tests that only read it. */
export const highFiveCatalog: Catalog = createCatalog(highFive);
