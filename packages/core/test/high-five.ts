import { highFive } from "@gamedata/high-five";
import { type Catalog, createCatalog } from "../src/index.js";

export const highFiveCatalog: Catalog = createCatalog(highFive);
