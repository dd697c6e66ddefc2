import { LRUCache } from "lru-cache";

/** The content codings that a response can have, from the one that this service likes best. */
export const contentEncodings = ["br", "gzip", "identity"] as const;

/** A content coding of a response. */
export type ContentEncoding = (typeof contentEncodings)[number];

/** Acceptable, but liked less than any coding that the client names: RFC 9110, section 12.5.3. */
const UNLISTED_IDENTITY_WEIGHT = 0.0001;

const weightForm = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** Reads the weight from what follows a coding; `undefined` when it is malformed. */
function weightOf(parameters: readonly string[]): number | undefined {
  const [parameter] = parameters;
  if (parameter === undefined) return 1;
  const weight = weightForm.exec(parameter.trim())?.[1];
  return weight === undefined ? undefined : Number(weight);
}

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const entry of acceptEncoding.split(",")) {
    const [coding = "", ...parameters] = entry.split(";");
    const name = coding.trim().toLowerCase();
    const weight = weightOf(parameters);
    if (name !== "" && weight !== undefined) weights.set(name === "x-gzip" ? "gzip" : name, weight);
  }
  return weights;
}

/** Headers whose preference is remembered: clients write it in few ways. */
const REMEMBERED_HEADERS = 64;
/** Characters of the longest header that is remembered. */
const REMEMBERED_LENGTH = 128;

/** Chooses the coding that a client prefers by its `Accept-Encoding` header, if there is one. */
export type EncodingPreference = (acceptEncoding: string | null | undefined) => ContentEncoding;

/**
 * Prepares the choice of the coding that a client prefers. A tie goes to the coding that is available first; a client that
 * refuses all of them gets the body as it is. Entries with a malformed weight do not count.
 *
 * @param available The codings to choose from, best first.
 */
export function createEncodingPreference(available: readonly ContentEncoding[]): EncodingPreference {
  const remembered = new LRUCache<string, ContentEncoding>({ max: REMEMBERED_HEADERS });
  return (acceptEncoding) => {
    if (!acceptEncoding) return "identity";
    if (acceptEncoding.length > REMEMBERED_LENGTH) return preferredOf(acceptEncoding, available);
    const known = remembered.get(acceptEncoding);
    if (known !== undefined) return known;
    const preferred = preferredOf(acceptEncoding, available);
    remembered.set(acceptEncoding, preferred);
    return preferred;
  };
}

function preferredOf(acceptEncoding: string, available: readonly ContentEncoding[]): ContentEncoding {
  const weights = weightsOf(acceptEncoding);
  let preferred: ContentEncoding = "identity";
  let highest = 0;
  for (const encoding of available) {
    const unlisted = weights.get("*") ?? (encoding === "identity" ? UNLISTED_IDENTITY_WEIGHT : 0);
    const weight = weights.get(encoding) ?? unlisted;
    if (weight > highest) {
      preferred = encoding;
      highest = weight;
    }
  }
  return preferred;
}
