import * as v from "valibot";

/** The schema of a described object that refuses unknown fields; declarations name it by its fields alone. */
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

/** The schema of one of several words, described; declarations name it by its words alone. */
export interface Choice<Words extends readonly (string | number)[]> extends v.PicklistSchema<Words, undefined> {
  readonly pipe: readonly [v.PicklistSchema<Words, undefined>, v.DescriptionAction<Words[number], string>];
}

/** One of several words, described. */
export function choice<const Words extends readonly (string | number)[]>(
  words: Words,
  description: string,
): Choice<Words> {
  return v.pipe(v.picklist(words), v.description(description));
}

/** The schema of a list with at least one element; declarations name it by its element alone. */
export interface FilledList<Element extends v.GenericSchema> extends v.ArraySchema<Element, undefined> {
  readonly pipe: readonly [
    v.ArraySchema<Element, undefined>,
    v.MinLengthAction<v.InferOutput<v.ArraySchema<Element, undefined>>, 1, undefined>,
  ];
}

/** A list with at least one element. */
export function filledList<const Element extends v.GenericSchema>(element: Element): FilledList<Element> {
  return v.pipe(v.array(element), v.minLength(1));
}

/** A list with at least one element, or a missing field. */
export function optionalList<const Element extends v.GenericSchema>(
  element: Element,
): v.ExactOptionalSchema<FilledList<Element>, undefined> {
  return v.exactOptional(filledList(element));
}

/** The schema of a described list; declarations name it by its element alone. */
export interface DescribedList<Element extends v.GenericSchema> extends v.ArraySchema<Element, undefined> {
  readonly pipe: readonly [
    v.ArraySchema<Element, undefined>,
    v.DescriptionAction<v.InferOutput<v.ArraySchema<Element, undefined>>, string>,
  ];
}

/** A described list. */
export function describedList<const Element extends v.GenericSchema>(
  element: Element,
  description: string,
): DescribedList<Element> {
  return v.pipe(v.array(element), v.description(description));
}
