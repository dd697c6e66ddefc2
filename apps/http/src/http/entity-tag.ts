const WORD_BYTES = 4;
const hexByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Returns the hash of one lane after one more word. */
function mix(hash: number, word: number, multiplier: number): number {
  const mixed = Math.imul(hash ^ Math.imul(word, multiplier), 0x9e3779b1);
  return (mixed << 13) | (mixed >>> 19);
}

/** Spreads each bit of a lane over all bits. */
function finish(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Returns the eight hexadecimal digits of a 32-bit number; `toString` is ten times slower above 31 bits. */
function hex(value: number): string {
  const byteAt = (shift: number) => hexByte[(value >>> shift) & 0xff] ?? "";
  return byteAt(24) + byteAt(16) + byteAt(8) + byteAt(0);
}

/**
 * Returns the strong entity tag of a body: a 64-bit hash of its bytes and length, in two lanes of 32 bits after
 * MurmurHash3, the same on every runtime. It only distinguishes versions of a body, so it needs no cryptographic hash,
 * which would be asynchronous outside Node.
 */
export function strongEntityTag(body: Uint8Array): string {
  const aligned = body.byteOffset % WORD_BYTES === 0 ? body : body.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, Math.floor(aligned.length / WORD_BYTES));
  let one = body.length;
  let other = ~body.length;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0;
    one = mix(one, word, 0xcc9e2d51);
    other = mix(other, word, 0x1b873593);
  }
  for (let index = words.length * WORD_BYTES; index < aligned.length; index += 1) {
    const word = (aligned[index] ?? 0) + 1;
    one = mix(one, word, 0xcc9e2d51);
    other = mix(other, word, 0x1b873593);
  }
  return `"${hex(finish(one))}${hex(finish(other))}"`;
}

/** One element of a list of entity tags, which may be empty, and the comma after it (RFC 9110, sections 5.6.1 and 8.8.3). */
const listedTag = /[ \t]*(?:(?:W\/)?("[!#-~\x80-\xff]*")[ \t]*)?(?:,|$)/y;

/**
 * Returns whether an `If-None-Match` header (`*` or a list of entity tags) contains an entity tag, given with its
 * quotes. Weak tags match too (RFC 9110, section 13.1.2); a malformed header matches nothing.
 */
export function matchesEntityTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  let isListed = false;
  for (let position = 0; position < ifNoneMatch.length; position = listedTag.lastIndex) {
    listedTag.lastIndex = position;
    const element = listedTag.exec(ifNoneMatch);
    if (element === null) return false;
    isListed ||= element[1] === etag;
  }
  return isListed;
}
