/**
 * Throws the reason of an aborted signal. A signal's own `throwIfAborted` is missing from older implementations.
 *
 * @throws {unknown} The signal's reason.
 */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason;
}
