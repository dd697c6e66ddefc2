import * as v from "valibot";

/** A described object that refuses unknown fields. */
/* @__NO_SIDE_EFFECTS__ */
export function closedObject<const Entries extends v.ObjectEntries>(description: string, entries: Entries) {
  return v.pipe(v.strictObject(entries), v.description(description));
}

/** A list with at least one element. */
/* @__NO_SIDE_EFFECTS__ */
export function filledList<const Element extends v.GenericSchema>(element: Element) {
  return v.pipe(v.array(element), v.minLength(1));
}

/** A list with at least one element, or a missing field. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalList<const Element extends v.GenericSchema>(element: Element) {
  return v.exactOptional(filledList(element));
}
