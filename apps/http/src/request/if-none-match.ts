const entityTag = /"[^"]*"/g;

/**
 * Tells whether an `If-None-Match` header names an entity tag; weak forms match too, as RFC 9110 asks for this header.
 *
 * @param ifNoneMatch The header's value: `*`, or a list of entity tags.
 * @param etag The entity tag of the response, quotes included.
 */
export function matchesEntityTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  for (const [listed] of ifNoneMatch.matchAll(entityTag)) if (listed === etag) return true;
  return false;
}
