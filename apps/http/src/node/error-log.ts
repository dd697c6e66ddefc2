import type { Failure } from "../service.js";
import { logLine, type WriteLine } from "./log.js";

/**
 * Makes the listener that puts every bug into the log: one line with the route, the request and the stack.
 *
 * @param write Writes a line.
 */
export function errorLog(write: WriteLine): (failure: Failure) => void {
  return ({ route, method, target, error }) => {
    const stack = error instanceof Error ? error.stack : String(error);
    write(logLine("error", new Date(), { route, method, target, stack }));
  };
}
