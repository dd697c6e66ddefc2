const WORD_BYTES = 4;
const hexByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The hash of one lane after one more word. */
function mix(hash: number, word: number, multiplier: number): number {
  const mixed = Math.imul(hash ^ Math.imul(word, multiplier), 0x9e3779b1);
  return (mixed << 13) | (mixed >>> 19);
}

/** Spreads every bit of a lane over all of them. */
function finish(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** The eight digits of a 32-bit number; `toString` is ten times slower beyond 31 bits. */
function hex(value: number): string {
  const byteAt = (shift: number) => hexByte[(value >>> shift) & 0xff] ?? "";
  return byteAt(24) + byteAt(16) + byteAt(8) + byteAt(0);
}

/**
 * Makes the strong entity tag of a body: 64 bits of a hash over its bytes and its length, the same on every runtime. It
 * tells one version of a body from the next, and guards nothing: no cryptography is needed, which would also be
 * asynchronous outside Node. Two lanes of 32 bits, each after MurmurHash3.
 *
 * @param body The bytes as they are sent.
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
