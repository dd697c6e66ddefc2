import * as v from "valibot";
import { DEFAULT_LIMIT, nameText, pageEntries, sortBy } from "./input.js";
import { levelEntries } from "./number-ranges.js";

/** The input of a list that has pages, a search by name, filters and orders. */
export const listInput = <const Key extends string, Filters extends v.ObjectEntries>(
  sortKeys: readonly Key[],
  filters: Filters,
) => v.object({ ...pageEntries(DEFAULT_LIMIT), q: nameText(), ...filters, sort: sortBy(sortKeys) });

/** The input of a list that can also be filtered by level, and sorted by id, name and level. */
export const levelListInput = <Filters extends v.ObjectEntries>(filters: Filters) =>
  listInput(["id", "name", "level"], { ...levelEntries(), ...filters });
