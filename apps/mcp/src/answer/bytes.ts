const encoder = new TextEncoder();

/** The bytes of a comma between two rows. */
export const SEPARATOR_BYTES = 1;

/** Returns the length of a value's JSON in bytes of UTF-8. */
export function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
