import { type RecordSchema, selectFields } from "@gamedata/core";
import { isRecord } from "@gamedata/rules";
import { type ResourceName, resources } from "@gamedata/schema";
import { compact, ICON } from "../answer/compact.js";
import { type Arguments, readFields } from "../call/arguments.js";

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What of a record is shown. */
export interface FieldSelection {
  /** All fields if there is none. */
  readonly fields: readonly string[] | undefined;
  readonly schema: RecordSchema;
  readonly withIcons: boolean;
  /** The values of the detail that a row shows, too. */
  readonly values: readonly string[];
}

/**
 * Reads the argument `fields`. Images that it names are shown in the records of lists, too.
 *
 * @param resource The resource that the fields are of.
 * @param values Values of the detail that `fields` may name, too.
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is not a list of texts.
 */
export function selectionOf(resource: ResourceName, args: Arguments, values: readonly string[] = []): FieldSelection {
  const named = readFields(args);
  const withIcons = named?.includes(ICON) === true;
  const entries: Readonly<Record<string, unknown>> = resources[resource].entries;
  const fields = named?.filter((field) => field !== ICON || Object.hasOwn(entries, ICON));
  const known = Object.fromEntries(values.map((name) => [name, undefined]));
  return {
    fields: fields?.length === 0 ? undefined : fields,
    schema: { entries: { ...entries, ...known } },
    withIcons,
    values,
  };
}

/**
 * Returns what of a record is shown, in short.
 *
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field.
 */
export function select(record: JsonObject, { fields, schema, withIcons }: FieldSelection): JsonObject {
  const selected = fields === undefined ? record : selectFields(record, schema, fields);
  return recordOf(compact(selected, withIcons));
}

/** Returns a value that is a record; any other one is a bug. */
export function recordOf(value: unknown): JsonObject {
  if (isRecord(value)) return value;
  throw new Error("A query returned a value that is no record.");
}
