import type { IncomingMessage } from "node:http";
import type { Asked } from "../create-service.js";
import { targetOf } from "../request/target.js";

/** Returns a request of Node as plain data. */
export function askedOf({ method = "GET", url = "/", headers }: IncomingMessage): Asked {
  return {
    method,
    target: targetOf(url),
    accept: headers.accept,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  };
}
