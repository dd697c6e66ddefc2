import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Response } from "@whatwg-node/fetch";
import { createServerAdapter } from "@whatwg-node/server";
import type { Service } from "../create-service.js";
import { type ServiceRequest, targetOf } from "../http/request.js";
import type { ServiceResponse } from "../http/response.js";
import { hostError } from "./malformed-request.js";
import type { ServerListener } from "./server.js";

interface NodeContext {
  readonly req: IncomingMessage;
}

/** Without this option the adapter detects the value by the global `Request`, and Node loads its whole HTTP client. */
const adapterOptions = { __useCustomAbortCtrl: true };

/** Creates the listener that converts Node's requests to web-standard ones, and the responses back. */
export function createAdapter(service: Service): RequestListener {
  const webResponseOf = ({ status, headers, body }: ServiceResponse) => new Response(body ?? null, { status, headers });
  return createServerAdapter<NodeContext>((_request, { req }) => {
    const response = service.answer(toServiceRequest(req));
    return response instanceof Promise ? response.then(webResponseOf) : webResponseOf(response);
  }, adapterOptions);
}

/**
 * Creates a listener for Node's requests. A `GET` has no body and takes a short cut past the adapter: it is passed to the service
 * directly, because that answers about twice as many repeated requests in a second. All other methods use the adapter. Both
 * use the same service, so responses are equal.
 */
export function createListener(service: Service, adapter: RequestListener): ServerListener {
  return (request, response, refuse) => {
    const invalid = hostError(request);
    if (invalid !== undefined) refuse(response, invalid);
    else if (request.method !== "GET") adapter(request, response);
    else {
      const answer = service.answer(toServiceRequest(request));
      if (answer instanceof Promise) void answer.then((ready) => send(response, ready));
      else send(response, answer);
    }
  };
}

/** Returns a request of Node as plain data. */
function toServiceRequest({ method = "GET", url = "/", headers }: IncomingMessage): ServiceRequest {
  return {
    method,
    target: targetOf(url),
    accept: headers.accept,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  };
}

function send(response: ServerResponse, { status, headers, body }: ServiceResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}
