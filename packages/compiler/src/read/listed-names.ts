import type * as v from "valibot";
import type { ElementKind } from "./inventory.js";
import { meantName } from "./name.js";

/** A schema that converts named texts, such as the attributes of an element, to values. */
export type TextSchema = v.GenericSchema<{ [Key in string]?: string | undefined }, unknown>;

/** The entries of a schema by their names. */
export const entriesOf = (schema: object): object =>
  "entries" in schema && typeof schema.entries === "object" && schema.entries !== null ? schema.entries : {};

/** Whether a schema reads further names than it lists. */
function hasRest(schema: TextSchema): boolean {
  const rest = "rest" in schema ? schema.rest : undefined;
  return typeof rest === "object" && rest !== null && "type" in rest && rest.type !== "never";
}

/** Whether a schema refuses names that it does not list. */
export const isClosed = (schema: TextSchema): boolean =>
  schema.type === "strict_object" || (schema.type === "object_with_rest" && !hasRest(schema));

/**
 * Marks the names that a schema reads, once for each kind and schema.
 *
 * @param names The names of the texts to read, which a schema with a rule for further names reads all.
 */
export function markRead(
  kind: ElementKind,
  schema: TextSchema,
  fieldOf: ElementKind["attribute"],
  names: readonly string[],
): void {
  if (kind.schemas.has(schema)) return;
  kind.schemas.add(schema);
  if (hasRest(schema)) for (const name of names) fieldOf(name).isRead = true;
  for (const name of Object.keys(entriesOf(schema))) fieldOf(name).isRead = true;
}

/**
 * Returns named texts by the names of a schema, in whatever spelling the source writes them, without those on the list of unread names, unless
 * the schema has them.
 */
export function namedFor(
  texts: Readonly<Record<string, string>>,
  schema: TextSchema,
  fieldOf: ElementKind["attribute"],
): Readonly<Record<string, string>> {
  const entries = entriesOf(schema);
  const isOther = (name: string) => !Object.hasOwn(entries, name);
  if (!Object.keys(texts).some(isOther)) return texts;
  const known = Object.keys(entries).filter((name) => !Object.hasOwn(texts, name));
  const named = Object.entries(texts).flatMap(([name, text]): readonly (readonly [string, string])[] => {
    if (!isOther(name)) return [[name, text]];
    const field = fieldOf(name);
    if (field.reason !== undefined) return [];
    const meant = meantName(name, known);
    if (meant !== undefined) field.isRead = true;
    return [[meant ?? name, text]];
  });
  return Object.fromEntries(named);
}

/** Whether every text has a known name, in whatever spelling, or one on the list of unread names. */
export function areKnown(
  texts: Readonly<Record<string, unknown>>,
  known: readonly string[],
  fieldOf: ElementKind["attribute"],
): boolean {
  return Object.keys(texts).every((name) => meantName(name, known) !== undefined || fieldOf(name).reason !== undefined);
}
