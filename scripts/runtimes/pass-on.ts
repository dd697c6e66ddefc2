import type { IncomingMessage, ServerResponse } from "node:http";

/** The header that the tests send from a browser; a proxy answers 400 to a request without it. */
export const TEST_HEADER = "x-app";

/**
 * Passes a request on to a service, as the server of a page or a proxy does.
 *
 * @param service The address of the service.
 */
export async function passOn(service: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers[TEST_HEADER] === undefined) {
    response.writeHead(400).end();
    return;
  }
  const answer = await fetch(new URL(request.url ?? "/", service));
  response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
}
