import { isListParameter, type QueryParams } from "@gamedata/core/parse";
import type { UntypedSchema } from "@gamedata/schema/types";
import { HttpError } from "./errors.js";

/** A request as plain data. */
export interface ServiceRequest {
  readonly method: string;
  /** The path and query as sent by the client. */
  readonly target: string;
  readonly accept?: string | null | undefined;
  readonly acceptEncoding?: string | null | undefined;
  readonly ifNoneMatch?: string | null | undefined;
  /** The scheme and host that the client asks, for example `https://example.org`. */
  readonly origin?: string | undefined;
  /** Returns whether nobody waits for the response any more, or may not, and others wait for theirs. */
  readonly isGone?: ((othersWait: boolean) => boolean) | undefined;
}

/** The maximum length of a target, path and query together: 8 KiB. */
export const MAXIMUM_TARGET_LENGTH = 8192;

const absoluteForm = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const dotSegment = /^(?:\.|%2e){1,2}$/i;
const parentSegment = /^(?:\.|%2e){2}$/i;

export interface Target {
  readonly path: string;
  /** The text after the question mark; empty without one. */
  readonly query: string;
}

/** Returns the scheme and host of a URL; `undefined` of a target. */
export const originOf = (url: string): string | undefined => absoluteForm.exec(url)?.[0];

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

/** The end of the names under which some clients send the values of a list: `ids[]=57&ids[]=1`, PHP `ids[0]=57&ids[1]=1`. */
const listSuffix = /\[\d*\]$/u;

/**
 * Reads the parameters of a route from a query. The values of a list are joined, in the order given: `ids=57,1`,
 * `ids=57&ids=1`, `ids[]=57&ids[]=1` and `ids[0]=57&ids[1]=1` are equal. Of any other repeated parameter the first value counts. Parameters
 * that the route does not have are ignored.
 *
 * @param query The text after the question mark.
 */
export function readQuery(query: string, parameters: Readonly<Record<string, UntypedSchema>>): QueryParams {
  const values: Record<string, string> = {};
  if (query === "") return values;
  for (const [written, value] of new URLSearchParams(query)) {
    const name = written.endsWith("]") ? written.replace(listSuffix, "") : written;
    const schema = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (schema === undefined) continue;
    if (isListParameter(schema)) values[name] = joined(values[name], value);
    else if (name === written) values[name] ??= value;
  }
  return values;
}

/** Joins two texts of values; an empty one counts as absent. */
function joined(before: string | undefined, value: string): string {
  return before && value ? `${before},${value}` : before || value;
}
