import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import * as v from "valibot";

const RESOLUTION = 1;

/** What runs inside the server's process before the server, so that the server itself knows nothing of it. */
const source = `
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
const delay = monitorEventLoopDelay({ resolution: ${RESOLUTION} });
delay.enable();
process.on("message", ({ collect }) => {
  if (collect) {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
  }
  const { rss, heapUsed } = process.memoryUsage();
  const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - ${RESOLUTION});
  process.send({ rss, heapUsed, delayP50: milliseconds(delay.percentile(50)), delayP99: milliseconds(delay.percentile(99)) });
});
process.channel.unref();
`;

/** The option of Node that loads the probe; the process must be spawned with `ipc`. */
export const probeOption = `--import=data:text/javascript,${encodeURIComponent(source)}`;

const figures = v.strictObject({ rss: v.number(), heapUsed: v.number(), delayP50: v.number(), delayP99: v.number() });
/** What the probe knows: bytes, and milliseconds of event-loop delay since the start. */
export type Figures = v.InferOutput<typeof figures>;

/** Asks the probe in a server's process; `collect` first collects garbage, so that the heap holds only what is kept. */
export async function probe(child: ChildProcess, collect = false): Promise<Figures> {
  child.send({ collect });
  const [message]: unknown[] = await once(child, "message");
  return v.parse(figures, message);
}
