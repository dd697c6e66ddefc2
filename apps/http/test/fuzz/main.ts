import { randomInt } from "node:crypto";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { openChronicles, readSelection } from "@gamedata/chronicles";
import { spawnServer, stopServer } from "../server/spawn-server.js";
import { fuzz } from "./fuzz.js";
import { servedOf } from "./served.js";

const DEFAULT_CASES = 1_000_000;
const MAXIMUM_SEED = 2 ** 31 - 1;
const MILLISECONDS_BETWEEN_LINES = 10_000;
const MILLISECONDS_BETWEEN_UPDATES = 200;
/** Milliseconds in which the cases beside a slow one are slow, too. */
const MILLISECONDS_TO_THE_END = 5_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { cases: { type: "string" }, seed: { type: "string" } } });
const cases = Number(values.cases ?? DEFAULT_CASES);
const seed = Number(values.seed ?? randomInt(MAXIMUM_SEED));
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isInteger(seed)) {
  say("Usage: pnpm fuzz [--cases <number>] [--seed <number>]");
  process.exit(1);
}

say(`${cases} cases, seed ${seed}`);
// `DATA` names data sets in place of the packages, to the server and to the oracle.
const chronicles = openChronicles(readSelection(process.env), createRequire(import.meta.url).resolve);
const { DATA } = process.env;
const server = await spawnServer({ environment: DATA === undefined ? {} : { DATA } });
const startedAt = performance.now();
let tried = 0;
const { isTTY } = process.stdout;
const rate = () => Math.round((tried / (performance.now() - startedAt)) * 1000);
const progress = setInterval(
  () => process.stdout.write(`${isTTY ? "\r" : ""}${tried} of ${cases} tried, ${rate()}/s ${isTTY ? "" : "\n"}`),
  isTTY ? MILLISECONDS_BETWEEN_UPDATES : MILLISECONDS_BETWEEN_LINES,
);
const report = await fuzz({
  address: server.address,
  served: servedOf(chronicles.map(({ catalog }) => catalog)),
  cases,
  seed,
  onCase() {
    tried += 1;
  },
  onSlow({ request }) {
    say(`SLOW ${JSON.stringify(request)}`);
    setTimeout(() => {
      server.child.kill("SIGKILL");
      process.exit(1);
    }, MILLISECONDS_TO_THE_END);
  },
});
clearInterval(progress);
const { code } = await stopServer(server);
const errors = server.errorLines();
say(
  `${isTTY ? "\n" : ""}${report.cases} cases and ${report.requests} requests in ${Math.round((performance.now() - startedAt) / 1000)} s`,
);
for (const failure of report.failures) say(`FAILED ${failure}`);
for (const line of errors) say(`LOGGED ${line}`);
const hasPassed = report.failures.length === 0 && errors.length === 0 && code === 0;
say(hasPassed ? "nothing found" : `failed: run again with --seed ${seed}`);
process.exitCode = hasPassed ? 0 : 1;
