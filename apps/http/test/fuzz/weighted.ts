import fc from "fast-check";

/** Takes one of several arbitraries, as often as its weight says. */
export function weighted<Value>(
  ...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Value>])[]
): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Any visible bytes, those above ASCII too. */
export const noise: fc.Arbitrary<string> = fc.string({
  unit: weighted([12, fc.integer({ min: 0x21, max: 0x7e })], [1, fc.integer({ min: 0x80, max: 0xff })]).map((code) =>
    String.fromCharCode(code),
  ),
  maxLength: 20,
});
