import type { ResponseHeaders } from "@gamedata/http/service";

/** A file of the static copy. */
export interface StaticFile {
  /** The path of its URL, from the root of the service. */
  readonly path: string;
  /** The status to serve it with. */
  readonly status: number;
  /** The headers of the service's response, except those that a host sets itself. */
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array;
}

/** The file that hosts send if no other file matches the request, and its status. */
export const NOT_FOUND_PATH = "/404.html";
export const NOT_FOUND = 404;

const EXTENSION = ".json";
/** The file that hosts send for a folder. */
const FOLDER_FILE = "index.html";
const hasExtension = /\.[a-z]+$/;

/**
 * Returns the name of the file for a URL path: the path with an extension. Without it, `/items/57` would have to be a file
 * and, for `/items/57/dropped-by`, a folder.
 */
export function fileNameOf(path: string): string {
  if (path.endsWith("/")) return path.slice(1) + FOLDER_FILE;
  return path.slice(1) + (hasExtension.test(path) ? "" : EXTENSION);
}
