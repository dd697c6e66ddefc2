import * as v from "valibot";

export function described<const Schema extends v.GenericSchema>(schema: Schema, description: string): Schema;
export function described(schema: v.GenericSchema, description: string): v.GenericSchema {
  return v.pipe(schema, v.description(description));
}

/** A field that may be missing, described where its name does not say all. */
export function optional<const Schema extends v.GenericSchema>(
  schema: Schema,
  description?: string,
): v.ExactOptionalSchema<Schema, undefined> {
  return v.exactOptional(description === undefined ? schema : described(schema, description));
}

/** The schema of a described object that refuses unknown fields; valibot picks no fields of a schema with a pipe. */
export interface ClosedObject<Entries extends v.ObjectEntries> extends v.StrictObjectSchema<Entries, undefined> {
  readonly pipe: readonly [
    v.StrictObjectSchema<Entries, undefined>,
    v.DescriptionAction<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>, string>,
  ];
}

/**
 * A described object that refuses unknown fields.
 *
 * @param entries The fields; a function that returns them where they include those of another schema, since a bundler
 *   cannot drop an unused schema whose fields are spread outside a function.
 */
export function closedObject<const Entries extends v.ObjectEntries>(
  description: string,
  entries: Entries | (() => Entries),
): ClosedObject<Entries> {
  return v.pipe(v.strictObject(typeof entries === "function" ? entries() : entries), v.description(description));
}

export function choice<const Words extends readonly (string | number)[]>(
  words: Words,
  description: string,
): v.PicklistSchema<Words, undefined> {
  return described(v.picklist(words), description);
}

export function filledList<const Element extends v.GenericSchema>(element: Element): v.ArraySchema<Element, undefined>;
export function filledList(element: v.GenericSchema): v.GenericSchema {
  return v.pipe(v.array(element), v.minLength(1));
}

/** A list with at least one element that may be missing, described where its name does not say all. */
export function optionalList<const Element extends v.GenericSchema>(
  element: Element,
  description?: string,
): v.ExactOptionalSchema<v.ArraySchema<Element, undefined>, undefined> {
  return optional(filledList(element), description);
}

export function describedList<const Element extends v.GenericSchema>(
  element: Element,
  description: string,
): v.ArraySchema<Element, undefined> {
  return described(v.array(element), description);
}
