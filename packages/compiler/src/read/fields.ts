import * as v from "valibot";

type Text = v.GenericSchema<string, unknown>;

/**
 * The schema of the text of a field, and the names that the source has for it where these are others; of several the first that is stated
 * counts, so that each of them may be missing, and none has a default.
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

/**
 * The attributes of an element whose meaning a name that is not known could change, such as a chance in another spelling: with one, all of
 * them are left out where the record is read as a whole.
 */
export const exactObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.objectWithRest(entries, v.never("a known name"));

/** The schema of texts of which there may be others, such as columns, by the fields that they are. */
export const openFields = <const Some extends Fields>(some: Some) => schemaOf(some, v.object);

/** The schema of texts of which there are no others, by the fields that they are. */
export const closedFields = <const Some extends Fields>(some: Some) => schemaOf(some, v.strictObject);

/** The schema of `exactObject`, by the fields that the attributes are. */
export const exactFields = <const Some extends Fields>(some: Some) => schemaOf(some, exactObject);
