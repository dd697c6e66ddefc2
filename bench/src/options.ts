import { parseArgs } from "node:util";

/** The parts of the bench that can be run by themselves. */
export const sections = ["http", "core", "start", "memory", "package"] as const;
export type Section = (typeof sections)[number];

/** How much of everything is measured. */
export interface Extent {
  /** Measured rounds of each request, and starts of servers, imports and catalogs; medians are taken over them. */
  readonly rounds: number;
  /** Processes that medians are taken over where one takes seconds: first requests, waits, memory, library. */
  readonly processes: number;
  /** Seconds of a round; a warm-up takes twice as long. */
  readonly roundSeconds: number;
  /** Seconds that a new server has before a later first request; waits are measured for as long. */
  readonly firstSeconds: number;
  /** Seconds of rest before memory is read; V8 gives some back 8 seconds after the last work. */
  readonly restSeconds: number;
  /** Most requests of each list of requests, and most kinds of never-seen URLs. */
  readonly requests: number;
  /** Most detail URLs, and most ids that a query of core gets. */
  readonly details: number;
  /** Most detail URLs of the never-seen mode, picked at random. */
  readonly neverSeen: number;
  /** Different list URLs of the never-seen mode; ten times as many must leave the memory flat. */
  readonly lists: number;
  /** Milliseconds of each query of core. */
  readonly queryMilliseconds: number;
}

/** More than there is of anything; JSON knows no infinity. */
const ALL = Number.MAX_SAFE_INTEGER;

/** Everything, as the published figures are made. Many short rounds by turns, so that a busy moment of the machine affects both servers. */
export const fullExtent: Extent = {
  rounds: 7,
  processes: 3,
  roundSeconds: 1,
  firstSeconds: 1,
  restSeconds: 12,
  requests: ALL,
  details: ALL,
  neverSeen: 40_000,
  lists: 20_000,
  queryMilliseconds: 500,
};

/** A first impression in some minutes. */
export const quickExtent: Extent = {
  ...fullExtent,
  rounds: 3,
  processes: 1,
  roundSeconds: 0.2,
  restSeconds: 1,
  details: 6_000,
  neverSeen: 6_000,
  lists: 4_000,
  queryMilliseconds: 50,
};

/** Just enough to see that everything works; its figures mean nothing. */
export const smokeExtent: Extent = {
  rounds: 1,
  processes: 1,
  roundSeconds: 0.05,
  firstSeconds: 0.05,
  restSeconds: 0,
  requests: 2,
  details: 100,
  neverSeen: 100,
  lists: 100,
  queryMilliseconds: 0,
};

export interface Options {
  readonly extent: Extent;
  readonly quick: boolean;
  readonly sections: readonly Section[];
  /** The path of the results of a former run to compare with, if there is one. */
  readonly compare?: string | undefined;
}

/**
 * Reads the command line: `--quick`, `--only` with sections joined by commas, and `--compare` with a path.
 *
 * @throws {RangeError} If there is no such section.
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string", default: sections.join() },
      compare: { type: "string" },
    },
  });
  const wanted = values.only.split(",");
  for (const name of wanted)
    if (!sections.some((section) => section === name))
      throw new RangeError(`--only names "${name}", and allowed is any of ${sections.join(", ")}.`);
  return {
    extent: values.quick ? quickExtent : fullExtent,
    quick: values.quick,
    sections: sections.filter((section) => wanted.includes(section)),
    compare: values.compare,
  };
}
