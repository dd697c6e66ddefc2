import { parseArgs } from "node:util";

/** The parts of the bench that can be run by themselves. */
export const sections = ["http", "core", "memory", "growth", "package"] as const;
/** One part of the bench. */
export type Section = (typeof sections)[number];

/** How much of everything is measured. */
export interface Extent {
  /** Measured rounds of each request; medians are taken over them. */
  readonly rounds: number;
  /** Seconds of a round. */
  readonly roundSeconds: number;
  /** Seconds of load before the first round, not counted. */
  readonly warmUpSeconds: number;
  /** Most detail URLs of the never-seen mode; every id of every route has one. */
  readonly detailUrls: number;
  /** List URLs of the never-seen mode. */
  readonly listUrls: number;
  /** Distinct list URLs that must leave the memory flat. */
  readonly memoryUrls: number;
  /** Seconds of rest before memory is read; V8 gives some back 8 seconds after the last work. */
  readonly restSeconds: number;
  /** Starts that the median is taken over: of the servers, and of imports. */
  readonly starts: number;
  /** New servers that the first request of each kind, the waits in the first second and the memory are measured with; medians. */
  readonly firstRounds: number;
  /** Most kinds of first requests. */
  readonly firstKinds: number;
  /** Most answers over several tables beside them. */
  readonly firstAnswers: number;
  /** Seconds that a new server has before a later first request; waits are measured for as long. */
  readonly firstSeconds: number;
  /** Processes that measure the library, and each size of the data set; medians. */
  readonly processes: number;
  /** Most ids that a core query is asked for. */
  readonly coreIds: number;
  /** Calls of each core list query. */
  readonly coreCalls: number;
  /** Sizes of the generated data sets, in multiples of the real one. */
  readonly growth: readonly number[];
  /** Whether other data packages are fetched and measured too. */
  readonly others: boolean;
}

/** Everything, as the published figures are made. Many short rounds by turns, so that a busy moment is nobody's loss. */
export const fullExtent: Extent = {
  rounds: 9,
  roundSeconds: 1,
  warmUpSeconds: 2,
  detailUrls: Number.POSITIVE_INFINITY,
  listUrls: 24_000,
  memoryUrls: 200_000,
  restSeconds: 12,
  starts: 9,
  firstRounds: 3,
  firstKinds: Number.POSITIVE_INFINITY,
  firstAnswers: Number.POSITIVE_INFINITY,
  firstSeconds: 1,
  processes: 3,
  coreIds: Number.POSITIVE_INFINITY,
  coreCalls: 2_000,
  growth: [1, 10, 50],
  others: true,
};

/** A first impression in under two minutes. */
export const quickExtent: Extent = {
  rounds: 3,
  roundSeconds: 0.3,
  warmUpSeconds: 0.2,
  detailUrls: 6_000,
  listUrls: 4_000,
  memoryUrls: 20_000,
  restSeconds: 1,
  starts: 3,
  firstRounds: 1,
  firstKinds: Number.POSITIVE_INFINITY,
  firstAnswers: 0,
  firstSeconds: 1,
  processes: 1,
  coreIds: 2_000,
  coreCalls: 200,
  growth: [1, 4],
  others: false,
};

/** Just enough to see that everything works; its figures mean nothing. */
export const smokeExtent: Extent = {
  rounds: 1,
  roundSeconds: 0.05,
  warmUpSeconds: 0.05,
  detailUrls: 100,
  listUrls: 100,
  memoryUrls: 100,
  restSeconds: 0,
  starts: 1,
  firstRounds: 1,
  firstKinds: 1,
  firstAnswers: 0,
  firstSeconds: 0.05,
  processes: 1,
  coreIds: 20,
  coreCalls: 1,
  growth: [1, 2],
  others: false,
};

/** What the command line asks for. */
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
