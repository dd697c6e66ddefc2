import { Readable } from "node:stream";
import { STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server";
import { expect, it } from "vitest";
import { messageLines, type Refusal } from "./message-lines.js";

/** Sends chunks, and returns what the transport reads and what is refused. */
async function send(...chunks: readonly string[]) {
  const refused: Refusal[] = [];
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const read = await messageLines(input, (refusal) => refused.push(refusal)).toArray();
  return { read: Buffer.concat(read).toString(), refused: refused.map(({ id, error: { code } }) => ({ id, code })) };
}

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
const note = '{"jsonrpc":"2.0","method":"notifications/initialized"}\r\n';

it("passes messages and blank lines, however they are cut into chunks", async () => {
  const text = `${ping}\n${note}${ping}`;
  expect(await send(text)).toEqual({ read: text, refused: [] });
  expect(await send(...text)).toEqual({ read: text, refused: [] });
});

// JSON-RPC 2.0, section 5.1; the id is null where it cannot be detected.
it.each([
  ["this is no message", null, -32_700],
  ['{"jsonrpc":"2.0","id":1,"method":', null, -32_700],
  ["[]", null, -32_600],
  ["1", null, -32_600],
  ['{"id":7,"method":"ping"}', 7, -32_600],
  ['{"jsonrpc":"2.0","id":"a","method":1}', "a", -32_600],
])("refuses %s", async (line, id, code) => {
  expect(await send(ping, `${line}\n`, ping)).toEqual({ read: `${ping}${ping}`, refused: [{ id, code }] });
});

it("leaves a line that is too long to the transport, and leaves out an unfinished one", async () => {
  const long = "x".repeat(STDIO_DEFAULT_MAX_BUFFER_SIZE + 1);
  expect(await send(long)).toEqual({ read: long, refused: [] });
  expect(await send(ping, "{")).toEqual({ read: ping, refused: [] });
});
