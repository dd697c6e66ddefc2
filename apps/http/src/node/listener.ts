import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Response } from "@whatwg-node/fetch";
import { createServerAdapter } from "@whatwg-node/server";
import { targetOf } from "../request/target.js";
import type { Answer } from "../response/answer.js";
import { HttpError } from "../response/http-error.js";
import type { Asked, Service } from "../service.js";

/** What the adapter hands on beside the web-standard request. */
interface NodeContext {
  readonly req: IncomingMessage;
}

function askedOf({ method = "GET", url = "/", headers }: IncomingMessage): Asked {
  return {
    method,
    target: targetOf(url),
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  };
}

const lacksHost = ({ httpVersion, headers }: IncomingMessage) => httpVersion === "1.1" && headers.host === undefined;

function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body ?? null, { status, headers });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}

/** What the adapter would find out by touching the global `Request`, for which Node loads a whole HTTP client at the start. */
const adapterOptions = { __useCustomAbortCtrl: true };

/**
 * Makes a listener that turns Node's requests into web-standard ones and their responses into Node's.
 *
 * @param service The service.
 */
export function createAdapter(service: Service): RequestListener {
  return createServerAdapter<NodeContext>((_request, { req }) => {
    const answer = service.answer(askedOf(req));
    return answer instanceof Promise ? answer.then(responseOf) : responseOf(answer);
  }, adapterOptions);
}

/**
 * Makes a listener of Node's requests. A `GET`, which is nearly every request and never has a body to read, is answered as
 * it stands; everything else goes through the adapter. Both are the same service, so that both answer alike.
 *
 * @param service The service.
 */
export function createListener(service: Service): RequestListener {
  const adapter = createAdapter(service);
  const hostMissing = service.refusal(
    new HttpError("MALFORMED_REQUEST", "An HTTP/1.1 request must have a Host header."),
  );
  return (request, response) => {
    if (lacksHost(request)) return send(response, hostMissing);
    if (request.method !== "GET") return adapter(request, response);
    const answer = service.answer(askedOf(request));
    if (answer instanceof Promise) void answer.then((ready) => send(response, ready));
    else send(response, answer);
  };
}
