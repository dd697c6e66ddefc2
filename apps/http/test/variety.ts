/** Describes the form of a value: which fields its objects have, what is null, which lists are empty, which kinds of numbers. */
function* formsOf(value: unknown, at: string): Generator<string> {
  if (value === null) yield `${at} null`;
  if (typeof value === "number") yield `${at} ${Number.isInteger(value) ? "whole" : "broken"} ${Math.sign(value)}`;
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (value.length === 0) yield `${at} empty`;
    for (const element of value) yield* formsOf(element, `${at}[]`);
    return;
  }
  const names = Object.keys(value);
  yield `${at}{${names.join()}}`;
  for (const [name, inner] of Object.entries(value)) yield* formsOf(inner, `${at}.${name}`);
}

/** Gives what a call gives; nothing when it throws. */
function valueOrNothing<Value>(give: () => Value): Value | undefined {
  try {
    return give();
  } catch {
    return undefined;
  }
}

/**
 * Chooses ids so that every form that a resource takes anywhere is among them, and the first and the last.
 *
 * @param ids The ids of all records.
 * @param get Gives the resource; an id for which it throws is not chosen.
 */
export function variousIds(ids: readonly number[], get: (id: number) => unknown): readonly number[] {
  const seen = new Set<string>();
  return ids.filter((id, index) => {
    const forms = [
      ...formsOf(
        valueOrNothing(() => get(id)),
        "",
      ),
    ];
    const isNew = forms.some((form) => !seen.has(form));
    for (const form of forms) seen.add(form);
    return isNew || (forms.length > 0 && (index === 0 || index === ids.length - 1));
  });
}
