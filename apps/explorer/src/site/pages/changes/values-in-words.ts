import { ABSENT, decimal, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";

/** The most elements of a list that are written. */
const MOST_ELEMENTS = 12;

const isId = (name: string) => /^id$|Ids?$/.test(name);

/** Writes the name of a field of a table: `P. Atk.`, `Crystal count`. */
export function fieldInWords(name: string): string {
  const { word } = termOf("field", name);
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * Writes a value of a table, whatever it is: `48,800,000`, `id 4021, level 1; id 4045, level 1`.
 *
 * @param name The name of its field.
 */
export function valueInWords(name: string, value: unknown): string {
  if (value === null || value === undefined) return ABSENT;
  if (typeof value === "number") return isId(name) ? String(value) : decimal(value);
  if (typeof value === "boolean") return value ? words().lists.yes : words().lists.no;
  if (Array.isArray(value)) return listInWords(name, value);
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([part, one]) => `${termOf("field", part).word} ${valueInWords(part, one)}`)
    .join(", ");
}

function listInWords(name: string, list: readonly unknown[]): string {
  const shown = list.slice(0, MOST_ELEMENTS).map((one) => valueInWords(name, one));
  const isOfObjects = list.some((one) => typeof one === "object");
  const more = list.length - shown.length;
  return [...shown, ...(more > 0 ? [words().parts.more(whole(more))] : [])].join(isOfObjects ? "; " : ", ");
}
