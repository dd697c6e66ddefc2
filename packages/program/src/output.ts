/** The output streams of a program. */
export interface Output {
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Whether standard error is a terminal. */
  readonly isTerminal: boolean;
}
