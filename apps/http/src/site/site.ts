import type { ExplorerFile } from "@gamedata/explorer";
import type { ResponseHeaders } from "../protocol/headers.js";
import type { ContentEncoding } from "../request/encoding-preference.js";
import type { Compression } from "../response/compression.js";
import { type EncodedResponse, encodeBytes } from "../response/encoded-response.js";
import { prefersHtml } from "./prefers-html.js";

type Response = EncodedResponse | Promise<EncodedResponse>;

/** The files that the service sends to browsers. */
export interface Site {
  /**
   * Returns the response to a request for a file; `undefined` if there is none at its path, or if the path is `/` and the
   * client does not prefer HTML.
   */
  find(target: string, accept: string | null | undefined): ((encoding: ContentEncoding) => Response) | undefined;
}

/** The `Cache-Control` of files whose names change with their content: a year, which is the most. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** The `Cache-Control` of the page: it is kept, but used only after the service has confirmed its tag. */
const REVALIDATED = "no-cache";

/** For a service without files. */
export const noSite: Site = { find: () => undefined };

/** Creates the responses of a site. Each file is read and compressed when it is first requested, and then kept. */
export function createSite(
  files: readonly ExplorerFile[],
  usualHeaders: ResponseHeaders,
  compression: Compression,
): Site {
  const byPath = new Map(files.map((file) => [file.path, createFileResponse(file, usualHeaders, compression)]));
  return {
    find(target, accept) {
      // Nearly all requests; their targets need no look-up.
      if (target.startsWith("/api/")) return undefined;
      const path = target.split("?", 1)[0] ?? "";
      return path === "/" && !prefersHtml(accept) ? undefined : byPath.get(path);
    },
  };
}

function createFileResponse(file: ExplorerFile, usualHeaders: ResponseHeaders, compression: Compression) {
  const headers = {
    ...usualHeaders,
    ...file.headers,
    "content-type": file.mediaType,
    "cache-control": file.isImmutable ? FOR_EVER : REVALIDATED,
    vary: file.path === "/" ? "Accept, Accept-Encoding" : "Accept-Encoding",
  };
  const responses = new Map<ContentEncoding, Response>();
  return (encoding: ContentEncoding): Response => {
    const kept = responses.get(encoding);
    if (kept !== undefined) return kept;
    const response = encodeBytes(file.read(), headers, encoding, compression);
    responses.set(encoding, response);
    return response;
  };
}
