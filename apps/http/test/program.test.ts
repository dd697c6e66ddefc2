import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { describe, expect, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { serverProgram, spawnProgram, spawnServer } from "./server/spawn-server.js";

const folder = temporaryFolder();

function fileWith(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const overlay = {
  chronicle: "interlude",
  skills: [{ skillId: 3, level: 1, description: "An invented description of a skill." }],
  quests: [{ questId: 1, description: "An invented description of a quest.", steps: [] }],
};

/** Waits until a server that stops accepts no connection. */
const untilItRefuses = (url: string) => expect.poll(() => fetch(url).then(String, () => "refuses")).toBe("refuses");

/** Sends text over a connection of its own, and gives all that comes back before it ends. */
async function connectTo(
  url: string,
  text: string,
): Promise<{ readonly socket: Socket; readonly received: Promise<string> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(text);
  const received = socket.toArray().then((chunks) => Buffer.concat(chunks).toString("latin1"));
  received.catch(() => {});
  return { socket, received };
}

const serve = (environment: Readonly<Record<string, string>> = {}) => spawnServer({ environment });

const runWith = (...programArguments: readonly string[]) => spawnProgram({ programArguments }).ended;

describe("the command", () => {
  it("explains itself", async () => {
    const { code, stdout, stderr } = await runWith("--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const word of ["gamedata-http", "--port", "--host", "PORT", "HOST", "LOG", "TEXT_OVERLAY", "WORKERS"])
      expect(stdout).toContain(word);
  });

  it("refuses what it does not know", async () => {
    for (const [args, sentence] of [
      [["serve"], "Unexpected argument 'serve'"],
      [["--port", "http"], '--port is "http"; it must be a whole number from 0 to 65535'],
    ] as const) {
      const stderr = `${sentence}; try gamedata-http --help.\n`;
      expect(await runWith(...args)).toMatchObject({ code: 2, stdout: "", stderr });
    }
  });

  it("names the command of the export", async () => {
    const stderr = "The export is the command gamedata-export of @gamedata/export; try gamedata-http --help.\n";
    expect(await runWith("export", "--out", join(folder, "copy"))).toMatchObject({ code: 2, stdout: "", stderr });
  });
});

const NO_HOST = "The host 192.0.2.1 is no address of this machine; set --host or HOST to another one.";

describe("the code of the program", () => {
  it("is ASCII: with one other character, V8 keeps a file with two bytes per character, and reads it more slowly", () => {
    const built = dirname(serverProgram);
    const files = readdirSync(built).filter((name) => name.endsWith(".js"));
    expect(files).toContain("main.js");
    expect(files.filter((name) => /[^\0-\x7F]/u.test(readFileSync(join(built, name), "utf8")))).toEqual([]);
  });
});

describe("starting", () => {
  it("takes flags before variables", async () => {
    const environment = { PORT: "http", HOST: "192.0.2.1" };
    const server = await spawnServer({ environment, programArguments: ["--port", "0", "--host", "127.0.0.1"] });
    server.child.kill("SIGTERM");
    expect(server.address.host).toBe("127.0.0.1");
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
    const { code, stderr } = await spawnProgram({ programArguments: ["--host", "192.0.2.1"] }).ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${NO_HOST}\n` });
  });

  it("prints one line: address, milliseconds, and of each chronicle the data version and the rows", async () => {
    const { child, ended, url } = await serve();
    const health: unknown = await (await fetch(`${url}/healthz`)).json();
    child.kill("SIGTERM");
    const { stdout, stderr, code } = await ended;
    const data = [interlude, highFive].map(({ manifest: { chronicle, dataVersion, tables } }) => {
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      return `${chronicle} ${dataVersion} (${rows} rows)`;
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.replace(/\d+(?= ms\n$)/, "0")).toBe(`GameData serves ${data.join(", ")} at ${url} after 0 ms\n`);
    const dataVersion = `${interlude.manifest.dataVersion}+${highFive.manifest.dataVersion}`;
    expect(health).toMatchObject({ status: "ok", dataVersion });
  });

  it("answers every method as soon as it listens", async () => {
    const { child, ended, url } = await serve();
    const methods = ["HEAD", "OPTIONS", "POST", "GET"];
    const responses = await Promise.all(methods.map((method) => fetch(`${url}/api/interlude/items/57`, { method })));
    child.kill("SIGTERM");
    expect(responses.map(({ status }) => status)).toEqual([200, 204, 405, 200]);
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it.each([
    ["a PORT that is no number", { PORT: "http" }, 'PORT is "http"; it must be a whole number from 0 to 65535.'],
    ["a HOST of another machine", { HOST: "192.0.2.1" }, NO_HOST],
    [
      "a heap that is too small",
      { NODE_OPTIONS: "--max-old-space-size=48" },
      /^The heap of this process is limited to 96 MiB; with 2 chronicles it must be \d+ MiB or more\. Set NODE_OPTIONS=--max-old-space-size=\d+, give the container more memory, or use fewer chronicles\.$/,
    ],
    [
      "a missing overlay",
      { TEXT_OVERLAY: join(folder, "none.json") },
      /^TEXT_OVERLAY .*none\.json cannot be read: ENOENT/,
    ],
    [
      "an overlay that is no file",
      { TEXT_OVERLAY: "/dev/zero" },
      "TEXT_OVERLAY /dev/zero cannot be read: /dev/zero is a device; expected is a file.",
    ],
  ])("with %s ends with one sentence", async (_what, environment, sentence) => {
    const { code, stdout, stderr } = await spawnProgram({ environment }).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.split("\n")).toEqual([sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence, ""]);
  });

  it("on a port that is taken ends with one sentence", async () => {
    const taken = createServer();
    const port = String(await listen(taken));
    const { code, stderr } = await spawnProgram({ environment: { PORT: port } }).ended;
    taken.close();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Port ${port} of 127.0.0.1 is in use; set --port or PORT to another one.\n`,
    });
  });

  it("with a text overlay shows its descriptions, which another service worker keeps", async () => {
    const served = async (description: string) => {
      const edited = { ...overlay, quests: [{ questId: 1, description, steps: [] }] };
      const { child, ended, url } = await serve({ TEXT_OVERLAY: fileWith("good.json", edited) });
      const quest: unknown = await (await fetch(`${url}/api/interlude/quests/1`)).json();
      const worker = await (await fetch(`${url}/service-worker.js`)).text();
      child.kill("SIGTERM");
      await ended;
      expect(quest).toMatchObject({ data: { description } });
      return worker;
    };
    const first = await served("An invented description of a quest.");
    expect(await served("Another one.")).not.toBe(first);
  });
});

describe("stopping", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("on %s closes idle connections and ends with 0", async (signal) => {
    const { child, ended, url } = await serve();
    const { received } = await connectTo(url, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    child.kill(signal);
    const { code, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await received).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it("answers what is in flight, and says that it is the last", async () => {
    const { child, ended, url } = await serve();
    const { socket, received } = await connectTo(url, "GET /api/interlude/items/57 HTTP/1.1\r\nHo");
    await fetch(`${url}/healthz`);
    child.kill("SIGTERM");
    await untilItRefuses(url);
    socket.write("st: x\r\n\r\n");
    const response = await received;
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(response).toMatch(/"id":57,.*\}$/s);
    expect((await ended).code).toBe(0);
  });

  it("ends at once on a second signal", async () => {
    const { child, ended, url } = await serve();
    await connectTo(url, "GET /never-finished HTTP/1.1\r\n");
    child.kill("SIGTERM");
    await untilItRefuses(url);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(143);
  });
});
