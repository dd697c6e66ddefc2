import { type Bytes, type Compression, type ContentEncoding, MINIMUM_COMPRESSED_BYTES } from "./content-coding.js";
import { matchesEntityTag, strongEntityTag } from "./entity-tag.js";
import { apiErrorOf, HttpError, NOT_MODIFIED, OK } from "./errors.js";
import { CACHEABLE, NO_STORE, type ResponseHeaders } from "./headers.js";

/** A response as plain data, from which each runtime creates its own response. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** The bytes to send; `undefined` if the response has no body. */
  readonly body: Bytes | undefined;
}

/** A response before it is encoded. */
export interface Content {
  readonly status: number;
  readonly body: unknown;
  /** Whether caches may store the response: true for resources, false for errors and content that changes with time. */
  readonly cacheable: boolean;
  /** Headers in addition to the common ones. */
  readonly headers?: ResponseHeaders | undefined;
}

export function errorContent(error: unknown): Content {
  const body = apiErrorOf(error);
  return { status: body.status, body, cacheable: false, headers: error instanceof HttpError ? error.headers : {} };
}

/** A response in one content coding, which can be sent any number of times. */
export interface EncodedResponse {
  readonly full: ServiceResponse;
  /** The 304 response for clients that have the bytes of this entity tag; only responses that may be stored have one. */
  readonly unchanged?: { readonly etag: string; readonly answer: ServiceResponse };
}

const encoder = new TextEncoder();

/** Encodes a response as JSON with its entity tag and length; long bodies are compressed with the preferred coding. */
export function encodeResponse(
  content: Content,
  common: ResponseHeaders,
  encoding: ContentEncoding,
  compression: Compression,
): EncodedResponse | Promise<EncodedResponse> {
  return encodeBody(bytesOf(content), encoding, compression, (body, coding) => withBody(content, common, body, coding));
}

/** Encodes bytes that every cache may store as a response with an entity tag; long ones are compressed. */
export function encodeBytes(
  plain: Bytes,
  headers: ResponseHeaders,
  encoding: ContentEncoding,
  compression: Compression,
  status = OK,
): EncodedResponse | Promise<EncodedResponse> {
  return encodeBody(plain, encoding, compression, (body, coding) => {
    const response = taggedResponse(status, { ...headers }, body, coding);
    return status === OK ? response : { full: response.full };
  });
}

function encodeBody(
  plain: Bytes,
  encoding: ContentEncoding,
  { compress }: Compression,
  respond: (body: Bytes, encoding: ContentEncoding) => EncodedResponse,
): EncodedResponse | Promise<EncodedResponse> {
  if (encoding === "identity" || plain.length < MINIMUM_COMPRESSED_BYTES) return respond(plain, "identity");
  const compressed = compress(plain, encoding);
  return compressed instanceof Promise
    ? compressed.then((bytes) => respond(ownBytes(bytes), encoding))
    : respond(ownBytes(compressed), encoding);
}

/** Copies bytes out of a larger buffer: zlib returns a view of 16 KiB, all of which a cached response would retain. */
function ownBytes(bytes: Bytes): Bytes {
  return bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

export function encodePlainly(content: Content, common: ResponseHeaders): EncodedResponse {
  return withBody(content, common, bytesOf(content), "identity");
}

const bytesOf = (content: Content) => encoder.encode(JSON.stringify(content.body));

function withBody(
  { status, cacheable, headers: special }: Content,
  common: ResponseHeaders,
  body: Bytes,
  encoding: ContentEncoding,
): EncodedResponse {
  // Object.assign, not a spread: in V8, adding to a spread object is twenty times slower, and this code is hot.
  const caching: Record<string, string> = Object.assign({ vary: "Accept-Encoding" }, common, special);
  caching["cache-control"] = cacheable ? CACHEABLE : NO_STORE;
  return cacheable
    ? taggedResponse(status, caching, body, encoding)
    : { full: { status, headers: withLength(caching, body, encoding), body } };
}

function taggedResponse(
  status: number,
  caching: Record<string, string>,
  body: Bytes,
  encoding: ContentEncoding,
): EncodedResponse {
  const etag = strongEntityTag(body);
  caching["etag"] = etag;
  const full = { status, headers: withLength(caching, body, encoding), body };
  return { full, unchanged: { etag, answer: { status: NOT_MODIFIED, headers: caching, body: undefined } } };
}

function withLength(caching: ResponseHeaders, body: Bytes, encoding: ContentEncoding): ResponseHeaders {
  const headers: Record<string, string> = Object.assign({}, caching);
  headers["content-length"] = String(body.length);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return headers;
}

/** Returns the response to a request: 304 if `If-None-Match` has the tag, no body for `HEAD`, else all of it. */
export function responseFor(
  response: EncodedResponse,
  method: string,
  ifNoneMatch: string | null | undefined,
): ServiceResponse {
  const { full, unchanged } = response;
  if (ifNoneMatch && unchanged !== undefined && matchesEntityTag(ifNoneMatch, unchanged.etag)) return unchanged.answer;
  return method === "HEAD" ? { ...full, body: undefined } : full;
}
