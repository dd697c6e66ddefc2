import type { Failure } from "../service.js";
import { logLine, type WriteLine } from "./log.js";

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));

/**
 * Makes the listener that puts every bug into the log: one line with the route, the request and the stack.
 *
 * @param write Writes a line.
 */
export function errorLog(write: WriteLine): (failure: Failure) => void {
  return ({ route, method, target, error }) => {
    write(logLine("error", new Date(), { route, method, target, stack: stackOf(error) }));
  };
}

/**
 * Makes the listener that puts what fails outside a request into the log.
 *
 * @param write Writes a line.
 */
export function serverErrorLog(write: WriteLine): (error: Error) => void {
  return (error) => write(logLine("error", new Date(), { stack: stackOf(error) }));
}
