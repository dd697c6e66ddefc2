/**
 * Cleans a name of the source: no white space around it, inner runs of it collapsed to one space.
 *
 * @param name The name as the source spells it.
 */
export function cleanName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}
