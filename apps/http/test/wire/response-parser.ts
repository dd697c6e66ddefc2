/** A response as it came over the wire. */
export interface WireResponse {
  readonly status: number;
  readonly version: "1.0" | "1.1";
  /** Header fields in the order in which they came, names as written. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Something that no HTTP/1.1 server may send. */
class WireError extends Error {
  override readonly name = "WireError";
}

const END_OF_HEAD = Buffer.from("\r\n\r\n");
const NO_BODY: Buffer = Buffer.alloc(0);
const statusLine = /^HTTP\/(1\.[01]) (\d{3}) [\t\x20-\x7e\x80-\xff]*$/;
const fieldLine = /^([!#$%&'*+.^_`|~\w-]+): ?([\t\x20-\x7e\x80-\xff]*)$/;
const contentLength = /^(?:0|[1-9]\d*)$/;

/**
 * Gives the value of a header field that may come once.
 *
 * @param name The field's name in lower case.
 * @throws {WireError} When the field came more than once.
 */
export function fieldOf({ fields }: Pick<WireResponse, "fields">, name: string): string | undefined {
  const found = fields.filter(([written]) => written.toLowerCase() === name);
  if (found.length > 1) throw new WireError(`${name} came ${found.length} times`);
  return found[0]?.[1];
}

const isInterim = (status: number) => status < 200;
const hasBody = (status: number, method: string) =>
  !isInterim(status) && status !== 204 && status !== 304 && method !== "HEAD";

/** A head that has arrived, and how many bytes of body follow it. */
interface ParsedHead {
  readonly response: Omit<WireResponse, "body">;
  readonly bodyLength: number;
}

function parseHead(head: string, method: string): ParsedHead {
  const [first = "", ...lines] = head.split("\r\n");
  const parts = statusLine.exec(first);
  if (parts === null) throw new WireError(`malformed status line ${JSON.stringify(first.slice(0, 100))}`);
  const fields = lines.map((line): [string, string] => {
    const field = fieldLine.exec(line);
    if (field === null) throw new WireError(`malformed header ${JSON.stringify(line.slice(0, 100))}`);
    return [field[1] ?? "", (field[2] ?? "").trim()];
  });
  const response = { status: Number(parts[2]), version: parts[1] === "1.0" ? "1.0" : "1.1", fields } as const;
  if (fieldOf(response, "transfer-encoding") !== undefined) throw new WireError("the length of the body is not told");
  if (!hasBody(response.status, method)) return { response, bodyLength: 0 };
  const length = fieldOf(response, "content-length");
  if (length === undefined || !contentLength.test(length)) throw new WireError(`Content-Length is ${length}`);
  return { response, bodyLength: Number(length) };
}

/**
 * Cuts the responses of one connection out of its bytes, strictly: every body must have the length that its header tells.
 * It is written for this purpose, so that no lenient client hides what the server really sends.
 */
export class ResponseParser {
  #chunks: Buffer[] = [];
  #size = 0;
  #head: (ParsedHead & { readonly end: number }) | undefined;

  /** Bytes that have arrived and belong to no finished response. */
  get pending(): number {
    return this.#size;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /**
   * Gives the next response once it has arrived whole, interim ones (1xx) too.
   *
   * @throws {WireError} When the bytes are no response.
   */
  next(method: string): WireResponse | undefined {
    this.#head ??= this.#findHead(method);
    if (this.#head === undefined) return undefined;
    const { response, bodyLength, end } = this.#head;
    if (this.#size < end + bodyLength) return undefined;
    const bytes = this.#joined();
    this.#chunks = [bytes.subarray(end + bodyLength)];
    this.#size = bytes.length - end - bodyLength;
    this.#head = undefined;
    return { ...response, body: bodyLength === 0 ? NO_BODY : bytes.subarray(end, end + bodyLength) };
  }

  #findHead(method: string): (ParsedHead & { readonly end: number }) | undefined {
    if (this.#size === 0) return undefined;
    const bytes = this.#joined();
    const index = bytes.indexOf(END_OF_HEAD);
    if (index === -1) return undefined;
    return { ...parseHead(bytes.toString("latin1", 0, index), method), end: index + END_OF_HEAD.length };
  }

  #joined(): Buffer {
    const [only] = this.#chunks;
    if (this.#chunks.length === 1 && only !== undefined) return only;
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }
}

/** Tells whether a response only announces another one. */
export const isInterimResponse = ({ status }: WireResponse): boolean => isInterim(status);
