import { createServer as createHttpServer } from "node:http";
import { ProgramError, reasonOf, systemCodeOf } from "@gamedata/program";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type Server,
} from "@modelcontextprotocol/server";
import { createServerAdapter } from "@whatwg-node/server";
import { onSignal } from "./signals.js";

/** Only programs of this machine can connect. */
const HOST = "127.0.0.1";
const PATH = "/mcp";

/**
 * Serves MCP over streamable HTTP on this machine until a signal. Requests with a foreign `Host` or `Origin` are refused:
 * a web page could otherwise ask the server through the browser of its user.
 *
 * @returns The URL for clients.
 * @throws {ProgramError} If the port cannot be listened on.
 */
export async function startHttp(create: () => Server, port: number, onerror: (error: Error) => void): Promise<string> {
  const { fetch, close } = createMcpHandler(create, { onerror });
  const answer = (request: Request): Response | Promise<Response> =>
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins()) ??
    (new URL(request.url).pathname === PATH ? fetch(request) : new Response(null, { status: 404 }));
  const server = createHttpServer(createServerAdapter(answer));
  await new Promise<void>((listening, reject) => {
    server.once("error", (error) => reject(new ProgramError(listenFailure(error, port))));
    server.listen(port, HOST, listening);
  });
  server.on("error", onerror);
  onSignal(() => {
    void close();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://${HOST}:${typeof address === "object" ? address?.port : port}${PATH}`;
}

function listenFailure(error: Error, port: number): string {
  return systemCodeOf(error) === "EADDRINUSE"
    ? `Port ${port} of ${HOST} is in use; set --http to another one.`
    : `Port ${port} of ${HOST} cannot be listened on: ${reasonOf(error)}.`;
}
