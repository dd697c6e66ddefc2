import type { Catalog } from "@gamedata/core";
import type { ExplorerFile } from "@gamedata/explorer";
import { createOpenApiDocument } from "./openapi/document.js";
import { commonHeaders, DATA_VERSION_HEADER, PREFLIGHT_MAX_AGE, type ResponseHeaders } from "./protocol/headers.js";
import { type HttpError, isClientError } from "./protocol/http-error.js";
import { NO_CONTENT, OK } from "./protocol/status.js";
import { type ContentEncoding, contentEncodings, createEncodingPreference } from "./request/encoding-preference.js";
import { MAXIMUM_TARGET_LENGTH } from "./request/target.js";
import { chroniclesOf, type ResolvedResource, resolveRequest } from "./resolve-request.js";
import type { Answer } from "./response/answer.js";
import { type Compression, noCompression } from "./response/compression.js";
import { type Content, refusalOf } from "./response/content.js";
import { answerFor, type EncodedResponse, encodePlainly, encodeResponse } from "./response/encoded-response.js";
import { createResponseCache, DEFAULT_CACHE_BYTES } from "./response/response-cache.js";
import { createRouteMatcher } from "./routes/match-route.js";
import type { Route, ServiceFacts } from "./routes/route.js";
import { routeTable } from "./routes/route-table.js";
import { type LazyCatalog, serveChronicles } from "./served-chronicles.js";
import { createSite, noSite } from "./site/site.js";

/** A request as plain data. */
export interface Asked {
  readonly method: string;
  /** The path and query as sent by the client. */
  readonly target: string;
  readonly accept?: string | null | undefined;
  readonly acceptEncoding?: string | null | undefined;
  readonly ifNoneMatch?: string | null | undefined;
}

/** An internal error, and the request that caused it. */
export interface Failure {
  /** The path of the route, for example `/api/{chronicle}/items/{id}`. */
  readonly route: string | undefined;
  readonly method: string;
  readonly target: string;
  readonly error: unknown;
}

/** The options of a service. */
export interface ServiceOptions {
  /** The catalogs to serve, one per chronicle, the default one first; a lazy one is loaded when it is first requested. */
  readonly catalogs: readonly (Catalog | LazyCatalog)[];
  /** The codings that the runtime can compress with; none by default. */
  readonly compression?: Compression | undefined;
  /** The maximum size of cached responses in bytes; 32 MiB by default. */
  readonly cacheBytes?: number | undefined;
  /** Called for each internal error; the response contains no details of it. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
  /** Returns the milliseconds since a fixed moment; `Date.now` by default. */
  readonly clock?: (() => number) | undefined;
  /**
   * The files of a site for browsers: `/` gives its page to those who prefer HTML, and the index of the routes to everyone
   * else. None by default.
   */
  readonly site?: readonly ExplorerFile[] | undefined;
  /** The routes to serve; the route table by default. */
  readonly routes?: readonly Route[] | undefined;
}

/** The service, independent of the requests and responses of a runtime. */
export interface Service {
  /** Answers a request; never throws, whatever a client sends. */
  answer(asked: Asked): Answer | Promise<Answer>;
  /** Returns the answer to a request if it need not be computed: a cached response, or a file of the site. */
  find(asked: Asked): Answer | Promise<Answer> | undefined;
  /** Computes the answer to a request; never throws. Only for requests for which {@link find} has none. */
  compute(asked: Asked): Answer | Promise<Answer>;
  /** Returns the response to a malformed request. */
  refusal(error: HttpError): Answer;
}

const MILLISECONDS = 1000;

const preflightWith = (headers: ResponseHeaders): EncodedResponse => ({
  full: {
    status: NO_CONTENT,
    headers: { ...headers, "access-control-max-age": String(PREFLIGHT_MAX_AGE) },
    body: undefined,
  },
});

const isReading = (method: string) => method === "GET" || method === "HEAD";

function contentOf({ answer, cacheable }: ResolvedResource): Content {
  const { body, headers } = answer();
  return { status: OK, body, cacheable, headers };
}

/** Returns the path of a target of any length. */
const pathOf = (target: string) => target.split(/[?#]/, 1)[0] ?? "";

const whenReady = <Value, Result>(value: Value | Promise<Value>, use: (value: Value) => Result) =>
  value instanceof Promise ? value.then(use) : use(value);

/** Creates the service over one or more catalogs; encoded responses are cached. */
export function createService(options: ServiceOptions): Service {
  const { compression = noCompression, onFailure, clock = Date.now, routes = routeTable } = options;
  const cache = createResponseCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
  const preferredEncoding = createEncodingPreference(
    contentEncodings.filter((name) => name === "identity" || compression.encodings.includes(name)),
  );
  const match = createRouteMatcher(routes);
  const startedAt = clock();
  const chronicles = serveChronicles(options.catalogs);
  const { manifests } = chronicles;
  const dataVersion = Array.from(manifests.values(), (manifest) => manifest.dataVersion).join("+");
  const headersWith = (version: string): ResponseHeaders => ({ ...commonHeaders, [DATA_VERSION_HEADER]: version });
  const usualHeaders = headersWith(dataVersion);
  const chronicleHeaders = new Map(
    Array.from(manifests, ([chronicle, manifest]) => [chronicle, headersWith(manifest.dataVersion)]),
  );
  const site = options.site === undefined ? noSite : createSite(options.site, usualHeaders, compression);
  const facts: ServiceFacts = {
    manifests,
    get catalogs() {
      return chronicles.catalogs();
    },
    routes,
    dataVersion,
    uptime: () => (clock() - startedAt) / MILLISECONDS,
    openApiDocument: () => createOpenApiDocument(facts, send),
  };

  /** Returns the headers of every response to a target: those with the version of its chronicle, if it has one. */
  function headersOf(target: string): ResponseHeaders {
    if (manifests.size === 1) return usualHeaders;
    const chronicle = match(pathOf(target))?.chronicle;
    return (chronicle === undefined ? undefined : chronicleHeaders.get(chronicle)) ?? usualHeaders;
  }

  /** Sends a request for an example of the OpenAPI document; the uptime is 0, so that examples do not change. */
  function send(method: string, target: string): Content {
    try {
      const resolved = resolveRequest({ ...facts, uptime: () => 0 }, match, method, target);
      return resolved.kind === "resource"
        ? contentOf(resolved)
        : { status: NO_CONTENT, body: undefined, cacheable: false };
    } catch (error) {
      if (!isClientError(error)) throw error;
      return refusalOf(error);
    }
  }

  function respond({ method, target }: Asked, encoding: ContentEncoding): EncodedResponse | Promise<EncodedResponse> {
    const resolved = resolveRequest(facts, match, method, target);
    if (resolved.kind === "preflight") return preflightWith(headersOf(target));
    const { key, cacheable } = resolved;
    const kept = cacheable ? cache.find(key, target, encoding) : undefined;
    if (kept !== undefined) return kept;
    return whenReady(encodeResponse(contentOf(resolved), headersOf(target), encoding, compression), (response) => {
      if (cacheable) cache.keep(key, target, encoding, response);
      return response;
    });
  }

  function refuse(error: unknown, asked: Asked, encoding: ContentEncoding): EncodedResponse | Promise<EncodedResponse> {
    const { method, target } = asked;
    const isKept = isClientError(error) && isReading(method) && target.length <= MAXIMUM_TARGET_LENGTH;
    if (!isClientError(error)) onFailure?.({ route: match(pathOf(target))?.route.path, method, target, error });
    return whenReady(encodeResponse(refusalOf(error), headersOf(target), encoding, compression), (response) => {
      if (isKept) cache.keep(`refused ${target}`, target, encoding, response);
      return response;
    });
  }

  function findResponse(
    { method, target, accept }: Asked,
    encoding: ContentEncoding,
  ): EncodedResponse | Promise<EncodedResponse> | undefined {
    if (!isReading(method)) return undefined;
    return site.find(target, accept)?.(encoding) ?? cache.findByTarget(target, encoding);
  }

  function computeResponse(asked: Asked, encoding: ContentEncoding): EncodedResponse | Promise<EncodedResponse> {
    try {
      const loading = chronicles.load(() => chroniclesOf(facts, match, asked.method, asked.target));
      const response = loading === undefined ? respond(asked, encoding) : loading.then(() => respond(asked, encoding));
      return response instanceof Promise ? response.catch((error) => refuse(error, asked, encoding)) : response;
    } catch (error) {
      return refuse(error, asked, encoding);
    }
  }

  function find(asked: Asked): Answer | Promise<Answer> | undefined {
    const found = findResponse(asked, preferredEncoding(asked.acceptEncoding));
    return found && whenReady(found, (ready) => answerFor(ready, asked.method, asked.ifNoneMatch));
  }

  function compute(asked: Asked): Answer | Promise<Answer> {
    const response = computeResponse(asked, preferredEncoding(asked.acceptEncoding));
    return whenReady(response, (ready) => answerFor(ready, asked.method, asked.ifNoneMatch));
  }

  return {
    answer: (asked) => find(asked) ?? compute(asked),
    find,
    compute,
    refusal: (error) => encodePlainly(refusalOf(error), usualHeaders).full,
  };
}
