import { isRecord } from "@gamedata/rules";
import {
  isSpecType,
  type JSONRPCMessage,
  ProtocolErrorCode,
  STDIO_DEFAULT_MAX_BUFFER_SIZE,
} from "@modelcontextprotocol/server";

/** The most bytes of a line, as in the transport of the SDK; a longer one ends the connection. */
export const MAXIMUM_LINE_BYTES = STDIO_DEFAULT_MAX_BUFFER_SIZE;

/** The answer to a line that is no message. */
export interface Refusal {
  readonly jsonrpc: "2.0";
  /** That of the line, or null if it has none. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

const NEWLINE = 0x0a;

/**
 * Splits an input into lines; the last one need not end.
 *
 * @throws {RangeError} For a line of more than {@link MAXIMUM_LINE_BYTES}.
 */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const joined = (last: Buffer): string => {
    const line = Buffer.concat([...parts, last]).toString("utf8");
    [parts, bytes] = [[], 0];
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield joined(chunk.subarray(start, end));
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > MAXIMUM_LINE_BYTES) throw new RangeError(`A line of the input exceeds ${MAXIMUM_LINE_BYTES} bytes`);
  }
  if (bytes > 0) yield joined(Buffer.alloc(0));
}

/**
 * Reads the message of a line; `undefined` for a blank line. Another line is refused with the error that JSON-RPC 2.0 demands, section
 * 5.1: −32700 for a line that is not JSON, −32600 for one that is no message.
 */
export function readLine(
  line: string,
): { readonly message: JSONRPCMessage } | { readonly refusal: Refusal } | undefined {
  if (line.trim() === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse(null, ProtocolErrorCode.ParseError, "Parse error: the line is not JSON.");
  }
  if (isSpecType.JSONRPCMessage(value)) return { message: value };
  const id = isRecord(value) ? value["id"] : null;
  const knownId = typeof id === "string" || typeof id === "number" ? id : null;
  return refuse(knownId, ProtocolErrorCode.InvalidRequest, "Invalid request: the line is no message of JSON-RPC 2.0.");
}

const refuse = (id: Refusal["id"], code: number, message: string) => ({
  refusal: { jsonrpc: "2.0" as const, id, error: { code, message } },
});
