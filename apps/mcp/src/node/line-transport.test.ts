import { PassThrough, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import { expect, it } from "vitest";
import { LineTransport, MAXIMUM_LINE_BYTES } from "./line-transport.js";

interface Connection {
  readonly transport: LineTransport;
  readonly read: JSONRPCMessage[];
  readonly refused: object[];
  readonly errors: string[];
  readonly closed: Promise<void>;
  readonly output: PassThrough;
}

async function connect(input: Readable): Promise<Connection> {
  const [read, refused, errors, output]: [JSONRPCMessage[], object[], string[], PassThrough] = [
    [],
    [],
    [],
    new PassThrough(),
  ];
  const transport = new LineTransport(input, output, ({ id, error: { code } }) => refused.push({ id, code }));
  transport.onmessage = (message) => read.push(message);
  transport.onerror = ({ message }) => errors.push(message);
  const closed = new Promise<void>((resolve) => {
    transport.onclose = resolve;
  });
  await transport.start();
  return { transport, read, refused, errors, closed, output };
}

/** Sends chunks, and returns what is read and what is refused; notifications need no answer. */
async function send(...chunks: readonly string[]) {
  const { read, refused, errors, closed } = await connect(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
  await closed;
  return { read, refused, errors };
}

const note = { jsonrpc: "2.0", method: "notifications/initialized" };
const line = `${JSON.stringify(note)}\n`;

it("passes messages, however they are cut into chunks, and skips blank lines", async () => {
  const text = `${line}\n${line.replace("\n", "\r\n")}${line}`;
  const passed = { read: [note, note, note], refused: [], errors: [] };
  expect(await send(text)).toEqual(passed);
  expect(await send(...text)).toEqual(passed);
});

it("passes a last line that does not end", async () => {
  expect(await send(line, line.trimEnd())).toMatchObject({ read: [note, note], refused: [] });
  expect(await send(line, "{")).toMatchObject({ read: [note], refused: [{ id: null, code: -32_700 }] });
});

// JSON-RPC 2.0, section 5.1; the id is null where it cannot be detected.
it.each([
  ["this is no message", null, -32_700],
  ['{"jsonrpc":"2.0","id":1,"method":', null, -32_700],
  ["[]", null, -32_600],
  ["1", null, -32_600],
  ['{"id":7,"method":"ping"}', 7, -32_600],
  ['{"jsonrpc":"2.0","id":"a","method":1}', "a", -32_600],
])("refuses %s", async (text, id, code) => {
  expect(await send(line, `${text}\n`, line)).toEqual({ read: [note, note], refused: [{ id, code }], errors: [] });
});

it("ends the connection for a line that is too long", async () => {
  const { errors } = await send("x".repeat(MAXIMUM_LINE_BYTES + 1), line);
  expect(errors).toEqual([`A line of the input exceeds ${MAXIMUM_LINE_BYTES} bytes`]);
});

it("ends after the input when every request is answered or cancelled, also by many answers at once", async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => index);
  const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 0 } };
  const lines = [...ids.map((id) => ({ jsonrpc: "2.0", id, method: "ping" })), cancel].map((one) =>
    JSON.stringify(one),
  );
  const { transport, read, closed, output } = await connect(Readable.from([Buffer.from(lines.join("\n"))]));
  let hasClosed = false;
  void closed.then(() => {
    hasClosed = true;
  });
  while (read.length < lines.length) await setImmediate();
  expect(hasClosed).toBe(false);
  const answers = ids.slice(1).map((id) => transport.send({ jsonrpc: "2.0", id, result: {} }));
  expect(output.listenerCount("error") + output.listenerCount("drain")).toBeLessThan(4);
  output.resume();
  await Promise.all(answers);
  await closed;
});

it("ends, and with it the input, when the output is closed", async () => {
  const input = new PassThrough();
  const { closed, output } = await connect(input);
  output.destroy(new Error("write EPIPE"));
  await closed;
  expect(input.destroyed).toBe(true);
});
