import { expectedBy, receivedBy } from "@gamedata/program";
import * as v from "valibot";
import type { Report, SourcePosition } from "../diagnostic.js";
import { entriesOf } from "./listed-names.js";

/**
 * Parses a record. Where losses are accepted, optional values that are invalid are reported and left out; of a record that is read as a whole
 * (`isWhole`), only names that the schema does not have. An invalid value never becomes its default: such a record is left out.
 *
 * @param position The position of the record, or a function that returns the position of one of its keys.
 * @param subject The name of the record, for example `<item>`.
 * @returns `undefined` for a record that stays invalid.
 */
export function parseRecord<Output>(
  report: Report,
  position: SourcePosition | ((key: string) => SourcePosition),
  subject: string,
  schema: v.GenericSchema<never, Output> | v.GenericSchema<unknown, Output>,
  record: object,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Output | undefined {
  const open: v.GenericSchema<unknown, Output> = schema;
  let result = v.safeParse(open, record);
  if (result.success) return result.output;
  reportIssues(report, position, subject, result.issues);
  const areValuesValid = result.issues.every(isUnknownName);
  if (report.isStrict || (isWhole && !areValuesValid)) return undefined;
  let rest: unknown = record;
  const names: Key[] = [];
  for (let attempt = 0; attempt < Object.keys(record).length + DEEPEST; attempt += 1) {
    for (const path of pathsToLeaveOut(result.issues)) {
      rest = without(rest, path);
      names.push(...path.slice(0, 1));
    }
    result = v.safeParse(open, rest);
    if (result.success) {
      if (isObject(result.output)) markUnread(result.output, names);
      return !areValuesValid && takesDefault(schema, rest) ? undefined : result.output;
    }
    // A schema names the first of the names that it does not have, and the others once that one is left out.
    reportIssues(report, position, subject, result.issues.filter(isUnknownName));
  }
  return undefined;
}

/** The names of the values in records that could not be read. */
const unread = new WeakMap<object, readonly Key[]>();

/** Notes values of a record that could not be read. */
export const markUnread = (record: object, names: readonly Key[]): void => {
  if (names.length > 0) unread.set(record, [...(unread.get(record) ?? []), ...names]);
};

/** Whether the value of one of some names is missing since it could not be read: then it does not have its default. */
export const isUnread = (record: object | undefined, ...names: readonly string[]): boolean =>
  record !== undefined && (unread.get(record)?.some((name) => names.some((one) => one === name)) ?? false);

/** Marks in a record what could not be read of the records that it is made of, and returns it. */
export function withUnreadOf<Made extends object>(made: Made, ...from: readonly (object | undefined)[]): Made {
  markUnread(
    made,
    from.flatMap((record) => (record && unread.get(record)) ?? []),
  );
  return made;
}

/** Whether a schema would add a default to a record. */
const takesDefault = (schema: object, record: unknown) =>
  Object.entries(entriesOf(schema)).some(
    ([name, entry]: [string, { readonly default?: unknown }]) =>
      entry.default !== undefined && !(isObject(record) && Object.hasOwn(record, name)),
  );

/** How deep values are in each other at most: when one is left out that the value around it needs, that one is left out, too. */
const DEEPEST = 6;

type Key = string | number;

/** Whether an issue is about a name that its schema does not have. */
const isUnknownName = ({ type, expected }: v.BaseIssue<unknown>) => type === "strict_object" && expected === "never";

/** Returns the paths of the invalid values, the last elements of lists first; of a missing value that of its parent. */
function pathsToLeaveOut(issues: readonly v.BaseIssue<unknown>[]): readonly (readonly Key[])[] {
  return issues
    .map(({ path = [], input }) => {
      const keys = path.map(({ key }) => (typeof key === "number" ? key : String(key)));
      return input === undefined ? keys.slice(0, -1) : keys;
    })
    .filter((keys) => keys.length > 0)
    .toReversed();
}

const isObject = (value: unknown): value is Readonly<Record<Key, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns a value without what is at a path. */
function without(value: unknown, [key, ...rest]: readonly Key[]): unknown {
  if (key === undefined || !isObject(value)) return value;
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== key)
      : value.map((element: unknown, index) => (index === key ? without(element, rest) : element));
  }
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

/** Returns the value that an issue is about; of a text that has been split, the parts with commas between them. */
function receivedOf(issue: v.BaseIssue<unknown>): string {
  const { input, received } = issue;
  const isText = Array.isArray(input) && input.every((part) => typeof part === "string");
  return isText && received === "Array" ? JSON.stringify(input.join(",")) : receivedBy(issue);
}

/**
 * Reports each issue of a schema as an error.
 *
 * @param position The position of the value, or a function that returns the position of one of its keys.
 * @param subject The name of the value, for example `<item>`.
 */
export function reportIssues(
  report: Report,
  position: SourcePosition | ((key: string) => SourcePosition),
  subject: string,
  issues: readonly v.BaseIssue<unknown>[],
): void {
  for (const issue of issues) {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const spot = typeof position === "function" ? position(keys[0] ?? "") : position;
    report.error(spot, [subject, ...keys].join(" "), expectedBy(issue), receivedOf(issue));
  }
}
