import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { servedOf } from "../fuzz/served.js";
import { catalog, highFiveCatalog } from "../served.js";
import { soak } from "./soak.js";

const DEFAULT_MINUTES = 5;
const DEFAULT_CONNECTIONS = 256;
const MAXIMUM_SEED = 1_000_000;
/** The share of the memory that it may gain from the warm-up to the end and still count as flat. */
const FLAT_SHARE = 0.05;

const say = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: { minutes: { type: "string" }, connections: { type: "string" }, seed: { type: "string" } },
});
const minutes = Number(values.minutes ?? DEFAULT_MINUTES);
const connections = Number(values.connections ?? DEFAULT_CONNECTIONS);
const seed = Number(values.seed ?? randomInt(MAXIMUM_SEED));
if (!(minutes > 0) || !Number.isInteger(connections) || connections < 1 || !Number.isInteger(seed)) {
  say("Usage: pnpm soak [--minutes <number>] [--connections <number>] [--seed <number>]");
  process.exit(1);
}

say(`${minutes} minutes, ${connections} connections, seed ${seed}`);
const { isTTY } = process.stdout;
const report = await soak({
  served: servedOf([catalog, highFiveCatalog]),
  seconds: minutes * 60,
  connections,
  seed,
  onSample(requests, rss) {
    process.stdout.write(`${isTTY ? "\r" : ""}${requests} requests, ${Math.round(rss)} MiB ${isTTY ? "" : "\n"}`);
  },
});
const range = ([from, to]: readonly [number, number]) => `${from.toFixed(1)} to ${to.toFixed(1)} MiB`;
say(`${isTTY ? "\n" : ""}${report.requests} requests, ${report.requestsPerSecond}/s`);
say(`wrong answers ${report.wrong}, errors ${report.errors.length}, exit code ${report.exitCode}`);
say(
  `RSS ${range(report.rss)}, ${report.rssSlope.toFixed(2)} MiB a minute after the warm-up; kept heap ${range(report.heap)}`,
);
say(`event-loop delay p50 ${report.delayP50.toFixed(1)} ms, p99 ${report.delayP99.toFixed(1)} ms`);
for (const line of [...new Set(report.errors), ...report.logged]) say(`FAILED ${line}`);
const isRight = report.wrong === 0 && report.errors.length === 0 && report.logged.length === 0 && report.exitCode === 0;
const isFlat = report.rssSlope * report.measuredMinutes < report.rss[0] * FLAT_SHARE;
say(isRight && isFlat ? "held" : `did not hold: ${isRight ? "memory grows" : "see above"}`);
process.exitCode = isRight && isFlat ? 0 : 1;
