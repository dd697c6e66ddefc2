import { expect, it } from "vitest";
import { spawnServer, stopServer } from "../server/spawn-server.js";
import { statusOf } from "../wire/request.js";

const codes = ["ENOBUFS", "EMFILE", "ECONNABORTED"];

/** Lets the system fail to accept connections, as it does for want of memory or files. */
const failure = `
import { Server } from "node:net";
const { listen } = Server.prototype;
Server.prototype.listen = function (...args) {
  this.once("listening", () => setImmediate(() => {
    for (const code of ${JSON.stringify(codes)}) this.emit("error", Object.assign(new Error("accept " + code), { code }));
  }));
  return listen.apply(this, args);
};
`;

it("connections that cannot be accepted are logged, and the server goes on", async () => {
  const server = await spawnServer({ nodeOptions: [`--import=data:text/javascript,${encodeURIComponent(failure)}`] });
  await expect.poll(() => server.errorLines().length).toBe(codes.length);
  expect(await statusOf(server.address, "/healthz")).toBe(200);
  expect((await stopServer(server)).code).toBe(0);
  const logged = server.errorLines().map((line): unknown => JSON.parse(line));
  expect(logged).toEqual(
    codes.map((code) => ({
      time: expect.any(String),
      level: "error",
      stack: expect.stringContaining(`Error: accept ${code}`),
    })),
  );
});
