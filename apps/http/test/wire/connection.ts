import { connect, type Socket } from "node:net";
import { isInterimResponse, ResponseParser, type WireResponse } from "./response-parser.js";

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A connection that ended before the response that was waited for. */
export class ConnectionClosed extends Error {
  override readonly name = "ConnectionClosed";

  /**
   * @param received The bytes of an unfinished response that had arrived.
   * @param code The system's name of what ended the connection, if it was an error.
   */
  constructor(
    readonly received: number,
    readonly code: string | undefined,
  ) {
    super(`the connection ended after ${received} bytes of a response${code === undefined ? "" : ` (${code})`}`);
  }
}

interface Waiting {
  readonly method: string;
  readonly resolve: (response: WireResponse) => void;
  readonly reject: (error: Error) => void;
}

/** One TCP connection that sends any bytes and reads responses strictly, in order. */
export class WireConnection {
  readonly socket: Socket;
  /** Resolves once the connection is closed, whoever closed it. */
  readonly closed: Promise<void>;
  readonly #parser = new ResponseParser();
  readonly #waiting: Waiting[] = [];
  #end: ConnectionClosed | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    let code: string | undefined;
    socket.on("data", (chunk) => this.#receive(chunk));
    socket.on("error", (error) => {
      code = "code" in error && typeof error.code === "string" ? error.code : error.message;
    });
    this.closed = new Promise((resolve) => {
      socket.once("close", () => {
        this.#end = new ConnectionClosed(this.#parser.pending, code);
        this.#deliver();
        resolve();
      });
    });
  }

  static open({ host, port }: Address): Promise<WireConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port, noDelay: true });
      socket.once("error", reject);
      socket.once("connect", () => {
        socket.off("error", reject);
        resolve(new WireConnection(socket));
      });
    });
  }

  get isOpen(): boolean {
    return this.#end === undefined && !this.socket.readableEnded && this.socket.writable;
  }

  /** Bytes that arrived and belong to no response that was waited for. */
  get unsolicited(): number {
    return this.#parser.pending;
  }

  /** Sends bytes; text stands for one byte a character. */
  send(bytes: string | Buffer): void {
    this.socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  }

  /**
   * Waits for the next response.
   *
   * @throws {ConnectionClosed} When the connection ends first.
   */
  receive(method: string): Promise<WireResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ method, resolve, reject });
      this.#deliver();
    });
  }

  /** Waits for the next response that is not interim (1xx). */
  async receiveFinal(method: string): Promise<WireResponse> {
    let response = await this.receive(method);
    while (isInterimResponse(response)) response = await this.receive(method);
    return response;
  }

  destroy(): void {
    this.socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#parser.push(chunk);
    this.#deliver();
  }

  #deliver(): void {
    for (let waiting = this.#waiting[0]; waiting !== undefined; waiting = this.#waiting[0]) {
      try {
        const response = this.#parser.next(waiting.method);
        if (response === undefined) break;
        this.#waiting.shift();
        waiting.resolve(response);
      } catch (error) {
        this.#waiting.shift();
        waiting.reject(error instanceof Error ? error : new Error(String(error)));
        this.destroy();
      }
    }
    // What had arrived before the end was delivered; for the rest nothing will come.
    if (this.#end !== undefined) for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }
}
