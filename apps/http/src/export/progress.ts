/** Where the command writes: standard output, and standard error, which may be a terminal. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
}

/** Shows how far the export is. */
export interface Progress {
  /** A path of the plan was dealt with. */
  readonly advance: () => void;
  /** A part of the copy is done. */
  readonly finishPart: (name: string, files: number) => void;
  /** Nothing more comes. */
  readonly finish: () => void;
}

const CLEAR_LINE = "\r\u001B[2K";
const BAR_WIDTH = 30;
/** The bar is drawn again after this share of all paths. */
const STEP = 1 / 200;

const silent: Progress = { advance: () => {}, finishPart: () => {}, finish: () => {} };

/**
 * Shows progress on standard error: a bar on a terminal, a line a part in a pipe, nothing when it is to be quiet.
 *
 * @param output Where to write.
 * @param total The paths of the plan.
 * @param isQuiet Whether to show nothing.
 */
export function showProgress({ err, isTerminal }: Output, total: number, isQuiet: boolean): Progress {
  if (isQuiet) return silent;
  if (!isTerminal) return { ...silent, finishPart: (name, files) => err(`${name}: ${files} files\n`) };
  let done = 0;
  let drawnAt = 0;
  return {
    advance: () => {
      done += 1;
      if (done - drawnAt < total * STEP && done < total) return;
      drawnAt = done;
      const filled = Math.floor((done / total) * BAR_WIDTH);
      err(`${CLEAR_LINE}[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}] ${done}/${total}`);
    },
    finishPart: () => {},
    finish: () => err(CLEAR_LINE),
  };
}
