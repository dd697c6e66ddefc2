import { isRecord } from "@gamedata/rules";

const encoder = new TextEncoder();

/** The bytes of a comma between two rows. */
export const SEPARATOR_BYTES = 1;

const ascii = /^[\x20-\x7e]*$/u;

/** Returns the length of a text in bytes of UTF-8. */
export const utf8Length = (text: string): number => (ascii.test(text) ? text.length : encoder.encode(text).length);

/** Returns the length of a value's JSON in bytes of UTF-8. */
export const bytesOf = (value: unknown): number => utf8Length(JSON.stringify(value));

/** The field of records that names an image. */
export const ICON = "iconFile";

/** Returns whether a field names an image, which a model cannot see: images are a tenth to a third of an answer. */
export const isIcon = (field: string): boolean => /iconFile$/iu.test(field);

/** More digits of a probability or an estimate say nothing. */
const SIGNIFICANT_DIGITS = 6;

/** Shortens a JSON value: fractions have six significant digits, and images are left out unless they are wanted. */
export function compact(value: unknown, withIcons: boolean): unknown {
  if (typeof value === "number" && !Number.isInteger(value)) return Number(value.toPrecision(SIGNIFICANT_DIGITS));
  if (Array.isArray(value)) return value.map((element: unknown) => compact(element, withIcons));
  if (!isRecord(value)) return value;
  const shown = Object.entries(value).filter(([key]) => withIcons || !isIcon(key));
  return Object.fromEntries(shown.map(([key, inner]) => [key, compact(inner, withIcons)]));
}
