import { derived } from "../catalog/derived.js";
import { indexBy } from "../rows/index-by.js";

/** The categories of classes and NPCs by name. */
export const categoriesByName = derived(({ dataset }) => indexBy(dataset.categories, ({ name }) => name));
