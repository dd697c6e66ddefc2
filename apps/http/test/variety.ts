/** The forms that the values of one place have: which fields objects have, what is null, which lists are empty, which kinds of numbers. */
class Place {
  readonly #forms = new Set<string>();
  readonly #inner = new Map<string, Place>();

  /** Remembers the form of a value, and tells whether it is new, or one within it. */
  isNew(value: unknown): boolean {
    const before = this.#forms.size;
    const isNew = this.#forms.add(formOf(value)).size > before;
    if (typeof value !== "object" || value === null) return isNew;
    let isNewWithin = false;
    for (const [name, inner] of Object.entries(value))
      if (["object", "number"].includes(typeof inner) && this.#at(Array.isArray(value) ? "" : name).isNew(inner))
        isNewWithin = true;
    return isNew || isNewWithin;
  }

  #at(name: string): Place {
    const known = this.#inner.get(name) ?? new Place();
    this.#inner.set(name, known);
    return known;
  }
}

function formOf(value: unknown): string {
  if (typeof value === "number") return `${Number.isInteger(value) ? "whole" : "broken"} ${Math.sign(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? "empty" : "list";
  return typeof value === "object" && value !== null ? Object.keys(value).join() : String(value);
}

/** Chooses ids so that every form that a resource takes anywhere is among them, and the first and the last; none for which `get` throws. */
export function variousIds(ids: readonly number[], get: (id: number) => unknown): readonly number[] {
  const place = new Place();
  return ids.filter((id, index) => {
    try {
      return place.isNew(get(id)) || index === 0 || index === ids.length - 1;
    } catch {
      return false;
    }
  });
}
