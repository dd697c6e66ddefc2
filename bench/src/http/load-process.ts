import { fork } from "node:child_process";
import { once } from "node:events";
import { builtFile } from "../server.js";
import type { Load, LoadResult } from "./load.js";

/**
 * The process that puts load on servers: beside the data sets of this process, the garbage collector would take an eighth of its
 * requests.
 */
export interface LoadProcess {
  /** Does what `runLoad` does. */
  run(load: Load, statuses: readonly number[]): Promise<LoadResult>;
  close(): void;
}

/** Starts the load process. An error in it ends this process, too. */
export function startLoadProcess(): LoadProcess {
  const child = fork(builtFile("loader.js"));
  child.on("exit", (code) => {
    if (code !== 0) throw new Error(`The load process ended with code ${code}.`);
  });
  return {
    async run(load, statuses) {
      child.send({ load, statuses });
      const [result] = await once(child, "message");
      return result;
    },
    close: () => child.disconnect(),
  };
}
