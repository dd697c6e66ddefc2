import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import * as v from "valibot";
import { builtFile } from "../workspace.js";
import { type Load, type LoadResult, loadResult } from "./message.js";

/** The process that puts load on servers. */
export interface LoadDriver {
  /**
   * Puts one load on a server and waits for its end.
   *
   * @param load The load.
   */
  run(load: Load): Promise<LoadResult>;
  /** Ends the process. */
  close(): void;
}

/** Starts the load process beside this one. */
export function startLoadDriver(): LoadDriver {
  const child = fork(builtFile("load.js"));
  return {
    async run(load) {
      child.send(load);
      return v.parse(loadResult, await nextMessage(child));
    },
    close: () => child.disconnect(),
  };
}

/** Waits for an answer; should the process end instead, that is an error. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const message = once(child, "message", { signal: settled.signal });
  const exit = once(child, "exit", { signal: settled.signal }).then(() => {
    throw new Error("The load process ended before it answered.");
  });
  try {
    const [answer] = await Promise.race([message, exit]);
    return answer;
  } finally {
    settled.abort();
  }
}
