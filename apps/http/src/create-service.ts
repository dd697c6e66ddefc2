import type { Catalog } from "@gamedata/core";
import type { GameServer } from "@gamedata/schema";
import {
  type Compression,
  type ContentEncoding,
  contentEncodings,
  createEncodingPreference,
  noCompression,
} from "./http/content-coding.js";
import { type HttpError, isClientError, NO_CONTENT, OK } from "./http/errors.js";
import { commonHeaders, DATA_VERSION_HEADER, PREFLIGHT_MAX_AGE, type ResponseHeaders } from "./http/headers.js";
import { MAXIMUM_TARGET_LENGTH, type ServiceRequest } from "./http/request.js";
import type { ServiceResponse } from "./http/response.js";
import {
  type Content,
  type EncodedResponse,
  encodePlainly,
  encodeResponse,
  errorContent,
  responseFor,
} from "./http/response.js";
import { createResponseCache, DEFAULT_CACHE_BYTES } from "./http/response-cache.js";
import { createOpenApiDocument } from "./openapi/document.js";
import { createPages, noPages } from "./pages/pages.js";
import type { SiteFile } from "./pages/site.js";
import { chroniclesOf, resolveRequest } from "./resolve-request.js";
import type { OpenApiDocument, Route, RouteAnswer, ServiceFacts } from "./routes/route.js";
import { createRouteMatcher, routeTable } from "./routes/route-table.js";
import { type LazyCatalog, serveChronicles } from "./served-chronicles.js";
import { createStepQueue, isSteps, type Steps } from "./steps.js";

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
  readonly site?: readonly SiteFile[] | undefined;
  /** The name of the site in the titles of pages; that of the game server by default. */
  readonly siteName?: string | undefined;
  /**
   * The URL that the site is at, without a slash at its end, for the sitemap and the links to pages; by default the sitemap takes the
   * origin of each request.
   */
  readonly publicUrl?: string | undefined;
  /** The game server that the service belongs to, which `/api/chronicles` states. None by default. */
  readonly gameServer?: GameServer | undefined;
  /** The routes to serve; the route table by default. */
  readonly routes?: readonly Route[] | undefined;
}

/** The service, independent of the requests and responses of a runtime. */
export interface Service {
  /** Answers a request; never throws, whatever a client sends. */
  answer(request: ServiceRequest): ServiceResponse | Promise<ServiceResponse>;
  /** Returns the response to a request that a runtime refuses itself, for example a malformed one. */
  errorResponse(error: HttpError): ServiceResponse;
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

const contentOf = ({ body, headers }: RouteAnswer, cacheable: boolean): Content => ({
  status: OK,
  body,
  cacheable,
  headers,
});

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
  const pages =
    options.site === undefined
      ? noPages
      : createPages({
          site: options.site,
          chronicles,
          siteName: options.siteName ?? options.gameServer?.name ?? "GameData",
          publicUrl: options.publicUrl,
          headers: usualHeaders,
          compression,
          cache,
          isRoute: (path) => match(path) !== undefined,
        });
  const facts: ServiceFacts = {
    manifests,
    get catalogs() {
      return chronicles.catalogs();
    },
    routes,
    dataVersion,
    uptime: () => (clock() - startedAt) / MILLISECONDS,
    gameServer: options.gameServer,
    *openApiDocument() {
      document ??= yield* createOpenApiDocument(facts, send);
      return document;
    },
  };
  let document: OpenApiDocument | undefined;
  const longAnswers = createStepQueue();

  /** Returns the headers of every response to a target: those with the version of its chronicle, if it has one. */
  function headersOf(target: string): ResponseHeaders {
    if (manifests.size === 1) return usualHeaders;
    const chronicle = match(pathOf(target))?.chronicle;
    return (chronicle === undefined ? undefined : chronicleHeaders.get(chronicle)) ?? usualHeaders;
  }

  /** Sends a request for an example of the OpenAPI document; the uptime is 0, so that examples do not change. */
  function* send(method: string, target: string): Steps<Content> {
    yield;
    try {
      const resolved = resolveRequest({ ...facts, uptime: () => 0 }, match, method, target);
      if (resolved.kind === "preflight") return { status: NO_CONTENT, body: undefined, cacheable: false };
      const answer = resolved.answer();
      return contentOf(isSteps(answer) ? yield* answer : answer, resolved.route.cacheable);
    } catch (error) {
      if (!isClientError(error)) throw error;
      return errorContent(error);
    }
  }

  function encode(
    content: Content,
    target: string,
    encoding: ContentEncoding,
    isKept: boolean,
  ): EncodedResponse | Promise<EncodedResponse> {
    return whenReady(encodeResponse(content, headersOf(target), encoding, compression), (response) => {
      if (isKept) cache.keep(target, encoding, response);
      return response;
    });
  }

  function respond({ method, target, isGone }: ServiceRequest, encoding: ContentEncoding) {
    const resolved = resolveRequest(facts, match, method, target);
    if (resolved.kind === "preflight") return preflightWith(headersOf(target));
    const { cacheable, path } = resolved.route;
    const encodeAnswer = (answer: RouteAnswer) => encode(contentOf(answer, cacheable), target, encoding, cacheable);
    const answer = resolved.answer();
    if (!isSteps(answer)) return encodeAnswer(answer);
    function* encoded(steps: Steps<RouteAnswer>) {
      // One that waited may have waited for the same answer.
      return cache.find(target, encoding) ?? encodeAnswer(yield* steps);
    }
    return longAnswers.run(path, encoded(answer), isGone);
  }

  function respondToError(error: unknown, { method, target }: ServiceRequest, encoding: ContentEncoding) {
    const isClients = isClientError(error);
    if (!isClients) onFailure?.({ route: match(pathOf(target))?.route.path, method, target, error });
    const isKept =
      isClients && error.code !== "REQUEST_TIMEOUT" && isReading(method) && target.length <= MAXIMUM_TARGET_LENGTH;
    return encode(errorContent(error), target, encoding, isKept);
  }

  function compute(request: ServiceRequest, encoding: ContentEncoding): EncodedResponse | Promise<EncodedResponse> {
    const loading = chronicles.load(() => chroniclesOf(facts, match, request.method, request.target));
    return loading === undefined ? respond(request, encoding) : loading.then(() => respond(request, encoding));
  }

  function find(request: ServiceRequest, encoding: ContentEncoding) {
    const page = pages.find(request, encoding);
    if (page instanceof Promise) return page.then((found) => found ?? compute(request, encoding));
    return page ?? cache.find(request.target, encoding) ?? compute(request, encoding);
  }

  function answerOf(request: ServiceRequest, encoding: ContentEncoding) {
    const failed = (error: unknown) => respondToError(error, request, encoding);
    try {
      const response = isReading(request.method) ? find(request, encoding) : compute(request, encoding);
      return response instanceof Promise ? response.catch(failed) : response;
    } catch (error) {
      return failed(error);
    }
  }

  return {
    answer(request) {
      const { method, acceptEncoding, ifNoneMatch } = request;
      const response = answerOf(request, preferredEncoding(acceptEncoding));
      return whenReady(response, (ready) => responseFor(ready, method, ifNoneMatch));
    },
    errorResponse: (error) => encodePlainly(errorContent(error), usualHeaders).full,
  };
}
