import type { Failure } from "../create-service.js";
import type { ServerListener } from "./server.js";

/** The fields of a log line in addition to its time and level. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

export type WriteLine = (line: string) => void;

/** Characters that a terminal or a log viewer may interpret, and that JSON does not escape. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Formats a log line as JSON, so that no client input can start a new line or control a terminal. */
export function logLine(level: "error" | "access", time: Date, fields: LogFields): string {
  return JSON.stringify({ time: time.toISOString(), level, ...fields }).replace(unsafe, escaped);
}

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

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));

/** Creates a listener that logs the failure of a request: one line with the route, the request and the stack. */
export function errorLog(write: WriteLine): (failure: Failure) => void {
  return ({ route, method, target, error }) => {
    write(logLine("error", new Date(), { route, method, target, stack: stackOf(error) }));
  };
}

/** Creates a listener that logs an error outside a request, with its stack. */
export function serverErrorLog(write: WriteLine): (error: Error) => void {
  return (error) => write(logLine("error", new Date(), { stack: stackOf(error) }));
}
