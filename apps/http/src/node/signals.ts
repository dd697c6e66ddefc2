const SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** A shell reports the end by a signal as this plus the number of the signal. */
const SIGNAL_EXIT_CODE = 128;
const SIGNAL_NUMBERS = { SIGTERM: 15, SIGINT: 2 } as const;

/** On the first signal stops the server and exits with code 0; on the second exits at once. */
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
