import type * as v from "valibot";
import type { Place, Report } from "../diagnostic.js";

/** What valibot says by default starts so; a schema's own message says what is allowed instead. */
const DEFAULT_MESSAGE = "Invalid ";

function expectedBy(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === "never") return "no such key";
  return issue.message.startsWith(DEFAULT_MESSAGE) ? (issue.expected ?? issue.message) : issue.message;
}

const receivedBy = (issue: v.BaseIssue<unknown>) => (issue.received === "undefined" ? "nothing" : issue.received);

/**
 * Reports each fault that a schema found in a value.
 *
 * @param report The report.
 * @param place The spot of the value, or of each of its keys.
 * @param subject The name of the value, for example `<item>`.
 * @param issues The issues of the schema.
 */
export function reportIssues(
  report: Report,
  place: Place | ((key: string) => Place),
  subject: string,
  issues: readonly v.BaseIssue<unknown>[],
): void {
  for (const issue of issues) {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const spot = typeof place === "function" ? place(keys[0] ?? "") : place;
    report.error(spot, [subject, ...keys].join(" "), expectedBy(issue), receivedBy(issue));
  }
}
