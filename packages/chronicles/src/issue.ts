import * as v from "valibot";

/** Formats the first issue of a failed validation: the path of the value, if it has one, and the message. */
export function issueOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
