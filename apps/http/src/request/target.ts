import { HttpError } from "../protocol/http-error.js";

/** The maximum length of a target, path and query together: 8 KiB. */
export const MAXIMUM_TARGET_LENGTH = 8192;

const absoluteForm = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const dotSegment = /^(?:\.|%2e){1,2}$/i;
const parentSegment = /^(?:\.|%2e){2}$/i;

/** The path and the query of a request target. */
export interface Target {
  readonly path: string;
  /** The text after the question mark; empty without one. */
  readonly query: string;
}

/** Returns the target, path and query, of a URL; a target is returned unchanged. */
export function targetOf(url: string): string {
  if (url.startsWith("/")) return url;
  const target = url.replace(absoluteForm, "");
  return target === "" || target.startsWith("?") ? `/${target}` : target;
}

/**
 * Splits a request target into path and query. Nothing is decoded: the paths of this service need no percent-encoding.
 *
 * @throws {HttpError} `URI_TOO_LONG` above 8 KiB.
 */
export function splitTarget(target: string): Target {
  if (target.length > MAXIMUM_TARGET_LENGTH) {
    const message = `The URL has ${target.length} characters; at most ${MAXIMUM_TARGET_LENGTH} are answered.`;
    throw new HttpError("URI_TOO_LONG", message);
  }
  const beforeFragment = upTo(target, "#");
  const path = upTo(beforeFragment, "?");
  return { path, query: beforeFragment.slice(path.length + 1) };
}

function upTo(text: string, mark: string): string {
  const end = text.indexOf(mark);
  return end === -1 ? text : text.slice(0, end);
}

/** Returns whether a path segment is empty, `.` or `..`, also percent-encoded. */
export function isNavigation(segment: string): boolean {
  return segment === "" || dotSegment.test(segment);
}

/** Returns a path without empty segments, dot segments and a slash at the end. */
export function canonicalPath(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (parentSegment.test(segment)) segments.pop();
    else if (!isNavigation(segment)) segments.push(segment);
  }
  return `/${segments.join("/")}`;
}
