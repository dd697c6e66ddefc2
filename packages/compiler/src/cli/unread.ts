import type { UnreadName } from "../read/inventory.js";

/** Describes the names of a source that were not read, one line for each, with its count and the reason; without one, also which files. */
export function describeUnread(names: readonly UnreadName[]): readonly string[] {
  return names.map(({ source, name, count, files, reason }) => {
    const what = name === undefined ? `${count} files` : `${name}, ${count} times`;
    return `${source}: not read: ${what}: ${reason ?? ["unknown", ...(files ?? [])].join(" ")}`;
  });
}
