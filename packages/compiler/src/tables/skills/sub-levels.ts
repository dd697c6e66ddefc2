import * as v from "valibot";
import { integerText } from "../../read/values.js";

const subLevel = v.exactOptional(integerText(1));

/** The attributes of an element that counts at some steps of an enchant route only. */
export const subLevels = { subLevel, fromSubLevel: subLevel, toSubLevel: subLevel };

/** The first sub-level of route 1 is 1001, that of route 2 is 2001. */
const ROUTE = 1000;

interface SubLevels {
  readonly subLevel?: number;
  readonly fromSubLevel?: number;
  readonly toSubLevel?: number;
}

interface Steps {
  readonly first: number;
  readonly last: number;
}

/** Returns the first and the last sub-level of an element; `undefined` where it states none. */
function rangeOf({ subLevel: only = 0, fromSubLevel: from = only, toSubLevel: to = only }: SubLevels) {
  return from === 0 && to === 0 ? undefined : { from, to };
}

/**
 * Returns the route and the steps of the sub-levels of an element; `undefined` where it states none. The route is 0, which no skill has, where
 * they are not of one route.
 */
export function stepsIn(subLevels: SubLevels): (Steps & { readonly route: number }) | undefined {
  const range = rangeOf(subLevels);
  if (range === undefined) return undefined;
  const { from, to } = range;
  const [route, other] = [Math.trunc(from / ROUTE), Math.trunc(to / ROUTE)];
  return { route: route === other && from <= to ? route : 0, first: from % ROUTE, last: to % ROUTE };
}

/** Returns at which steps of a route an element counts: at all of them where it states no sub-levels; `undefined` for none. */
export function stepsOf(route: number, subLevels: SubLevels): Steps | undefined {
  const { from, to } = rangeOf(subLevels) ?? { from: route * ROUTE, to: (route + 1) * ROUTE };
  const [first, last] = [from - route * ROUTE, to - route * ROUTE];
  return last < 1 || first >= ROUTE ? undefined : { first, last };
}
