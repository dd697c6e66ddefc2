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
 * Makes a listener of Node's requests. What was answered before is sent at once; everything else goes through the
 * adapter to web-standard requests and responses. Both are the same service, so that both answer alike.
 *
 * @param service The service.
 */
export function createListener(service: Service): RequestListener {
  const adapter = createServerAdapter<NodeContext>((_request, { req }) => {
    const answer = service.answer(askedOf(req));
    return answer instanceof Promise ? answer.then(responseOf) : responseOf(answer);
  }, adapterOptions);
  const hostMissing = service.refusal(
    new HttpError("MALFORMED_REQUEST", "An HTTP/1.1 request must have a Host header."),
  );
  return (request, response) => {
    const answer = lacksHost(request) ? hostMissing : service.cachedAnswer(askedOf(request));
    if (answer === undefined) adapter(request, response);
    else send(response, answer);
  };
}
