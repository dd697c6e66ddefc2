import type { Readable, Writable } from "node:stream";
import { isRecord } from "@gamedata/rules";
import {
  isSpecType,
  type JSONRPCMessage,
  ProtocolErrorCode,
  STDIO_DEFAULT_MAX_BUFFER_SIZE,
  type Transport,
} from "@modelcontextprotocol/server";

/** The most bytes of a line, as in the transport of the SDK; a longer one ends the connection. */
export const MAXIMUM_LINE_BYTES = STDIO_DEFAULT_MAX_BUFFER_SIZE;

/** The answer to a line that is no message. */
interface Refusal {
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
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
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
function readLine(line: string): { readonly message: JSONRPCMessage } | { readonly refusal: Refusal } | undefined {
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

/**
 * A connection over an input and an output: a message of JSON-RPC in each line. It ends when the input has ended and every request is
 * answered, and when the output is closed. The transport of the SDK drops the requests that are open when the input ends, and adds a
 * listener to the output for each answer.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #open = new Set<string | number>();
  #hasEnded = false;
  #isClosed = false;

  /**
   * @param input The lines of the client; it is destroyed at the end.
   * @param output Gets the answers.
   * @param onRefusal Called for a line that is no message; the client gets the refusal, too.
   */
  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
    private readonly onRefusal: (refusal: Refusal) => void,
  ) {}

  async start(): Promise<void> {
    this.output.on("error", () => this.close());
    this.output.on("close", () => this.close());
    this.#read().catch((error: unknown) => {
      // The input ends early where the connection is closed.
      if (!this.#isClosed && error instanceof Error) this.onerror?.(error);
      return this.close();
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#write(message);
    if (!("method" in message) && message.id !== undefined) this.#answered(message.id);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.input.destroy();
    this.onclose?.();
  }

  async #read(): Promise<void> {
    for await (const line of linesOf(this.input)) {
      const read = readLine(line);
      if (read === undefined) continue;
      if ("refusal" in read) {
        this.onRefusal(read.refusal);
        await this.#write(read.refusal);
      } else this.#receive(read.message);
    }
    this.#hasEnded = true;
    this.#closeAtEnd();
  }

  #receive(message: JSONRPCMessage): void {
    if ("method" in message && "id" in message) this.#open.add(message.id);
    this.onmessage?.(message);
    // A request that the client cancels gets no answer.
    if ("method" in message && message.method === "notifications/cancelled")
      this.#answered(message.params?.["requestId"]);
  }

  #write(message: object): Promise<void> {
    return new Promise((resolve) => {
      // An error of the output closes the connection.
      this.output.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  }

  #answered(id: unknown): void {
    if (typeof id === "string" || typeof id === "number") this.#open.delete(id);
    this.#closeAtEnd();
  }

  #closeAtEnd(): void {
    if (this.#hasEnded && this.#open.size === 0) void this.close();
  }
}
