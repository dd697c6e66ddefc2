import { isRecord } from "../call/arguments.js";

/** Elements of a list within a row that are shown. */
const SHOWN_ELEMENTS = 5;

/**
 * Shortens a row of a list: references within it become texts of their name, number of pieces and level (`3 Stem`, `Orc (level 9)`),
 * lists within it show their first elements, and what is null or false is left out.
 */
export function briefRow<Row>(row: Row): Row;
export function briefRow(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const said = Object.entries(row).filter(([, value]) => value !== null && value !== false);
  return Object.fromEntries(said.map(([key, value]) => [key, briefValue(value)]));
}

function briefValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shown = value.slice(0, SHOWN_ELEMENTS).map(briefElement);
    return value.length > shown.length ? [...shown, `and ${value.length - shown.length} more`] : shown;
  }
  return isRecord(value) ? (textOf(value) ?? briefRow(value)) : value;
}

/** Shortens an element of a list within a row: it is the record that it is about, its first value. */
function briefElement(element: unknown): unknown {
  const [first] = isRecord(element) ? Object.values(element) : [];
  return (isRecord(first) ? textOf(first) : undefined) ?? briefValue(element);
}

/** Returns the text of a record with a name and without records or lists of its own. */
function textOf(record: Readonly<Record<string, unknown>>): string | undefined {
  const { name, itemName = name, count, level } = record;
  const isFlat = Object.values(record).every((value) => value === null || typeof value !== "object");
  if (typeof itemName !== "string" || !isFlat) return undefined;
  const pieces = typeof count === "number" ? `${count} ` : "";
  return `${pieces}${itemName}${typeof level === "number" ? ` (level ${level})` : ""}`;
}
