import { expectedBy, receivedBy } from "@gamedata/program";
import type * as v from "valibot";
import type { Place, Report } from "../diagnostic.js";

/**
 * Reports each issue of a schema as an error.
 *
 * @param place The place of the value, or a function that returns the place of one of its keys.
 * @param subject The name of the value, for example `<item>`.
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
