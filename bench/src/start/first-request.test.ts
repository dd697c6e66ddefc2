import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCatalog } from "@gamedata/core";
import { createHandler } from "@gamedata/http/handler";
import { interlude } from "@gamedata/interlude";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startListening } from "../server/server.js";
import { firstRequest } from "./first-request.js";
import { longestWait } from "./longest-wait.js";
import { answerKinds, requestKinds } from "./request-kind.js";

/** Milliseconds that the server below takes for its first response, and for every `/slow`. */
const DELAY = 100;
/** A server that writes down what it is asked; `/missing` is 404. */
const program = `
  import { appendFileSync } from "node:fs";
  import { createServer } from "node:http";
  let requests = 0;
  createServer(({ url }, response) => {
    appendFileSync(process.env.ASKED, url + "\\n");
    response.statusCode = url === "/missing" ? 404 : 200;
    setTimeout(() => response.end(), requests++ === 0 || url === "/slow" ? ${DELAY} : 0);
  }).listen(Number(process.env.PORT), "127.0.0.1");
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gamedata-first-"));
  writeFileSync(join(folder, "server.mjs"), program);
  writeFileSync(join(folder, "broken.mjs"), "process.exit(3);");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serverThatLogs = (log: string) => ({
  nodeOptions: [],
  file: join(folder, "server.mjs"),
  env: { ASKED: join(folder, log) },
  path: "/",
});
const asked = (log: string) => readFileSync(join(folder, log), "utf8").trim().split("\n");

describe("the first request", () => {
  it.each([0, 0.05])("is the only one that the server gets, %d s after it listens", async (seconds) => {
    // A timer may fire less than a millisecond early.
    expect(await firstRequest(serverThatLogs(`first-${seconds}`), "/a?b=c", seconds)).toBeGreaterThan(DELAY - 1);
    expect(asked(`first-${seconds}`)).toEqual(["/a?b=c"]);
  });

  it("has to be successful", async () => {
    await expect(firstRequest(serverThatLogs("missing"), "/missing", 0)).rejects.toThrow("/missing answers 404");
  });

  it("needs a server that starts", async () => {
    const broken = { ...serverThatLogs("broken"), file: join(folder, "broken.mjs") };
    await expect(startListening(broken)).rejects.toThrow("The server ended with code 3 before it answered.");
  });
});

describe("the kinds of first requests", () => {
  const all = [...requestKinds, ...answerKinds];
  const handle = createHandler({ catalogs: [createCatalog(interlude)] });

  it.each(all)("have a response: $name", async ({ path }) => {
    expect((await handle(new Request(`http://localhost${path}`))).status).toBe(200);
  });

  it("are eleven that have a target, each with a name and a path of its own", () => {
    expect(requestKinds).toHaveLength(11);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });
});

describe("the longest wait", () => {
  it("is that of the slowest of all requests", async () => {
    const { requests, longestMs } = await longestWait(serverThatLogs("waits"), 0.05);
    expect(longestMs).toBeGreaterThan(DELAY - 1);
    expect(asked("waits")).toEqual(Array(requests).fill("/healthz"));
  });

  it("is measured until another request has its response", async () => {
    const { requests } = await longestWait(serverThatLogs("other"), 0, "/slow");
    const paths = asked("other");
    expect(paths.filter((path) => path === "/slow")).toHaveLength(1);
    expect(paths.filter((path) => path === "/healthz")).toHaveLength(requests);
  });
});
