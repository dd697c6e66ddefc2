import type { Bulk } from "@gamedata/schema";
import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "./id.js";
import { type QueryParams, readText } from "./query-params.js";

/** Ids in one request at most, each counted once. */
export const MAXIMUM_IDS = 200;

/** Stands between the ids in a query string. */
const SEPARATOR = ",";

const PARAMETER = "ids";

/**
 * Parses the parameter `ids`: ids as in a path, separated by commas.
 *
 * @param params The untrusted parameters.
 * @param minimum The smallest id of its kind.
 * @param others The parameters of the list, none of which goes together with ids.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_PARAMETER` beside one of the others and for more than 200 ids, `INVALID_ID` for what is
 * no id.
 */
export function parseIds(
  params: QueryParams,
  minimum: 0 | 1,
  others: readonly string[] = [],
): readonly number[] | undefined {
  const text = readText(params, PARAMETER);
  if (text === undefined) return undefined;
  for (const other of others) {
    const value = readText(params, other);
    if (value !== undefined) throw invalid(other, value, "left out where ids are given");
  }
  return bounded(text.split(SEPARATOR).map((id) => parseId(id, minimum, PARAMETER)));
}

/**
 * Gives the records that ids name, in the order asked for, each once; ids that name nothing are listed as missing.
 *
 * @param ids The ids, of any content at run time.
 * @param minimum The smallest id of its kind.
 * @param find The function that finds a record by its id.
 * @param show The function that turns a record into what the answer shows.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for what is no list of 200 ids at most.
 */
export function bulkOf<Found, Shown>(
  ids: readonly number[],
  minimum: 0 | 1,
  find: (id: number) => Found | undefined,
  show: (found: Found) => Shown,
): Bulk<Shown> {
  if (!Array.isArray(ids)) throw invalid(PARAMETER, ids, "a list of ids");
  const found = new Set<Found>();
  const missing: number[] = [];
  for (const id of bounded(ids.map((each: unknown) => checkId(each, minimum, PARAMETER)))) {
    const record = find(id);
    if (record === undefined) missing.push(id);
    else found.add(record);
  }
  const data = Array.from(found, show);
  const meta = { total: data.length, limit: data.length, offset: 0, missing: missing.sort((a, b) => a - b) } as const;
  return { data, meta };
}

function bounded(ids: readonly number[]): readonly number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length > MAXIMUM_IDS) {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: PARAMETER,
      value: `of ${distinct.length} ids`,
      allowed: `a list of at most ${MAXIMUM_IDS}`,
    });
  }
  return distinct;
}

function invalid(parameter: string, value: unknown, allowed: string): GameDataError {
  return new GameDataError({ code: "INVALID_PARAMETER", parameter, value: describeValue(value), allowed });
}
