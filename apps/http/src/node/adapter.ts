import type { IncomingMessage, RequestListener } from "node:http";
import { Response } from "@whatwg-node/fetch";
import { createServerAdapter } from "@whatwg-node/server";
import type { Service } from "../create-service.js";
import type { Answer } from "../response/answer.js";
import { askedOf } from "./asked-of.js";

interface NodeContext {
  readonly req: IncomingMessage;
}

function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body ?? null, { status, headers });
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
