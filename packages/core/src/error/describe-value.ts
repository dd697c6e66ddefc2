/** The maximum number of characters of a text value in an error message. */
const SHOWN_CHARACTERS = 40;

/** Formats a value for an error message: text is quoted and shortened, objects are named by their type. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") {
    const shown = JSON.stringify(value.slice(0, SHOWN_CHARACTERS));
    return value.length > SHOWN_CHARACTERS ? `${shown}…` : shown;
  }
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (value === null || value === undefined || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "an array" : `a value of type ${typeof value}`;
}
