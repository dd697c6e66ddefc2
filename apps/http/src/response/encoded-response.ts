import { IMMUTABLE, NO_STORE, type ResponseHeaders } from "../protocol/headers.js";
import { NOT_MODIFIED, OK } from "../protocol/status.js";
import type { ContentEncoding } from "../request/encoding-preference.js";
import { matchesEntityTag } from "../request/if-none-match.js";
import type { Answer } from "./answer.js";
import { type Compression, MINIMUM_COMPRESSED_BYTES } from "./compression.js";
import type { Content } from "./content.js";
import { strongEntityTag } from "./entity-tag.js";

/** A response in one content coding, ready to be sent any number of times. */
export interface EncodedResponse {
  readonly full: Answer;
  /** What a client gets that has these bytes already, and the tag to tell; errors have none. */
  readonly unchanged?: { readonly etag: string; readonly answer: Answer };
}

const encoder = new TextEncoder();

/**
 * Encodes a response: JSON, compressed when it is long enough to be worth it, with its entity tag and exact length.
 *
 * @param content What to say.
 * @param usual The headers of every response.
 * @param encoding The coding that the client prefers.
 * @param compression What the runtime can compress.
 */
export function encodeResponse(
  content: Content,
  usual: ResponseHeaders,
  encoding: ContentEncoding,
  compression: Compression,
): EncodedResponse | Promise<EncodedResponse> {
  const plain = bytesOf(content);
  if (encoding === "identity" || plain.length < MINIMUM_COMPRESSED_BYTES)
    return withBody(content, usual, plain, "identity");
  const compressed = compression.compress(plain, encoding);
  return compressed instanceof Promise
    ? compressed.then((bytes) => withBody(content, usual, ownBytes(bytes), encoding))
    : withBody(content, usual, ownBytes(compressed), encoding);
}

/** Lets go of the rest of a larger buffer: zlib gives a part of 16 KiB, all of which a kept response would keep. */
function ownBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

/**
 * Encodes a response as it is, without compression.
 *
 * @param content What to say.
 * @param usual The headers of every response.
 */
export function encodePlainly(content: Content, usual: ResponseHeaders): EncodedResponse {
  return withBody(content, usual, bytesOf(content), "identity");
}

const bytesOf = (content: Content) => encoder.encode(JSON.stringify(content.body));

function withBody(
  { status, cacheable, headers: special }: Content,
  usual: ResponseHeaders,
  body: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
): EncodedResponse {
  // Object.assign, not a spread: V8 adds to a spread object twenty times slower, and every response comes by here.
  const caching: Record<string, string> = Object.assign({}, usual, special);
  caching["cache-control"] = cacheable ? IMMUTABLE : NO_STORE;
  caching["vary"] = "Accept-Encoding";
  const etag = status === OK ? strongEntityTag(body) : undefined;
  if (etag !== undefined) caching["etag"] = etag;
  const headers: Record<string, string> = Object.assign({}, caching);
  headers["content-length"] = String(body.length);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  const full = { status, headers, body };
  return etag === undefined
    ? { full }
    : { full, unchanged: { etag, answer: { status: NOT_MODIFIED, headers: caching, body: undefined } } };
}

/**
 * Chooses what a client gets of a response: all of it, its headers alone, or word that nothing has changed.
 *
 * @param response The response in the client's content coding.
 * @param method The request's method: `HEAD` gets no body.
 * @param ifNoneMatch The request's `If-None-Match` header, if there is one.
 */
export function answerFor(response: EncodedResponse, method: string, ifNoneMatch: string | null | undefined): Answer {
  const { full, unchanged } = response;
  if (ifNoneMatch && unchanged !== undefined && matchesEntityTag(ifNoneMatch, unchanged.etag)) return unchanged.answer;
  return method === "HEAD" ? { ...full, body: undefined } : full;
}
