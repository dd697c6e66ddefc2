import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { createService, type Service, type ServiceOptions } from "../src/create-service.js";
import { createHandler } from "../src/handler.js";
import { createAdapter, createListener } from "../src/node/listener.js";
import { type ServerListener, startServer } from "../src/node/server.js";
import { zlibCompression } from "../src/node/zlib-compression.js";

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response as a test sees it: header names in lower case, the body as it came over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Ask = (target: string, question?: Question) => Promise<Reply>;

export interface Asker {
  readonly ask: Ask;
  readonly close: () => Promise<void>;
}

/** Headers that the connection adds, not the service. */
const CONNECTION_HEADERS = ["connection", "date", "keep-alive"];

/** Asks the handler by itself, without a port. */
export function handlerAsker(options: ServiceOptions): Asker {
  const handle = createHandler({ compression: zlibCompression, ...options });
  return {
    async ask(target, { method = "GET", headers = {} } = {}) {
      const response = await handle(new Request(`http://gamedata.example${target}`, { method, headers }));
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
    close: async () => {},
  };
}

/** Asks a server on a real port; the target goes over the wire as it is written. */
export async function portAsker(
  options: ServiceOptions,
  listenerOf: (service: Service) => ServerListener = createListener,
): Promise<Asker & { readonly url: string }> {
  const service = createService({ compression: zlibCompression, ...options });
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    listener: listenerOf(service),
    errorResponse: service.errorResponse,
    onError(error) {
      throw error;
    },
  });
  const agent = new Agent({ keepAlive: true });
  const ask: Ask = (target, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(server.url, { agent, method, path: target, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const received = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
        const joined = received.map(([name, value]): [string, string] => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(joined), body });
      });
      outgoing.once("error", (error) => {
        // The server closes idle connections; a request that was sent on one of them at that moment is sent again.
        if (outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET")
          resolve(ask(target, { method, headers }));
        else reject(error);
      });
      outgoing.end();
    });
  return {
    ask,
    url: server.url,
    close() {
      agent.destroy();
      return server.stop();
    },
  };
}

/** Asks a server on a real port, and twice more: what was asked twice is kept, and the third reply comes out of the cache; it is as the first. */
async function repeatedPortAsker(options: ServiceOptions): Promise<Asker> {
  const { ask, close } = await portAsker(options);
  return {
    async ask(target, question) {
      const first = await ask(target, question);
      await ask(target, question);
      const kept = await ask(target, question);
      // That of the state has the time.
      if (target !== "/healthz") expect(kept).toEqual(first);
      return kept;
    },
    close,
  };
}

const ways: readonly (readonly [string, (options: ServiceOptions) => Asker | Promise<Asker>])[] = [
  ["the handler by itself", handlerAsker],
  ["a real port, through the adapter", (options) => portAsker(options, createAdapter)],
  ["a real port, again and again", repeatedPortAsker],
];

/** Describes what must hold in whichever way the service is asked. */
export function describeAsked(what: string, options: ServiceOptions, tests: (ask: Ask) => void): void {
  describe.each(ways)(`${what}, asked through %s`, (_name, open) => {
    let asker: Asker;
    beforeAll(async () => {
      asker = await open(options);
    });
    afterAll(() => asker.close());
    tests((target, question) => asker.ask(target, question));
  });
}

/** Returns the body of a reply without its content coding. */
export function plainly({ headers, body }: Reply): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

export function jsonOf(reply: Reply): unknown {
  return JSON.parse(reply.body.toString("utf8"));
}
