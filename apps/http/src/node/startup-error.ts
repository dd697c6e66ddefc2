/** A reason not to start, in one sentence for whoever runs the server. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/**
 * Gives the system's name of an error, for example `EADDRINUSE`, if it has one.
 *
 * @param error The caught value.
 */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/**
 * Gives the first line of what an error says.
 *
 * @param error The caught value.
 */
export function reasonOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  return line.replace(/\.$/, "");
}
