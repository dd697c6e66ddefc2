import { isGameDataError } from "@gamedata/core";

/** An error of a call that queries do not have: about names, types of records and tools. */
export class ToolError extends Error {
  override readonly name = "ToolError";

  /** Creates the error; `details` are added to its JSON. */
  constructor(
    readonly code: string,
    message: string,
    readonly details: object = {},
  ) {
    super(message);
  }
}

export interface ToolErrorBody {
  /** The stable code, for programs; the same as over HTTP where both have it. */
  readonly code: string;
  /** The message, for people and models: it names the argument, its value, and what is allowed. */
  readonly message: string;
}

/** The error for a bug of the server; it contains no details. */
export const internalError: ToolErrorBody = {
  code: "INTERNAL_ERROR",
  message: "The server failed to answer this call; the cause was written to its standard error.",
};

/** Returns the error of a call in JSON; `undefined` for a bug. */
export function toolErrorOf(error: unknown): ToolErrorBody | undefined {
  if (!isGameDataError(error) && !(error instanceof ToolError)) return undefined;
  return { code: error.code, message: error.message, ...error.details };
}
