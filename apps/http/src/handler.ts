import { createService, type ServiceOptions } from "./create-service.js";
import { originOf, targetOf } from "./http/request.js";

export type { Catalog } from "@gamedata/core";
export type { Failure, ServiceOptions } from "./create-service.js";
export { type Compression, noCompression } from "./http/content-coding.js";
export type { SiteFile, SiteTexts } from "./pages/site.js";
export type { LazyCatalog } from "./served-chronicles.js";

/** Answers a request; never throws or rejects. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Creates a handler of web-standard requests for any runtime that has them: workers, Bun, Deno, Node.
 *
 * @example
 * ```ts
 * import { createCatalog } from "@gamedata/core";
 * import { createHandler } from "@gamedata/http/handler";
 * import { interlude } from "@gamedata/interlude";
 *
 * const handle = createHandler({ catalogs: [createCatalog(interlude)] });
 * const response = await handle(new Request("https://example.org/api/interlude/items/57"));
 * ```
 */
export function createHandler(options: ServiceOptions): Handler {
  const service = createService(options);
  return async (request) => {
    const { status, headers, body } = await service.answer({
      method: request.method,
      target: targetOf(request.url),
      accept: request.headers.get("accept"),
      acceptEncoding: request.headers.get("accept-encoding"),
      ifNoneMatch: request.headers.get("if-none-match"),
      origin: originOf(request.url),
      isGone: () => request.signal.aborted,
    });
    return new Response(body ?? null, { status, headers });
  };
}
