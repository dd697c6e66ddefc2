import type { ListMeta } from "@gamedata/schema";
import type { ResponseHeaders } from "../protocol/headers.js";

/** What a reference to another page does not keep of the request. */
const REPLACED: ReadonlySet<string> = new Set(["id", "limit", "offset"]);

/**
 * Makes the `Link` header of a page (RFC 8288): relative references to the first, previous, next and last page, as far as
 * they exist, with every other parameter of the route kept. An empty list has no pages.
 *
 * @param asked What was asked for, by the names of the parameters.
 * @param meta Where the page lies.
 */
export function pageLinks(
  asked: Readonly<Record<string, unknown>>,
  { total, limit, offset }: ListMeta,
): ResponseHeaders {
  if (total === 0) return {};
  const last = Math.floor((total - 1) / limit) * limit;
  const pages: Readonly<Record<string, number | undefined>> = {
    first: 0,
    prev: offset === 0 ? undefined : offset >= total ? last : Math.max(offset - limit, 0),
    next: offset + limit < total ? offset + limit : undefined,
    last,
  };
  const query = queryText(asked, limit);
  const links = Object.entries(pages).flatMap(([relation, page]) =>
    page === undefined ? [] : `<?${query}&offset=${page}>; rel="${relation}"`,
  );
  return { link: links.join(", ") };
}

/** Writes what every page of a list is asked with; the id is in the path already. */
function queryText(asked: Readonly<Record<string, unknown>>, limit: number): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    // A list becomes text with commas between its values.
    if (value !== undefined && !REPLACED.has(name)) text.append(name, String(value));
  }
  text.append("limit", String(limit));
  return text.toString();
}
