import type { Failure } from "../create-service.js";
import { logLine, type WriteLine } from "./log.js";

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
