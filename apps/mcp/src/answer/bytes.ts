const encoder = new TextEncoder();

/** The bytes of a comma between two rows. */
export const SEPARATOR_BYTES = 1;

const ascii = /^[\x20-\x7e]*$/u;

/** Returns the length of a text in bytes of UTF-8. */
export const utf8Length = (text: string): number => (ascii.test(text) ? text.length : encoder.encode(text).length);

/** Returns the length of a value's JSON in bytes of UTF-8. */
export const bytesOf = (value: unknown): number => utf8Length(JSON.stringify(value));
