import { systemCodeOf } from "@gamedata/program";
import { headersTooLarge, malformedRequest, requestTimeout } from "../protocol/connection-errors.js";
import { HttpError } from "../protocol/http-error.js";
import { MAXIMUM_TARGET_LENGTH } from "../request/target.js";

const requestLine = /^[A-Z-]+ (\S*)/;

function hasLongTarget(received: Buffer | undefined): boolean {
  const target = requestLine.exec(received?.toString("latin1") ?? "")?.[1];
  return target !== undefined && target.length > MAXIMUM_TARGET_LENGTH;
}

/** Returns the HTTP error for an error of Node's HTTP parser, which is reported before there is a request. */
export function connectionError(error: Error & { readonly rawPacket?: Buffer }): HttpError {
  switch (systemCodeOf(error)) {
    case "HPE_HEADER_OVERFLOW":
      return hasLongTarget(error.rawPacket)
        ? new HttpError(
            "URI_TOO_LONG",
            `The URL is too long; at most ${MAXIMUM_TARGET_LENGTH} characters are answered.`,
          )
        : headersTooLarge;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return requestTimeout;
    default:
      return malformedRequest;
  }
}
