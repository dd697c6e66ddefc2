import { derived } from "../catalog/derived.js";
import { indexById } from "../rows/index-by.js";

/** Clan halls by id. */
export const clanHallIndex = derived(({ dataset }) => indexById(dataset.clanHalls, ({ id }) => id));
