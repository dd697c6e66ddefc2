import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../../../scripts/test/listen.js";

/** What a request is answered with: an answer of the contract's form, or a broken connection. */
export type Answer =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | "drop the connection"
  | "break off in the body"
  | "stay silent";

export interface PlayedService {
  readonly baseUrl: string;
  /** Every request so far: method, URL and headers. */
  readonly requests: readonly Pick<IncomingMessage, "method" | "url" | "headers">[];
  close(): Promise<void>;
}

/** An answer as the contract has it: JSON, a strong entity tag, and 304 where the client has it already. */
export function success(body: unknown, ifNoneMatch?: string): Answer {
  const text = JSON.stringify(body);
  const headers = {
    ETag: `"${createHash("sha256").update(text).digest("hex").slice(0, 16)}"`,
    "Cache-Control": "public, max-age=3600, s-maxage=86400",
    "Access-Control-Allow-Origin": "*",
  };
  return ifNoneMatch === headers.ETag ? { status: 304, body: "", headers } : { status: 200, body: text, headers };
}

/** An error as the contract has it. */
export function failure(status: number, code: string, error: string): Answer {
  return { status, body: JSON.stringify({ error, status, code }), headers: { "Cache-Control": "no-store" } };
}

function send(answer: Answer, response: ServerResponse): void {
  if (answer === "stay silent") return;
  if (answer === "drop the connection") {
    response.destroy();
  } else if (answer === "break off in the body") {
    response.writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Content-Length": 1000 });
    response.write('{"data":', () => response.destroy());
  } else {
    response.writeHead(answer.status, { "Content-Type": "application/json; charset=utf-8", ...answer.headers });
    response.end(answer.body);
  }
}

/** Starts a server on a free port of this machine; `index` counts requests from 0. */
export async function playService(answer: (request: IncomingMessage, index: number) => Answer): Promise<PlayedService> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => send(answer(request, requests.push(request) - 1), response));
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
