const WORD_BYTES = 4;
const HEX_DIGITS = 8;

/** One 32-bit lane of a multiply-rotate hash, after MurmurHash3. */
function lane(words: Int32Array, rest: Uint8Array, seed: number, multiplier: number): number {
  let hash = seed;
  const mix = (word: number) => {
    hash = Math.imul(hash ^ Math.imul(word, multiplier), 0x9e3779b1);
    hash = (hash << 13) | (hash >>> 19);
  };
  for (let index = 0; index < words.length; index += 1) mix(words[index] ?? 0);
  for (const byte of rest) mix(byte + 1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const hex = (value: number) => value.toString(16).padStart(HEX_DIGITS, "0");

/**
 * Makes the strong entity tag of a body: 64 bits of a hash over its bytes and its length, the same on every runtime. It
 * tells one version of a body from the next, and guards nothing: no cryptography is needed, which would also be
 * asynchronous outside Node.
 *
 * @param body The bytes as they are sent.
 */
export function strongEntityTag(body: Uint8Array): string {
  const aligned = body.byteOffset % WORD_BYTES === 0 ? body : body.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, Math.floor(aligned.length / WORD_BYTES));
  const rest = aligned.subarray(words.length * WORD_BYTES);
  return `"${hex(lane(words, rest, body.length, 0xcc9e2d51))}${hex(lane(words, rest, ~body.length, 0x1b873593))}"`;
}
