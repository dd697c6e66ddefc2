export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether standard error is a terminal. */
  readonly isTerminal: boolean;
}

/** Progress of a long command on standard error. */
export interface Progress {
  /** Redraws the bar on a terminal, at most once for each 0.5 % of the total. */
  readonly show: (done: number, label?: string) => void;
  /** Writes a line when standard error is not a terminal. */
  readonly line: (text: string) => void;
  /** Clears the bar. */
  readonly finish: () => void;
}

export interface ProgressOptions {
  readonly total: number;
  /** The width of the bar in characters. */
  readonly barWidth: number;
  /** Whether to show nothing; false by default. */
  readonly isQuiet?: boolean;
}

const CLEAR_LINE = "\r\u001B[2K";
/** The bar is redrawn after this share of all steps. */
const REDRAW_SHARE = 1 / 200;

const silent: Progress = { show: () => {}, line: () => {}, finish: () => {} };

/** Creates a progress display: a bar on a terminal, lines in a pipe. */
export function createProgress(
  { err, isTerminal }: Output,
  { total, barWidth, isQuiet = false }: ProgressOptions,
): Progress {
  if (isQuiet) return silent;
  if (!isTerminal) return { ...silent, line: (text) => err(`${text}\n`) };
  let drawnAt = 0;
  return {
    show: (done, label) => {
      if (done > 0 && done - drawnAt < total * REDRAW_SHARE && done < total) return;
      drawnAt = done;
      const filled = Math.round((done / total) * barWidth);
      const bar = `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${done}/${total}`;
      err(`${CLEAR_LINE}${bar}${label === undefined ? "" : ` ${label}`}`);
    },
    line: () => {},
    finish: () => err(CLEAR_LINE),
  };
}

/** Formats a number with its noun, for example `1 error` and `2 errors`; the number may be formatted already. */
export function counted(count: number | string, noun: string, plural = `${noun}s`): string {
  return `${count} ${String(count) === "1" ? noun : plural}`;
}
