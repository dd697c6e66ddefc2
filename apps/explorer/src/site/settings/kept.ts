/** Returns what this browser keeps under a name; `undefined` for nothing, and where storage is forbidden or holds anything else. */
export function readKept(name: string): unknown {
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
}
