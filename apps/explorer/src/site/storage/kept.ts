import { signal } from "@preact/signals";

/** Where something is kept: in this browser, or in this tab. */
type Place = "localStorage" | "sessionStorage";

/** Counts the changes of what is kept, so that what shows it is rendered again. */
const changes = signal(0);

/** What could not be kept, because storage is forbidden: it is there until the page is closed. */
const unkept = new Map<string, string>();

// Another tab of the site has kept something.
addEventListener("storage", () => {
  changes.value += 1;
});

/** Returns what is kept under a name; `undefined` for nothing, and for anything that is not JSON. */
export function readKept(name: string, place: Place = "localStorage"): unknown {
  changes.value;
  try {
    return JSON.parse(unkept.get(name) ?? globalThis[place].getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the fields of what is kept under a name whose values are valid; none if it is no object. */
export function readKeptFields<Value>(
  name: string,
  isValid: (value: unknown, field: string) => value is Value,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(readKept(name) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isValid(entry[1], entry[0])));
}

/** Returns the numbers that are kept under a name, by id. */
export const readKeptNumbers = (name: string): Readonly<Record<string, number>> =>
  readKeptFields(name, (value) => typeof value === "number");

/** Keeps a value; where storage is forbidden, it is lost when the page is closed. */
export function keep(name: string, value: unknown, place: Place = "localStorage"): void {
  const text = JSON.stringify(value);
  try {
    globalThis[place].setItem(name, text);
  } catch {
    unkept.set(name, text);
  }
  changes.value += 1;
}
