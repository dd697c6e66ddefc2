/** White space that is not a single space; most names have none, and finding that out is cheaper than replacing it. */
const IRREGULAR_SPACE = /\s\s|[^\S ]/u;

/**
 * Cleans a name of the source: no white space around it, inner runs of it collapsed to one space.
 *
 * @param name The name as the source spells it.
 */
export function cleanName(name: string): string {
  const trimmed = name.trim();
  return IRREGULAR_SPACE.test(trimmed) ? trimmed.replace(/\s+/gu, " ") : trimmed;
}
