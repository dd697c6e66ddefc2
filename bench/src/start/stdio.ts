import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { median } from "../statistics.js";
import { builtFile, root } from "../workspace.js";

/** Milliseconds from spawning the MCP server, and a bare Node, to the first answer over standard output; medians. */
export interface StdioFigures {
  readonly ours: number;
  readonly bare: number;
}

/** Our MCP server as it is shipped. */
const MCP_SERVER = join(root, "apps", "mcp", "dist", "main.js");

const clientInfo = { name: "bench", version: "1" };

/** The messages of a client up to its first question; a client waits for the answer to the first one. */
const hello = {
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
};
const question = { id: 2, method: "tools/call", params: { name: "get_item", arguments: { item: 57 } } };

/**
 * Starts the MCP server and a bare Node by turns.
 *
 * @param starts How often.
 */
export async function measureStdioStart(starts: number): Promise<StdioFigures> {
  const ours: number[] = [];
  const bare: number[] = [];
  while (ours.length < starts) {
    ours.push(await firstAnswer(MCP_SERVER));
    bare.push(await firstAnswer(builtFile("bare-stdio.js")));
  }
  return { ours: median(ours), bare: median(bare) };
}

async function firstAnswer(file: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [file], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "close");
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  send(hello);
  let answers = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    answers += 1;
    if (!line.includes('"result"')) throw new Error(`${file} answered ${line}.`);
    if (answers === 2) break;
    send({ method: "notifications/initialized" });
    send(question);
  }
  const milliseconds = performance.now() - start;
  child.stdin.end();
  await ended;
  if (answers < 2) throw new Error(`${file} ended before it answered.`);
  return milliseconds;
}
