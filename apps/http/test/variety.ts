/** Remembers the form of a value: which fields its objects have, what is null, which lists are empty, which kinds of numbers. Tells whether any is new. */
function isNewForm(value: unknown, at: string, seen: Set<string>): boolean {
  const before = seen.size;
  if (value === null) seen.add(`${at} null`);
  else if (typeof value === "number")
    seen.add(`${at} ${Number.isInteger(value) ? "whole" : "broken"} ${Math.sign(value)}`);
  else if (Array.isArray(value)) {
    if (value.length === 0) seen.add(`${at} empty`);
    const inside = `${at}[]`;
    for (const element of value) isNewForm(element, inside, seen);
  } else if (typeof value === "object") {
    seen.add(`${at}{${Object.keys(value).join()}}`);
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== "string") isNewForm(inner, `${at}.${name}`, seen);
    }
  }
  return seen.size > before;
}

/** Chooses ids so that every form that a resource takes anywhere is among them, and the first and the last; none for which `get` throws. */
export function variousIds(ids: readonly number[], get: (id: number) => unknown): readonly number[] {
  const seen = new Set<string>();
  return ids.filter((id, index) => {
    try {
      return isNewForm(get(id), "", seen) || index === 0 || index === ids.length - 1;
    } catch {
      return false;
    }
  });
}
