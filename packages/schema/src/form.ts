import * as v from "valibot";

/**
 * A described object that refuses unknown fields.
 *
 * @param entries The fields; a function that returns them where they include those of another schema, since a bundler
 *   cannot drop an unused schema whose fields are spread outside a function.
 */
export function closedObject<const Entries extends v.ObjectEntries>(
  description: string,
  entries: Entries | (() => Entries),
) {
  return v.pipe(v.strictObject(typeof entries === "function" ? entries() : entries), v.description(description));
}

/** A list with at least one element. */
export function filledList<const Element extends v.GenericSchema>(element: Element) {
  return v.pipe(v.array(element), v.minLength(1));
}

/** A list with at least one element, or a missing field. */
export function optionalList<const Element extends v.GenericSchema>(element: Element) {
  return v.exactOptional(filledList(element));
}
