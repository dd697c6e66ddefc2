import * as v from "valibot";
import { integerText } from "../../read/values.js";

const subLevel = v.exactOptional(integerText(1));

/** The attributes of what counts at some steps of an enchant route. */
export const subLevels = { subLevel, fromSubLevel: subLevel, toSubLevel: subLevel };

/** The first sub-level of route 1 is 1001, that of route 2 is 2001. */
const ROUTE = 1000;

/** Returns the route and the steps of sub-levels, `undefined` without them; those that are not of one route are of route 0, which no skill has. */
export function stepsIn({
  subLevel: only = 0,
  fromSubLevel: from = only,
  toSubLevel: to = only,
}: {
  readonly subLevel?: number;
  readonly fromSubLevel?: number;
  readonly toSubLevel?: number;
}): { readonly route: number; readonly first: number; readonly last: number } | undefined {
  if (from === 0 && to === 0) return undefined;
  const [route, other] = [Math.trunc(from / ROUTE), Math.trunc(to / ROUTE)];
  return { route: route === other ? route : 0, first: from % ROUTE, last: to % ROUTE };
}
