import type { ExpectedSuccess } from "./expectation.js";
import type { Facts } from "./facts.js";
import { type AllowedPage, type AllowedQuery, queryExpectation } from "./query.js";
import type { SpecifiedRoute } from "./routes.js";
import { must } from "./violation.js";

const linkForm = /^<\?([^<>]*)>; rel="(first|prev|next|last)"$/;

/** Where each relation must lead; an empty list has no pages. */
function expectedOffsets({ limit, offset }: AllowedPage, total: number): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  if (total === 0) return offsets;
  const last = Math.floor((total - 1) / limit) * limit;
  offsets.set("first", 0);
  if (offset > 0) offsets.set("prev", offset < total ? Math.max(0, offset - limit) : last);
  if (offset + limit < total) offsets.set("next", offset + limit);
  return offsets.set("last", last);
}

/** What a query means, its offset aside, in a form that can be compared. */
function meaningOf({ filtered }: SpecifiedRoute, query: AllowedQuery | undefined, facts: Facts): string {
  const { fields, page, filter, search, parameters } = query ?? {};
  const listed = filter && filtered?.records(facts).filter(filter.isListed).length;
  return JSON.stringify([fields, page?.limit, filter?.sort, filter?.isExact, listed, search, parameters]);
}

/**
 * Checks the `Link` header of a page: that there are the relations which exist and no other, that they lead where they
 * should, and that they mean what was asked for.
 *
 * @param link The header, if there is one.
 * @param success What was asked for.
 * @param page Which page was given.
 * @param total The rows of the list.
 */
export function checkLinks(
  link: string | undefined,
  { route, query, facts }: ExpectedSuccess,
  page: AllowedPage,
  total: number,
): void {
  const links = link === undefined ? [] : link.split(", ");
  const expected = expectedOffsets(page, total);
  must(links.length === expected.size, `the links are ${link}, not ${[...expected.keys()].join(", ")}`);
  for (const [index, text] of links.entries()) {
    const [, reference = "", relation = ""] = linkForm.exec(text) ?? [];
    const { allowed } = queryExpectation(route, reference, facts);
    must(allowed?.page?.offset === expected.get(relation), `${relation || "no relation"} is ${text}`);
    // All references are made alike but for the offset.
    if (index > 0) continue;
    const meant = meaningOf(route, query, facts);
    must(meaningOf(route, allowed, facts) === meant, `${text} does not mean what was asked for`);
  }
}
