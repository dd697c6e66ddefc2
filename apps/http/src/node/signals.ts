const SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** The exit code after a signal is this plus the number of the signal, as in a shell. */
const SIGNAL_EXIT_CODE = 128;
const SIGNAL_NUMBERS = { SIGTERM: 15, SIGINT: 2 } as const;

/** Stops the server on the first signal, and exits with code 0; exits at once on the second. */
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
