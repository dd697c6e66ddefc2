import { isListParameter, type QueryParams } from "@gamedata/core/parse";
import type * as v from "valibot";

/** The end of the name under which some clients send the values of a list: `ids[]=57&ids[]=1`. */
const LIST_SUFFIX = "[]";

/**
 * Reads the parameters of a route from a query. The values of a list are joined, in the order given: `ids=57,1`,
 * `ids=57&ids=1` and `ids[]=57&ids[]=1` are equal. Of any other repeated parameter the first value counts. Parameters
 * that the route does not have are ignored.
 *
 * @param query The text after the question mark.
 */
export function readQuery(query: string, parameters: Readonly<Record<string, v.GenericSchema>>): QueryParams {
  const values: Record<string, string> = {};
  if (query === "") return values;
  for (const [written, value] of new URLSearchParams(query)) {
    const name = written.endsWith(LIST_SUFFIX) ? written.slice(0, -LIST_SUFFIX.length) : written;
    const schema = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (schema === undefined) continue;
    if (isListParameter(schema)) values[name] = joined(values[name], value);
    else if (name === written) values[name] ??= value;
  }
  return values;
}

/** Joins two texts of values; an empty one counts as absent. */
function joined(before: string | undefined, value: string): string {
  return before && value ? `${before},${value}` : before || value;
}
