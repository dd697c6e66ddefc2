import { signal } from "@preact/signals";

/** Counts the changes of what is kept, so that what shows it is rendered again. */
const changes = signal(0);

// Another tab of the site has kept something.
addEventListener("storage", () => {
  changes.value += 1;
});

/** Returns what this browser keeps under a name; `undefined` for nothing, and where storage is forbidden or holds anything else. */
export function readKept(name: string): unknown {
  changes.value;
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser; where storage is forbidden, it is lost when the page is closed. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The site works without storage.
  }
  changes.value += 1;
}
