const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Calls a function for the first signal of each kind that asks the program to stop. */
export function onSignal(stop: () => void): void {
  for (const signal of SIGNALS) process.once(signal, stop);
}
