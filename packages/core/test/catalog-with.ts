import { datasetWith } from "@gamedata/fixtures";
import { type Catalog, createCatalog } from "../src/index.js";

/** Makes a catalog of an invented chronicle that holds the rows given, and nothing else. */
export const catalogWith = (tables: Parameters<typeof datasetWith>[0]): Catalog => createCatalog(datasetWith(tables));
