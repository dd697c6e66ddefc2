import { HttpError } from "../protocol/http-error.js";

/** The longest target, path and query together, that is answered: 8 KiB. */
export const MAXIMUM_TARGET_LENGTH = 8192;

const absoluteForm = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const dotSegment = /^(?:\.|%2e){1,2}$/i;
const parentSegment = /^(?:\.|%2e){2}$/i;

/** The two parts of a request target. */
export interface Target {
  readonly path: string;
  /** What follows the question mark; empty without one. */
  readonly query: string;
}

/**
 * Gives the target of a request, path and query, from the URL that it was sent to; a target is given back as it is.
 *
 * @param url The whole URL, or the target alone.
 */
export function targetOf(url: string): string {
  if (url.startsWith("/")) return url;
  const target = url.replace(absoluteForm, "");
  return target === "" || target.startsWith("?") ? `/${target}` : target;
}

/**
 * Splits a request target into path and query. Nothing is decoded: no path of this service needs percent-encoding.
 *
 * @param target The target as the client wrote it.
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

/**
 * Tells whether a path segment says where to go and not what is there: empty, `.` or `..`, also percent-encoded.
 *
 * @param segment The segment, without slashes.
 */
export function isNavigation(segment: string): boolean {
  return segment === "" || dotSegment.test(segment);
}

/**
 * Gives the path that a path was meant to be: without empty segments, dot segments and a slash at its end.
 *
 * @param path The path of a target.
 */
export function canonicalPath(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (parentSegment.test(segment)) segments.pop();
    else if (!isNavigation(segment)) segments.push(segment);
  }
  return `/${segments.join("/")}`;
}
