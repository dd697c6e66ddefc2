import { fileURLToPath } from "node:url";
import { spawnProgram, spawnServer, stopServer } from "../../http/test/server/spawn-server.js";

const program = fileURLToPath(new URL("../dist/main.js", import.meta.url));

export const startExport = (...programArguments: readonly string[]) => spawnProgram({ program, programArguments });

export const startExportIn = (environment: Readonly<Record<string, string>>, ...programArguments: readonly string[]) =>
  spawnProgram({ program, programArguments, environment });

/** The running server that a copy is compared with. */
export interface LiveServer {
  readonly ask: (
    target: string,
  ) => Promise<{ readonly status: number; readonly headers: Headers; readonly body: Buffer }>;
  readonly close: () => Promise<unknown>;
}

export async function startServer(): Promise<LiveServer> {
  const server = await spawnServer();
  return {
    async ask(target) {
      const response = await fetch(server.url + target, { headers: { "accept-encoding": "identity" } });
      const { status, headers } = response;
      return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
    },
    close: () => stopServer(server),
  };
}
