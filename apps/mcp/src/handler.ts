import type { Catalog } from "@gamedata/core";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { DEFAULT_MAXIMUM_BYTES } from "./answer/answer.js";
import { createServer, type Failure } from "./server/create-server.js";

export type { Catalog } from "@gamedata/core";
export type { Failure } from "./server/create-server.js";

/** The options of a handler. */
export interface HandlerOptions {
  /** The data to answer from, the default chronicle first. */
  readonly catalogs: readonly [Catalog, ...Catalog[]];
  /** The version that clients are told; `0.0.0` by default. */
  readonly version?: string;
  /** The most bytes of an answer's JSON; 12,000 by default. */
  readonly maximumBytes?: number;
  /** Called for each call that fails because of a bug. */
  readonly onFailure?: (failure: Failure) => void;
}

/** Answers a request of the streamable HTTP transport; never throws or rejects. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Creates a handler of web-standard requests that serves the tools over streamable HTTP, without sessions, to clients of
 * both generations of the protocol. It checks neither `Host` nor `Origin`: the server that it is mounted in does.
 *
 * @example
 * ```ts
 * import { createCatalog } from "@gamedata/core";
 * import { interlude } from "@gamedata/interlude";
 * import { createHandler } from "@gamedata/mcp";
 *
 * const handle = createHandler({ catalogs: [createCatalog(interlude)] });
 * ```
 */
export function createHandler({
  catalogs,
  version = "0.0.0",
  maximumBytes = DEFAULT_MAXIMUM_BYTES,
  onFailure = () => {},
}: HandlerOptions): Handler {
  const chronicles = new Map(catalogs.map((own) => [own.chronicle, own]));
  const { fetch } = createMcpHandler(() => createServer({ chronicles, version, maximumBytes, onFailure }));
  return (request) => fetch(request);
}
