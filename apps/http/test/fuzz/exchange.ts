import type { CoreAnswer } from "../equality/core-answer.js";
import { type Address, ConnectionClosed, WireConnection } from "../wire/connection.js";
import { requestText, type WireRequest } from "../wire/request.js";
import { fieldOf, type WireResponse } from "../wire/response-parser.js";
import { checkResponse, decodedBody } from "./oracle.js";
import type { Served } from "./served.js";
import { must } from "./violation.js";

/** A request to try, and how to ask again whether it has changed. */
export interface FuzzCase {
  readonly request: WireRequest;
  /** Works out what core answers, where the request asks an operation for what its parameters allow. */
  readonly answer?: (() => CoreAnswer) | undefined;
  /** The value of `If-None-Match`, with `{etag}` for the tag that the response had. */
  readonly condition: string | undefined;
  /** Whether it is sent once more, by a client that resets the connection: at once, or when the first bytes come. */
  readonly reset: "at once" | "at the first bytes" | undefined;
}

/** Sends requests one after another over a connection that is opened again whenever the server closes it. */
export class Exchanger {
  readonly #address: Address;
  #connection: WireConnection | undefined;

  constructor(address: Address) {
    this.#address = address;
  }

  answered = 0;

  /** Sends a request and waits for its response; a connection that the server had closed before is no failure. */
  async ask(request: WireRequest): Promise<WireResponse> {
    const isReused = this.#connection?.isOpen === true;
    const connection = isReused && this.#connection ? this.#connection : await WireConnection.open(this.#address);
    this.#connection = connection;
    connection.send(requestText(request));
    try {
      const response = await connection.receiveFinal(request.method);
      this.answered += 1;
      if (fieldOf(response, "connection") !== "keep-alive") await this.close();
      else must(connection.unsolicited === 0, `${connection.unsolicited} bytes too many arrived`);
      return response;
    } catch (error) {
      await this.close();
      if (error instanceof ConnectionClosed && isReused && error.received === 0) return this.ask(request);
      throw error;
    }
  }

  /** Sends a request over a connection of its own and resets it, which must do the server no harm. */
  async abandon(request: WireRequest, reset: FuzzCase["reset"]): Promise<void> {
    const connection = await WireConnection.open(this.#address);
    connection.send(requestText(request));
    if (reset === "at the first bytes") {
      const bytes = new Promise((resolve) => connection.socket.once("data", resolve));
      await Promise.race([bytes, connection.closed]);
    }
    connection.socket.resetAndDestroy();
    await connection.closed;
  }

  async close(): Promise<void> {
    this.#connection?.destroy();
    await this.#connection?.closed;
    this.#connection = undefined;
  }
}

/** Header fields that say nothing of the resource. */
const transient = new Set(["date", "connection", "keep-alive"]);

const lasting = ({ status, fields }: WireResponse) =>
  JSON.stringify([status, fields.filter(([name]) => !transient.has(name.toLowerCase())).toSorted()]);

function mustBeEqual(first: WireResponse, second: WireResponse, which: string): void {
  must(lasting(first) === lasting(second), `${which} differs: ${lasting(first)} and ${lasting(second)}`);
}

const changesByItself = (response: WireResponse) =>
  response.status === 200 && fieldOf(response, "cache-control") === "no-store";

const withField = (request: WireRequest, name: string, value: string): WireRequest => ({
  ...request,
  fields: [...(request.fields ?? []).filter(([other]) => other.toLowerCase() !== name.toLowerCase()), [name, value]],
});

const entityTags = /(?:W\/)?"[^\s"]*"/g;

/** Returns whether a value is a list of entity tags; its elements may be empty. */
function isTagList(value: string): boolean {
  const elements = value.replaceAll(entityTags, "<tag>").split(",");
  return elements.every((element) => ["", "<tag>"].includes(element.trim()));
}

/** RFC 9110, section 13.1.2: `*` and any listed tag match, weak forms too. */
const isMatch = (condition: string, etag: string) =>
  condition.trim() === "*" || (isTagList(condition) && condition.includes(etag));

async function checkCondition(
  { request, condition }: FuzzCase,
  first: WireResponse,
  exchanger: Exchanger,
): Promise<void> {
  const etag = fieldOf(first, "etag");
  if (condition === undefined || request.method !== "GET") return;
  if (changesByItself(first)) {
    const { status } = await exchanger.ask(withField(request, "If-None-Match", "*"));
    return must(status === 200, `a response that is not to be kept is ${status} for *`);
  }
  // RFC 9110, section 13.2.1: a condition is asked of what would succeed.
  if (etag === undefined || first.status !== 200) return;
  const value = condition.replaceAll("{etag}", etag);
  const response = await exchanger.ask(withField(request, "If-None-Match", value));
  must(response.status === (isMatch(value, etag) ? 304 : 200), `${value} gives ${response.status} for ${etag}`);
  if (response.status === 200) return mustBeEqual(first, response, "the response to another tag");
  const dropped = new Set(["content-length", "content-encoding", ...transient]);
  const kept = first.fields.filter(([name]) => !dropped.has(name.toLowerCase()));
  for (const [name, expected] of kept) {
    must(
      fieldOf(response, name.toLowerCase()) === expected,
      `${name} of the 304 is ${fieldOf(response, name.toLowerCase())}`,
    );
  }
}

async function checkHead({ request }: FuzzCase, first: WireResponse, exchanger: Exchanger): Promise<void> {
  if (request.method !== "GET") return;
  const head = await exchanger.ask({ ...request, method: "HEAD" });
  if (!changesByItself(first)) mustBeEqual(first, head, "HEAD");
}

async function checkIdentity({ request }: FuzzCase, first: WireResponse, exchanger: Exchanger): Promise<void> {
  if (fieldOf(first, "content-encoding") === undefined) return;
  const plain = await exchanger.ask(withField(request, "Accept-Encoding", "identity"));
  must(fieldOf(plain, "content-encoding") === undefined, "identity is encoded");
  must(plain.body.equals(decodedBody(first)), "the decoded body is not the plain one");
  must(fieldOf(plain, "etag") !== fieldOf(first, "etag") || plain.status !== 200, "two codings have one ETag");
}

/**
 * Tries a case: the response must be allowed; the same again must give the same bytes; `HEAD` must equal `GET`; a condition
 * must be understood; every coding must hold the same body.
 *
 * @throws {OracleViolation} Saying what is wrong.
 */
export async function tryCase(fuzzCase: FuzzCase, exchanger: Exchanger, served: Served): Promise<void> {
  const { request } = fuzzCase;
  const first = await exchanger.ask(request);
  checkResponse(request, first, served, fuzzCase.answer?.());
  const again = await exchanger.ask(request);
  if (changesByItself(first)) checkResponse(request, again, served);
  else {
    mustBeEqual(first, again, "the same request again");
    must(first.body.equals(again.body), "the same request again has another body");
  }
  await checkHead(fuzzCase, first, exchanger);
  await checkCondition(fuzzCase, first, exchanger);
  await checkIdentity(fuzzCase, first, exchanger);
  if (fuzzCase.reset !== undefined) await exchanger.abandon(request, fuzzCase.reset);
}
