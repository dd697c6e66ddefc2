import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { type SpawnOptions, spawnProgram } from "./server/spawn-server.js";

const program = fileURLToPath(new URL("../dist/health-check.js", import.meta.url));

/** Runs the health check as a container does: with the environment of the server, and nothing else. */
const check = (pid: number | undefined, environment: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: unknown; readonly stderr: string }>((resolve) => {
    execFile(process.execPath, [program, String(pid)], { env: environment }, (error, _stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stderr }),
    );
  });

/** Returns a port that was free a moment ago; a container knows its port before it starts. */
async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("A port has a number.");
  return address.port;
}

describe("the health check of the image", () => {
  it.each<[string, string, (port: string) => Pick<SpawnOptions, "programArguments" | "environment">]>([
    ["--port", "127.0.0.1", (port) => ({ programArguments: ["--port", port], environment: { PORT: "3000" } })],
    ["HOST and PORT", "::1", (PORT) => ({ environment: { HOST: "::1", PORT } })],
    [
      "--host=… and PORT",
      "::1",
      (PORT) => ({ programArguments: ["--host=::1"], environment: { HOST: "0.0.0.0", PORT } }),
    ],
    [
      "workers",
      "127.0.0.1",
      (port) => ({ programArguments: ["--port", port], environment: { PORT: "1", WORKERS: "2" } }),
    ],
  ])("asks what is served: %s at %s", async (_how, host, optionsFor) => {
    const port = String(await freePort(host));
    const options = { nodeOptions: ["--max-semi-space-size=1"], ...optionsFor(port) };
    const { child, ended, printed } = spawnProgram({
      ...options,
      environment: { CHRONICLES: "interlude", ...options.environment },
    });
    while (!printed.stdout.includes(` after `)) await Promise.race([once(child.stdout ?? child, "data"), ended]);
    expect(await check(child.pid, options.environment ?? {})).toEqual({ code: 0, stderr: "" });
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("says that nothing answers at the address of the environment, where the process is another program", async () => {
    const PORT = String(await freePort("127.0.0.1"));
    const refused = `connect ECONNREFUSED 127.0.0.1:${PORT}`;
    // Of a server on all addresses it asks one.
    for (const HOST of ["127.0.0.1", "0.0.0.0"])
      expect(await check(process.pid, { HOST, PORT })).toEqual({
        code: 1,
        stderr: `The server at port ${PORT} of 127.0.0.1 does not answer: ${refused}.\n`,
      });
  });

  it("says what else is answered", async () => {
    const other = createServer((socket) => socket.end("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"));
    const PORT = String(await listen(other));
    expect(await check(process.pid, { PORT })).toEqual({
      code: 1,
      stderr: `The server at port ${PORT} of 127.0.0.1 answers with 503.\n`,
    });
    other.close();
  });
});
