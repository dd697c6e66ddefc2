import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Response } from "@whatwg-node/fetch";
import { createServerAdapter } from "@whatwg-node/server";
import type { Asked, Service } from "../create-service.js";
import { targetOf } from "../request/target.js";
import type { Answer } from "../response/answer.js";
import { hostError } from "./host-error.js";
import type { ServerListener } from "./server.js";

interface NodeContext {
  readonly req: IncomingMessage;
}

function askedOf({ method = "GET", url = "/", headers }: IncomingMessage): Asked {
  return {
    method,
    target: targetOf(url),
    accept: headers.accept,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  };
}

function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body ?? null, { status, headers });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}

/** Without this option the adapter detects the value by the global `Request`, and Node loads its whole HTTP client. */
const adapterOptions = { __useCustomAbortCtrl: true };

/** Creates a listener that converts Node's requests to web-standard ones, and the responses back. */
export function createAdapter(service: Service): RequestListener {
  return createServerAdapter<NodeContext>((_request, { req }) => {
    const answer = service.answer(askedOf(req));
    return answer instanceof Promise ? answer.then(responseOf) : responseOf(answer);
  }, adapterOptions);
}

/**
 * Creates a listener for Node's requests. A `GET` has no body and is passed to the service directly, which is faster;
 * other methods use the adapter. Both use the same service, so responses are equal.
 */
export function createListener(service: Service): ServerListener {
  const adapter = createAdapter(service);
  return (request, response, refuse) => {
    const invalid = hostError(request);
    if (invalid !== undefined) return refuse(response, invalid);
    if (request.method !== "GET") return adapter(request, response);
    const answer = service.answer(askedOf(request));
    if (answer instanceof Promise) void answer.then((ready) => send(response, ready));
    else send(response, answer);
  };
}
