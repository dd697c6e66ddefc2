import type { LocationId, RegionId } from "@gamedata/schema";
import { readIdFilter } from "../query/id.js";
import type { QueryParams } from "../query/query-params.js";

/** Where the NPCs of a list must spawn at least once; of both, in each. */
export interface AreaQuery {
  /** The id of a location; one that names nothing finds nothing. */
  readonly location?: LocationId | undefined;
  /** The id of a region; one that names nothing finds nothing. */
  readonly region?: RegionId | undefined;
}

/**
 * Parses the parameters `location` and `region`.
 *
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER` when one is no id.
 */
export function parseAreaQuery(params: QueryParams): AreaQuery {
  return { location: readIdFilter(params, "location", 1), region: readIdFilter(params, "region", 0) };
}
