import {
  DATA_VERSION_HEADER,
  HttpError,
  OK,
  type ResponseHeaders,
  type Service,
  type ServiceResponse,
} from "@gamedata/http/service";
import { apiError } from "@gamedata/schema";
import * as v from "valibot";

export interface StaticFile {
  /** The path of its URL, from the root of the service. */
  readonly path: string;
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

/** Headers that the host sets itself, and links to queries, which a copy cannot answer. */
const HOST_HEADERS: ReadonlySet<string> = new Set(["content-length", "etag", "vary", "link"]);

const withoutHostHeaders = (headers: ResponseHeaders): ResponseHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOST_HEADERS.has(name)));

const staticFile = (path: string, { status, headers, body = new Uint8Array() }: ServiceResponse): StaticFile => ({
  path,
  status,
  headers: withoutHostHeaders(headers),
  body,
});

const errorBody = v.pipe(v.string(), v.parseJson(), apiError);

/**
 * Requests a resource from the service. Returns `undefined` if the resource does not exist.
 *
 * @param query The query string with its question mark, if there is one.
 * @throws {Error} For every other error response.
 */
export async function askForFile(service: Service, path: string, query = ""): Promise<StaticFile | undefined> {
  const response = await service.answer({ method: "GET", target: path + query, acceptEncoding: "identity" });
  if (response.status === OK) return staticFile(path, response);
  const { code, error } = v.parse(errorBody, new TextDecoder().decode(response.body));
  if (code.endsWith("_NOT_FOUND")) return undefined;
  throw new Error(`GET ${path}${query} answers ${code}: ${error}`);
}

/** Creates the file for requests without a file: an error in the form of the service, for every chronicle. */
export function notFoundFile(service: Service): StaticFile {
  const message = "This static copy has no such resource; it answers no queries, and knows only ids of the data.";
  const response = service.errorResponse(new HttpError("UNKNOWN_ROUTE", message));
  const { [DATA_VERSION_HEADER]: _dataVersion, ...headers } = response.headers;
  return staticFile(NOT_FOUND_PATH, { ...response, headers });
}
