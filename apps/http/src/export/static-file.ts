import type { ResponseHeaders } from "../response/headers.js";

/** A file of the static copy, and how it is to be served. */
export interface StaticFile {
  /** The path of the URL that serves it, from the root of the service. */
  readonly path: string;
  readonly status: number;
  /** The headers that the service answers with; a host adds those about the bytes, the tag and the encoding itself. */
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array;
}

const EXTENSION = ".json";
const hasExtension = /\.[a-z]+$/;

/**
 * Gives the name of the file that serves a path. No path is its own file: `/items/57` would have to be a file and, for
 * `/items/57/dropped-by`, a folder.
 *
 * @param path The path of the URL.
 */
export function fileNameOf(path: string): string {
  return path.slice(1) + (hasExtension.test(path) ? "" : EXTENSION);
}
