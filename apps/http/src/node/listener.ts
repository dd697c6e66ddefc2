import type { IncomingMessage, RequestListener } from "node:http";
import { Response } from "@whatwg-node/fetch";
import { createServerAdapter } from "@whatwg-node/server";
import type { Service } from "../create-service.js";
import { type ServiceRequest, targetOf } from "../http/request.js";
import type { ServiceResponse } from "../http/response.js";
import { createSend } from "./large-bodies.js";
import { hostError } from "./malformed-request.js";
import type { ServerListener } from "./server.js";

interface NodeContext {
  readonly req: IncomingMessage;
}

/** Creates the listener that converts Node's requests to web-standard ones, and the responses back. */
export function createAdapter(service: Service): RequestListener {
  const webResponseOf = ({ status, headers, body }: ServiceResponse) => new Response(body ?? null, { status, headers });
  return createServerAdapter<NodeContext>((_request, { req }) => {
    const response = service.answer(toServiceRequest(req));
    return response instanceof Promise ? response.then(webResponseOf) : webResponseOf(response);
  });
}

/**
 * Creates a listener for Node's requests. A `GET` has no body and takes a short cut past the adapter: it is passed to the service
 * directly. Repeated requests reach 0.9 of bare node:http in this way and 0.63 through the adapter (medians of the 19 requests of the
 * benchmark; 0.48 to 1.06 with `@whatwg-node/server` 0.11): each costs 13 µs more of the processor there. Both use the same service, so
 * responses are equal.
 */
export function createListener(service: Service): ServerListener {
  // Created for the first request that needs it: that loads Node's own HTTP client.
  let adapter: RequestListener | undefined;
  const send = createSend();
  return (request, response, refuse) => {
    const invalid = hostError(request);
    if (invalid !== undefined) refuse(response, invalid);
    else if (request.method !== "GET") {
      adapter ??= createAdapter(service);
      adapter(request, response);
    } else {
      const answer = service.answer(toServiceRequest(request));
      if (answer instanceof Promise) void answer.then((ready) => send(response, ready));
      else send(response, answer);
    }
  };
}

/** Returns a request of Node as plain data. */
function toServiceRequest({ method = "GET", url = "/", headers, socket }: IncomingMessage): ServiceRequest {
  return {
    method,
    target: targetOf(url),
    accept: headers.accept,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
    origin: headers.host ? `http://${headers.host}` : undefined,
    // Of a connection that is closed from afar before it is accepted, Node says only that its sending side is.
    isGone: (othersWait) => socket.destroyed || (othersWait && socket.readableEnded),
  };
}
