import { derived } from "../catalog/derived.js";
import { indexById } from "../rows/index-by.js";

/** Multisells by id. */
export const multisellIndex = derived(({ dataset }) => indexById(dataset.multisells, ({ id }) => id));
