import type { IncomingMessage, RequestListener } from "node:http";
import type { Service } from "../create-service.js";
import type { Answer } from "../response/answer.js";
import loadAdapterLibraries from "./adapter-libraries.cjs";
import { askedOf } from "./asked-of.js";

interface NodeContext {
  readonly req: IncomingMessage;
}

/** Without this option the adapter detects the value by the global `Request`, and Node loads its whole HTTP client. */
const adapterOptions = { __useCustomAbortCtrl: true };

/**
 * Creates a listener that converts Node's requests to web-standard ones, and the responses back. The first request loads its
 * libraries, because loading them would take a tenth of the start. In the bundled program that opens no file.
 */
export function createAdapter(service: Service): RequestListener {
  let adapter: RequestListener | undefined;
  return (request, response) => {
    adapter ??= adapterOf(service);
    adapter(request, response);
  };
}

function adapterOf(service: Service): RequestListener {
  const { createServerAdapter, Response } = loadAdapterLibraries();
  const responseOf = ({ status, headers, body }: Answer) => new Response(body ?? null, { status, headers });
  return createServerAdapter<NodeContext>((_request, { req }) => {
    const answer = service.answer(askedOf(req));
    return answer instanceof Promise ? answer.then(responseOf) : responseOf(answer);
  }, adapterOptions);
}
