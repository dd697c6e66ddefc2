import type { RequestListener } from "node:http";
import type { Service } from "../create-service.js";
import { askedOf } from "./asked-of.js";
import { hostError } from "./host-error.js";
import { createJointSending, send } from "./send.js";
import type { ServerListener } from "./server.js";

/**
 * Creates a listener for Node's requests. A `GET` has no body and is passed to the service directly, which is faster;
 * other methods use the adapter (`createAdapter`). Both use the same service, so responses are equal. Responses that are
 * ready are sent at once, computed ones together.
 */
export function createListener(service: Service, adapter: RequestListener): ServerListener {
  const sendTogether = createJointSending();
  return (request, response, refuse) => {
    const invalid = hostError(request);
    if (invalid !== undefined) return refuse(response, invalid);
    if (request.method !== "GET") return adapter(request, response);
    const asked = askedOf(request);
    const found = service.find(asked);
    const answer = found ?? service.compute(asked);
    if (answer instanceof Promise) void answer.then((ready) => send(response, ready));
    else if (found === undefined) sendTogether(response, answer);
    else send(response, answer);
  };
}
