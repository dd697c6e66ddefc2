const SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** What a shell adds to the number of the signal that ended a process. */
const SIGNAL_EXIT_CODE = 128;
const SIGNAL_NUMBERS = { SIGTERM: 15, SIGINT: 2 } as const;

/**
 * Ends the process gently on the first signal, with code 0 once the server has stopped; at once on the second.
 *
 * @param stop Stops the server.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) process.exit(SIGNAL_EXIT_CODE + SIGNAL_NUMBERS[signal]);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}
