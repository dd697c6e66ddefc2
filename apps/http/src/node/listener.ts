import type { RequestListener, ServerResponse } from "node:http";
import type { Service } from "../create-service.js";
import type { Answer } from "../response/answer.js";
import { askedOf } from "./asked-of.js";
import { hostError } from "./host-error.js";
import type { ServerListener } from "./server.js";

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Creates a listener for Node's requests. A `GET` has no body and is passed to the service directly, which is faster;
 * other methods use the adapter (`createAdapter`). Both use the same service, so responses are equal.
 */
export function createListener(service: Service, adapter: RequestListener): ServerListener {
  return (request, response, refuse) => {
    const invalid = hostError(request);
    if (invalid !== undefined) return refuse(response, invalid);
    if (request.method !== "GET") return adapter(request, response);
    const answer = service.answer(askedOf(request));
    if (answer instanceof Promise) void answer.then((ready) => send(response, ready));
    else send(response, answer);
  };
}
