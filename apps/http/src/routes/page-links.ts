import type { ListMeta } from "@gamedata/schema";
import type { ResponseHeaders } from "../http/headers.js";

/** Parameters that links to other pages do not copy from the request. */
const REPLACED: ReadonlySet<string> = new Set(["id", "limit", "offset"]);

/**
 * Creates the `Link` header of a page (RFC 8288): relative references to the first, previous, next and last page, as
 * far as they exist, with all other parameters of the request. An empty list has no links.
 */
export function pageLinks(
  parameters: Readonly<Record<string, unknown>>,
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
  const query = queryText(parameters, limit);
  const links = Object.entries(pages).flatMap(([relation, page]) =>
    page === undefined ? [] : `<?${query}&offset=${page}>; rel="${relation}"`,
  );
  return { link: links.join(", ") };
}

/** Formats the query of all pages of a list; the id is in the path. */
function queryText(parameters: Readonly<Record<string, unknown>>, limit: number): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    // Lists become comma-separated values.
    if (value !== undefined && !REPLACED.has(name)) text.append(name, String(value));
  }
  text.append("limit", String(limit));
  return text.toString();
}
