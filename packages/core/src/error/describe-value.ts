/** How much of a text value an error message repeats. */
const SHOWN_CHARACTERS = 40;

/**
 * Shows a value in an error message: text quoted, escaped and cut short, numbers as written, anything else by its kind.
 *
 * @param value The value that was passed, of any type.
 */
export function describeValue(value: unknown): string {
  if (typeof value === "string") {
    return value.length > SHOWN_CHARACTERS
      ? `${JSON.stringify(value.slice(0, SHOWN_CHARACTERS))}…`
      : JSON.stringify(value);
  }
  if (typeof value === "number") {
    return Object.is(value, -0) ? "-0" : String(value);
  }
  if (value === null || value === undefined || typeof value === "boolean") {
    return String(value);
  }
  return Array.isArray(value) ? "an array" : `a value of type ${typeof value}`;
}
