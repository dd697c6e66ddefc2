import * as v from "valibot";

type Text = v.GenericSchema<string, unknown>;

/**
 * The schema of the text of a field, and what the source calls it, unless that is the field's own name. Of several names the first that is
 * stated counts; their schema must allow a missing text, without a default.
 */
type Stated = Text | readonly [schema: Text, ...names: [string, ...string[]]];

/** How a source states the fields of a record. */
type Fields = Readonly<Record<string, Stated>>;

type SchemaOf<One> = One extends readonly [infer Schema, ...unknown[]] ? Schema : One;

type ValueOf<Schema> =
  Schema extends v.ExactOptionalSchema<infer Wrapped, undefined>
    ? v.InferOutput<Wrapped> | undefined
    : Schema extends Text
      ? v.InferOutput<Schema>
      : never;

/** The values of fields; those that the source does not state are not there. */
export type ValuesOf<Some extends Fields> = { readonly [Name in keyof Some]: ValueOf<SchemaOf<Some[Name]>> };

type Texts = Partial<Record<string, string>>;
type Read = Readonly<Record<string, unknown>>;

const isSchema = (stated: Stated): stated is Text => "kind" in stated;

/** Makes a schema of texts that gives their values the names of fields. */
function schemaOf<Some extends Fields>(
  some: Some,
  objectOf: (entries: Record<string, Text>) => v.GenericSchema<Texts, Read>,
): v.GenericSchema<Texts, ValuesOf<Some>> {
  const all = Object.entries(some).map(([field, stated]) => {
    const [schema, ...names] = isSchema(stated) ? [stated, field] : stated;
    return { field, schema, names };
  });
  const entries = Object.fromEntries(all.flatMap(({ names, schema }) => names.map((name) => [name, schema] as const)));
  return v.pipe(
    objectOf(entries),
    // There are many records: one object is made of each, with what is stated alone.
    v.transform((read) => {
      const values: Record<string, unknown> = {};
      for (const { field, names } of all) {
        const name = names.find((one) => read[one] !== undefined);
        if (name !== undefined) values[field] = read[name];
      }
      // Each field has the value of one of its schemas.
      return values as ValuesOf<Some>;
    }),
  );
}

/** Fields that several records have. */
export const fields = <const Some extends Fields>(some: Some): Some => some;

/** The fields in a list such as `"hp pAtk=patk|p_atk"`. */
type FieldIn<List extends string> = List extends `${infer One} ${infer Others}`
  ? FieldIn<One> | FieldIn<Others>
  : List extends `${infer Field}=${string}`
    ? Field
    : List;

/**
 * Fields that have one schema, by a list such as `"hp pAtk=patk|p_atk"`: behind `=` stands what the source calls a field, unless that is the
 * field's own name.
 */
export function fieldsNamed<Schema extends Text, const List extends string>(schema: Schema, list: List) {
  const stated = list.split(" ").map((one) => {
    const [field = "", names = field] = one.split("=");
    return [field, [schema, ...names.split("|")]];
  });
  // The list has the names of the fields, and the schema is that of each.
  return Object.fromEntries(stated) as { readonly [Field in FieldIn<List>]: readonly [Schema, string] };
}

/**
 * A schema of attributes that is invalid with a name that it does not list: this may be a misspelled one, such as a chance, without which the
 * others are not true. Read with `isWhole`, none of them counts then.
 */
export const exactObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.objectWithRest(entries, v.never("a known name"));

/** A schema that renames texts to fields, and leaves out other texts, such as further columns. */
export const openFields = <const Some extends Fields>(some: Some) => schemaOf(some, v.object);

/** A schema that renames texts to fields, and reports other texts. */
export const closedFields = <const Some extends Fields>(some: Some) => schemaOf(some, v.strictObject);

/** A schema that renames texts to fields, and is as strict as `exactObject`. */
export const exactFields = <const Some extends Fields>(some: Some) => schemaOf(some, exactObject);
