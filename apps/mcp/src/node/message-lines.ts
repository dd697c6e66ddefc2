import { Readable } from "node:stream";
import { isSpecType, ProtocolErrorCode, STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server";
import { isRecord } from "../call/arguments.js";

/** The answer to a line that is no message. */
export interface Refusal {
  readonly jsonrpc: "2.0";
  /** That of the line, or null if it has none. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

const NEWLINE = 0x0a;

/**
 * Returns the lines of an input that are messages of JSON-RPC; each other line is refused with the error that JSON-RPC 2.0
 * demands, section 5.1: −32700 for a line that is not JSON, −32600 for one that is no message. The transport would skip both.
 */
export function messageLines(input: Readable, refuse: (refusal: Refusal) => void): Readable {
  return Readable.from(messagesIn(input, refuse), { objectMode: false });
}

async function* messagesIn(input: Readable, refuse: (refusal: Refusal) => void): AsyncGenerator<Buffer> {
  for await (const line of linesOf(input)) {
    // The transport closes the connection for a line that is too long.
    const refusal = line.length > STDIO_DEFAULT_MAX_BUFFER_SIZE ? undefined : refusalOf(line.toString("utf8"));
    if (refusal === undefined) yield line;
    else refuse(refusal);
  }
}

/** Splits an input into lines. A line that is too long is cut; an unfinished one at the end is left out. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end + 1)]);
      [parts, bytes, start] = [[], 0, end + 1];
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes <= STDIO_DEFAULT_MAX_BUFFER_SIZE) continue;
    yield Buffer.concat(parts);
    [parts, bytes] = [[], 0];
  }
}

/** Returns the refusal of a line; `undefined` for a message and for a blank line. */
function refusalOf(line: string): Refusal | undefined {
  if (line.trim() === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refusal(null, ProtocolErrorCode.ParseError, "Parse error: the line is not JSON.");
  }
  if (isSpecType.JSONRPCMessage(value)) return undefined;
  const id = isRecord(value) ? value["id"] : null;
  const knownId = typeof id === "string" || typeof id === "number" ? id : null;
  return refusal(knownId, ProtocolErrorCode.InvalidRequest, "Invalid request: the line is no message of JSON-RPC 2.0.");
}

const refusal = (id: Refusal["id"], code: number, message: string): Refusal => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});
