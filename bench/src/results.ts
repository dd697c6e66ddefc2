import type { CoreFigures } from "./core/message.js";
import type { SizedFigures } from "./growth/growth.js";
import type { Comparison } from "./http/compare.js";
import type { Machine } from "./machine.js";
import type { PackageFigures } from "./package/measure.js";
import type { FirstRequests } from "./start/first-request.js";
import type { Waits } from "./start/longest-wait.js";
import type { DetailMemory, MemoryFigures } from "./start/memory.js";
import type { Starts } from "./start/start.js";
import type { StdioFigures } from "./start/stdio.js";

/** Everything that one run of the bench found; a section that was not run is left out. */
export interface Results {
  readonly machine: Machine;
  /** Whether this is a first impression only. */
  readonly quick: boolean;
  readonly http?: {
    readonly repeated: readonly Comparison[];
    readonly neverSeen: readonly Comparison[];
    /** Answers over the rows of several tables, on URLs never seen. */
    readonly answers: readonly Comparison[];
  };
  /** Repeated URLs with two workers. */
  readonly workers?: readonly Comparison[];
  readonly core?: CoreFigures;
  readonly start?: Starts;
  readonly mcp?: StdioFigures;
  readonly first?: FirstRequests;
  readonly waits?: Waits;
  readonly memory?: MemoryFigures;
  readonly memoryOfTwo?: DetailMemory;
  readonly growth?: readonly SizedFigures[];
  readonly packages?: readonly PackageFigures[];
}

/** Digits that a figure is worth writing down with. */
const DIGITS = 4;

/** Writes results as JSON, figures cut to the digits that mean something. */
export function serializeResults(results: object): string {
  const round = (_: string, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
  return `${JSON.stringify(results, round, 2)}\n`;
}
