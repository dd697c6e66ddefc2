import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { startServer } from "../server.js";
import { firstRequest, longestWait } from "./first-request.js";

/** Milliseconds that the server below takes for its first response. */
const DELAY = 100;
/** A server that writes down what it receives; `/missing` is 404. */
const program = `
  import { appendFileSync } from "node:fs";
  import { createServer } from "node:http";
  let requests = 0;
  createServer(({ url }, response) => {
    appendFileSync(process.env.RECEIVED, url + "\\n");
    response.statusCode = url === "/missing" ? 404 : 200;
    setTimeout(() => response.end(), requests++ === 0 ? ${DELAY} : 0);
  }).listen(Number(process.env.PORT), "127.0.0.1");
`;

const folder = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, "server.mjs"), program);
  writeFileSync(join(folder, "broken.mjs"), "process.exit(3);");
});

const serverThatLogs = (log: string) => ({ file: join(folder, "server.mjs"), env: { RECEIVED: join(folder, log) } });
const received = (log: string) => readFileSync(join(folder, log), "utf8").trim().split("\n");

describe("the first request", () => {
  it.each([0, 0.05])("is the only one that the server gets, %d s after it listens", async (seconds) => {
    // A timer may fire less than a millisecond early.
    expect(await firstRequest(serverThatLogs(`first-${seconds}`), "/a?b=c", seconds)).toBeGreaterThan(DELAY - 1);
    expect(received(`first-${seconds}`)).toEqual(["/a?b=c"]);
  });

  it("has to be successful", async () => {
    await expect(firstRequest(serverThatLogs("missing"), "/missing", 0)).rejects.toThrow("/missing gives 404");
  });

  it("needs a server that starts", async () => {
    const broken = { file: join(folder, "broken.mjs"), env: {} };
    await expect(startServer(broken)).rejects.toThrow("The server ended with code 3 before it was ready.");
  });
});

describe("the longest wait", () => {
  it("is that of the slowest of all requests", async () => {
    expect(await longestWait(serverThatLogs("waits"), 0.05)).toBeGreaterThan(DELAY - 1);
    expect(new Set(received("waits"))).toEqual(new Set(["/healthz"]));
  });
});
