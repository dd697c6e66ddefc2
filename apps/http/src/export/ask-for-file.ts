import { apiError } from "@gamedata/schema";
import * as v from "valibot";
import type { Answer } from "../response/answer.js";
import { refusalOf } from "../response/content.js";
import { encodePlainly } from "../response/encoded-response.js";
import { commonHeaders, type ResponseHeaders } from "../response/headers.js";
import { HttpError } from "../response/http-error.js";
import { OK } from "../response/status.js";
import type { Service } from "../service.js";
import type { StaticFile } from "./static-file.js";

/** Headers that are about the bytes on the wire, which the host knows, or about queries, which it does not answer. */
const HOST_HEADERS: ReadonlySet<string> = new Set(["content-length", "etag", "vary", "link"]);

const keptHeaders = (headers: ResponseHeaders): ResponseHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOST_HEADERS.has(name)));

const staticFile = (path: string, { status, headers, body = new Uint8Array() }: Answer): StaticFile => ({
  path,
  status,
  headers: keptHeaders(headers),
  body,
});

const refusal = v.pipe(v.string(), v.parseJson(), apiError);

/**
 * Asks the service for the file of a resource; `undefined` when there is no such resource.
 *
 * @param service The service that is copied.
 * @param path The path of the resource.
 * @param query The query, if there is one, with its question mark.
 * @throws {Error} When the service fails, or refuses the request for another reason.
 */
export async function askForFile(service: Service, path: string, query = ""): Promise<StaticFile | undefined> {
  const answer = await service.answer({ method: "GET", target: path + query, acceptEncoding: "identity" });
  if (answer.status === OK) return staticFile(path, answer);
  const { code, error } = v.parse(refusal, new TextDecoder().decode(answer.body));
  if (code.endsWith("_NOT_FOUND")) return undefined;
  throw new Error(`GET ${path}${query} answers ${code}: ${error}`);
}

/** The path at which hosts look for what they answer when there is no file. */
const NOT_FOUND_PATH = "/404.html";

/** Makes the file that answers every request for which there is no other: an error as the service sends them. */
export function notFoundFile(): StaticFile {
  const message = "This static copy has no such resource; it answers no queries, and knows only ids of the data.";
  return staticFile(
    NOT_FOUND_PATH,
    encodePlainly(refusalOf(new HttpError("UNKNOWN_ROUTE", message)), commonHeaders).full,
  );
}
