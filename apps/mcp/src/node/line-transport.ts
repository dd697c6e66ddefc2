import type { Readable, Writable } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import { linesOf, type Refusal, readLine } from "./input-lines.js";

/**
 * A connection over an input and an output: a message of JSON-RPC in each line. It ends when the input has ended and every request is
 * answered, and when the output is closed. The transport of the SDK drops the requests that are open when the input ends, and adds a
 * listener to the output for each answer.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** The requests without an answer. */
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
