import { createServer, request, type Server } from "node:http";

/** Creates a server that passes requests below a prefix on to a service, without the prefix, as a reverse proxy does; others get 404. */
export const prefixProxy = (prefix: string, service: () => string, onOther?: (target: string) => void): Server =>
  createServer((incoming, reply) => {
    const { url = "", method, headers } = incoming;
    if (!url.startsWith(`${prefix}/`)) {
      onOther?.(url);
      reply.writeHead(404).end();
      return;
    }
    const passed = request(service() + url.slice(prefix.length), { method, headers, agent: false }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on("error", () => reply.destroy()).end();
  });
