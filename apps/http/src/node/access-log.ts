import { logLine, type WriteLine } from "./log.js";
import type { ServerListener } from "./server.js";

/** Wraps a listener so that every request is logged when its response was sent or its connection was closed. */
export function withAccessLog(listener: ServerListener, write: WriteLine): ServerListener {
  return (request, response, refuse) => {
    const startedAt = performance.now();
    response.once("close", () => {
      const milliseconds = Math.round((performance.now() - startedAt) * 1000) / 1000;
      const { method, url: target } = request;
      write(logLine("access", new Date(), { method, target, status: response.statusCode, milliseconds }));
    });
    listener(request, response, refuse);
  };
}
