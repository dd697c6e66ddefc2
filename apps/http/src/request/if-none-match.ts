const entityTag = /"[^"]*"/g;

/**
 * Returns whether an `If-None-Match` header (`*` or a list of entity tags) contains an entity tag, given with its
 * quotes. Weak tags match too (RFC 9110, section 13.1.2).
 */
export function matchesEntityTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  for (const [listed] of ifNoneMatch.matchAll(entityTag)) if (listed === etag) return true;
  return false;
}
