import { type ChildProcessWithoutNullStreams, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patternOf } from "../../../scripts/docs/page.js";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { createPackedProject, type PackedProject } from "../../../scripts/packed/packed-project.js";
import { type RunningServer, run, serve } from "../../../scripts/runtimes/process.js";
import { installRuntimes, node22, programOf, runtimesFitThisMachine } from "../../../scripts/runtimes/runtime.js";

/** The official inspector; it needs Node 22. */
const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";
/** Milliseconds; the inspector and a Node for it are installed. */
const INSTALL_TIMEOUT = 600_000;
/** Whether the inspector is installed and asked, as by `pnpm test:runtimes`; it speaks the protocol as the SDK of the other tests does. */
const asksInspector = runtimesFitThisMachine && process.env["LONG"] === "all";

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");

const hostConfiguration = v.object({
  mcpServers: v.object({ gamedata: v.object({ command: v.string(), args: v.array(v.string()) }) }),
});

function documentedCommand(): { readonly command: string; readonly args: string[] } {
  const [, block = ""] = /```json\n([\s\S]*?)```/u.exec(read("apps/mcp/README.md")) ?? [];
  return v.parse(hostConfiguration, JSON.parse(block)).mcpServers.gamedata;
}

/** A call of the documentation, and the answer that it shows, in which `…` stands for anything. */
const transcript = Array.from(
  read("docs/mcp.md").matchAll(/^\$ (\w+) (.+)\n(.+)$/gmu),
  ([, name = "", args = "", answer = ""]) => ({ name, args, answer }),
);

let project: PackedProject;
beforeAll(async () => {
  project = createPackedProject(asksInspector ? [INSPECTOR] : []);
  if (asksInspector) await installRuntimes([node22]);
}, INSTALL_TIMEOUT);
afterAll(() => project.remove());

async function overStdio(mode: "auto" | "legacy" = "auto"): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ ...documentedCommand(), cwd: project.folder, stderr: "ignore" }));
  return client;
}

async function overHttp(url: string, mode: "auto" | "legacy" = "auto"): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

async function textOf(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return first?.type === "text" ? first.text : "";
}

/** Starts the program as a host does, without a client. */
const program = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(project.folder, "node_modules/.bin/gamedata-mcp"), ...args], { cwd: project.folder });

describe("the program, installed from its tarball and configured as the README says", () => {
  let client: Client;
  beforeAll(async () => {
    client = await overStdio();
  });
  afterAll(() => client.close());

  it.each(transcript)("answers as docs/mcp.md shows: $name $args", async ({ name, args, answer }) => {
    expect(await textOf(client, name, JSON.parse(args))).toMatch(patternOf(answer));
  });

  it("answers eleven questions in the documentation", () => {
    const questions = read("docs/mcp.md").match(/^### .+\?$/gmu) ?? [];
    expect(questions).toHaveLength(11);
    expect(transcript.length).toBeGreaterThanOrEqual(10);
  });

  it("says at the start that the heap is too small, and ends", async () => {
    const bin = join(project.folder, "node_modules/.bin/gamedata-mcp");
    const { stderr, status } = spawnSync(process.execPath, ["--max-old-space-size=48", bin], { encoding: "utf8" });
    expect({ stderr, status }).toEqual({
      stderr: expect.stringMatching(
        /^The heap of this process is limited to 96 MiB; .+ must be \d+ MiB or more\. .+\n$/,
      ),
      status: 1,
    });
  });

  it("drops a cancelled call, and answers the next one", async () => {
    const cancel = new AbortController();
    const cancelled = client.callTool({ name: "get_item", arguments: { item: 57 } }, { signal: cancel.signal });
    cancel.abort("The user has changed his mind.");
    await expect(cancelled).rejects.toThrow("The user has changed his mind.");
    expect(await textOf(client, "get_item", { item: 57, fields: ["name"] })).toBe('{"data":{"name":"Adena"}}');
  });

  it("answers two clients at once, one of the older generation", async () => {
    const older = await overStdio("legacy");
    const [one, two] = await Promise.all(
      [client, older].map((own) => textOf(own, "where_to_farm", { item: "Animal Bone", limit: 1 })),
    );
    expect(one).toBe(two);
    expect(one).toContain('"perHour"');
    expect((await older.listTools()).tools).toEqual((await client.listTools()).tools);
    await older.close();
  });
});

describe("over standard input and output", () => {
  it("nothing but messages is written, malformed input is refused, and the end of the input ends the program", async () => {
    const server = program();
    let [printed, complaints] = ["", ""];
    server.stdout.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
    });
    server.stderr.on("data", (bytes: Buffer) => {
      complaints += bytes.toString();
    });
    const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
    const answered = async (count: number) => {
      while (printed.split("\n").length <= count) await once(server.stdout, "data");
    };
    // The first revision of the protocol, as an old client speaks it.
    const clientInfo = { name: "old", version: "1" };
    const params = { protocolVersion: "2024-11-05", capabilities: {}, clientInfo };
    send({ id: 1, method: "initialize", params });
    await answered(1);
    send({ method: "notifications/initialized" });
    server.stdin.write("this is no message\n[]\n");
    send({ id: 2, method: "tools/call", params: { name: "get_item", arguments: { item: 57, fields: ["id"] } } });
    send({ id: 3, method: "tools/call", params: { name: "get_item", arguments: { item: -1 } } });
    await answered(5);
    server.stdin.end();
    const [code] = await once(server, "close");
    const messages = printed.trimEnd().split("\n");
    expect(messages.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, result: { protocolVersion: "2024-11-05", serverInfo: { name: "gamedata" } } },
      { id: null, error: { code: -32_700 } },
      { id: null, error: { code: -32_600 } },
      { id: 2, result: { structuredContent: { data: { id: 57 } } } },
      { id: 3, result: { isError: true } },
    ]);
    expect(complaints).toBe(
      "gamedata-mcp: a line of the input was refused. Parse error: the line is not JSON.\n" +
        "gamedata-mcp: a line of the input was refused. Invalid request: the line is no message of JSON-RPC 2.0.\n",
    );
    expect(code).toBe(0);
  });

  const initialize = JSON.stringify({
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
  });
  const call = (id: number) =>
    JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "get_item", arguments: { item: 57 } } });

  it.each([
    ["a signal", (server: ChildProcessWithoutNullStreams) => server.kill("SIGTERM")],
    [
      "an output that the host has closed",
      (server: ChildProcessWithoutNullStreams) => {
        server.stdout.destroy();
        server.stdin.write(`${call(1)}\n`);
      },
    ],
  ])("ends for %s", async (_what, stop) => {
    const server = program();
    server.stdin.write(`${initialize}\n`);
    await once(server.stdout, "data");
    stop(server);
    expect(await once(server, "exit")).toEqual([0, null]);
    server.stdin.end();
  });
});

describe("over HTTP", () => {
  let server: RunningServer;
  beforeAll(async () => {
    const args = ["node_modules/.bin/gamedata-mcp", "--http", "0", "interlude"];
    server = await serve({ program: process.execPath, args, cwd: project.folder });
  });
  afterAll(() => server.stop());

  it("answers both generations of clients at once as over standard input and output", async () => {
    const clients = await Promise.all([overHttp(server.url), overHttp(server.url, "legacy"), overStdio()]);
    const args = { item: "Draconic Bow", fields: ["totals"] };
    const [first, ...others] = await Promise.all(clients.map((client) => textOf(client, "plan_crafting", args)));
    expect(others).toEqual([first, first]);
    expect(first).toContain('"Draconic Bow Shaft"');
    await Promise.all(clients.map((client) => client.close()));
  });

  it.each([
    ["a foreign page", { origin: "https://evil.example.org" }, "/mcp", 403],
    ["another path", {}, "/", 404],
  ])("refuses %s", async (_what, headers, path, status) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const accepted = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { ...accepted, ...headers },
      body,
    });
    expect(response.status).toBe(status);
  });

  it("says that a port is in use", async () => {
    const port = new URL(server.url).port;
    const args = ["node_modules/.bin/gamedata-mcp", "--http", port];
    expect(await run({ program: process.execPath, args, cwd: project.folder })).toMatchObject({
      code: 1,
      stderr: `Port ${port} of 127.0.0.1 is in use; set --http to another one.\n`,
    });
  });

  it("stops on a signal", async () => {
    const second = program("--http", "0");
    await once(second.stdout, "data");
    second.kill("SIGTERM");
    const [code] = await once(second, "close");
    expect(code).toBe(0);
  });
});

if (asksInspector)
  describe("the inspector", () => {
    const inspect = (...args: readonly string[]) =>
      new Promise<unknown>((resolve, reject) => {
        const bin = join(project.folder, "node_modules/.bin/mcp-inspector");
        const command = [bin, "--cli", "node", "node_modules/.bin/gamedata-mcp", ...args];
        execFile(programOf(node22), command, { cwd: project.folder }, (error, stdout, stderr) => {
          if (error !== null) reject(new Error(`${error.message}\n${stdout}\n${stderr}`));
          else resolve(JSON.parse(stdout));
        });
      });

    it("lists the tools, and calls one", async () => {
      const list = v.parse(
        v.object({ tools: v.array(v.object({ name: v.string() })) }),
        await inspect("--method", "tools/list"),
      );
      expect(list.tools.map(({ name }) => name)).toContain("plan_crafting");
      const call = [
        "--method",
        "tools/call",
        "--tool-name",
        "get_item",
        "--tool-arg",
        "item=57",
        "--tool-arg",
        'fields=["name"]',
      ];
      expect(await inspect(...call)).toMatchObject({ structuredContent: { data: { name: "Adena" } } });
    });
  });
