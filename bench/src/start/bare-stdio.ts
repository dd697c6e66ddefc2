import { createInterface } from "node:readline";

// What Node itself needs to start and to answer a line of JSON with another one.
for await (const line of createInterface({ input: process.stdin })) {
  const message: unknown = JSON.parse(line);
  if (typeof message !== "object" || message === null || !("id" in message)) continue;
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: message.id, result: {} })}\n`);
}
