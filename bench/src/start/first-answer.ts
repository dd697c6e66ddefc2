import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { root } from "../server.js";

/** The arguments of Node that start our MCP server as it is shipped. */
export const mcpServer: readonly string[] = [join(root, "apps", "mcp", "dist", "main.js")];
/** The arguments of Node that start what Node itself needs to answer a line of JSON with another one. */
export const bareStdio: readonly string[] = [
  "--input-type=module",
  "--eval",
  `import { createInterface } from "node:readline";
  for await (const line of createInterface({ input: process.stdin })) {
    const { id } = JSON.parse(line);
    if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: {} }));
  }`,
];

const initialize = {
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
};
const question = { id: 2, method: "tools/call", params: { name: "get_item", arguments: { item: 57 } } };

/**
 * Returns the milliseconds from spawning a server of MCP to its first answer over standard output.
 *
 * @throws {Error} If it ends before, or answers with an error.
 */
export async function firstAnswer(args: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "close");
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  send(initialize);
  let answers = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    answers += 1;
    if (!line.includes('"result"')) throw new Error(`The MCP server answered ${line}.`);
    if (answers === 2) break;
    send({ method: "notifications/initialized" });
    send(question);
  }
  const milliseconds = performance.now() - start;
  child.stdin.end();
  await ended;
  if (answers < 2) throw new Error("The MCP server ended before it answered.");
  return milliseconds;
}
