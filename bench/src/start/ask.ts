import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";

/** One connection to a server, which is kept open between requests. */
export interface Connection {
  /**
   * Returns the milliseconds from sending a request to the end of its response.
   *
   * @throws {Error} If the status is not 200 or the connection is lost.
   */
  ask(path: string): Promise<number>;
  close(): void;
}

/** Opens a connection with the first request. */
export function openConnection(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: (path) =>
      new Promise((resolve, reject) => {
        const start = performance.now();
        get(new URL(path, url), { agent }, (response) => {
          response.resume();
          response.on("error", reject);
          response.on("end", () => {
            if (response.statusCode === 200) resolve(performance.now() - start);
            else reject(new Error(`${path} answers ${response.statusCode}, and 200 is to be measured.`));
          });
        }).on("error", reject);
      }),
    close: () => agent.destroy(),
  };
}
