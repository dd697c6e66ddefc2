import type { Immutable } from "@gamedata/schema";
import type * as v from "valibot";

/** The schema of a record: a closed object, whose fields can be chosen among. */
export type RecordSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** A record that a schema describes. */
export type RecordOf<Schema extends RecordSchema> = Immutable<v.InferOutput<Schema>> &
  Readonly<Record<string, unknown>>;
