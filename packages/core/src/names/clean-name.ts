/** White space other than single spaces. Most names have none, and the test is faster than the replacement. */
const IRREGULAR_SPACE = /\s\s|[^\S ]/u;

/** Cleans a name of the source: trims it and collapses white space to single spaces. */
export function cleanName(name: string): string {
  const trimmed = name.trim();
  return IRREGULAR_SPACE.test(trimmed) ? trimmed.replace(/\s+/gu, " ") : trimmed;
}
