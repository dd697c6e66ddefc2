import { searchText } from "@gamedata/rules";
import { searchType } from "@gamedata/schema";
import type { NameMatches } from "@gamedata/schema/types";
import * as v from "valibot";
import { derived } from "../catalog/catalog.js";
import type { FindByNameQuery } from "../generated/queries.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless } from "../query/input.js";
import type { RequiredQuery } from "../query/query.js";
import { findNames, findWithOneTypo } from "./find-names.js";
import { searchIndexOf } from "./search-index.js";

const MAXIMUM_CANDIDATES = 20;

const findByNameQuery = derived(() =>
  v.object({
    type: v.pipe(caseless(searchType.options), v.description("The type of the record. Case-insensitive.")),
    name: v.pipe(
      v.string(),
      v.description("The whole name. Case, accents and the kind of an apostrophe do not matter; not blank."),
      v.regex(/\S/u),
      v.transform(searchText),
    ),
  }),
);

/**
 * Finds the records of a type that have a name: all of them, by id, since several can have one name. Where none has it, `candidates`
 * lists at most 20 names that contain it, have its words or differ by one typo, in the order of a search.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * assert.deepEqual(findByName(catalog, { type: "item", name: "claymore" }).matches.map(({ id }) => id), [70]);
 * assert.equal(findByName(catalog, { type: "item", name: "claymor" }).candidates?.[0]?.name, "Claymore");
 * ```
 */
export const findByName: RequiredQuery<FindByNameQuery, NameMatches> = catalogQuery(
  { name: "findByName", shape: "part", row: "NameMatches" },
  findByNameQuery,
  (catalog, { type, name }): NameMatches => {
    const { names, resultAt } = searchIndexOf(catalog, type);
    const [whole = [], ...others] = findNames(names, name);
    const matches = whole.flatMap((position) => resultAt(position) ?? []).sort((a, b) => a.id - b.id);
    if (matches.length > 0) return { matches };
    const containing = others.flat();
    const near = containing.length > 0 ? containing : findWithOneTypo(names, name);
    const candidates = near.slice(0, MAXIMUM_CANDIDATES).flatMap((position) => resultAt(position) ?? []);
    return candidates.length > 0 ? { matches, candidates } : { matches };
  },
);
