/** A fault that a schema found in a value; valibot's issues have this form. */
export interface SchemaIssue {
  readonly message: string;
  /** What the schema expects; `never` for a key that it does not have. */
  readonly expected: string | null;
  /** The rejected value, shortened; `undefined` for a missing one. */
  readonly received: string;
  /** The keys from the whole value to the rejected one. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/** Start of valibot's default messages; the custom message of a schema states what is allowed. */
const DEFAULT_MESSAGE = "Invalid ";

/** Returns what a schema expects in place of a rejected value. */
export function expectedBy({ message, expected }: SchemaIssue): string {
  if (expected === "never") return "no such key";
  return message.startsWith(DEFAULT_MESSAGE) ? (expected ?? message) : message;
}

/** Returns the rejected value for a message. */
export function receivedBy({ received }: SchemaIssue): string {
  return received === "undefined" ? "nothing" : received;
}

/** Formats a fault as a phrase: the path of the value, if it has one, and what is wrong with it. */
export function describeIssue(issue: SchemaIssue): string {
  const path = issue.path?.map(({ key }) => String(key)).join(".");
  return path === undefined ? faultOf(issue) : `${path}: ${faultOf(issue)}`;
}

function faultOf(issue: SchemaIssue): string {
  if (issue.expected === "never") return "unknown key";
  if (issue.expected === null) return issue.message;
  if (issue.received === "undefined") return "missing key";
  return `expected ${expectedBy(issue)}, received ${issue.received}`;
}
