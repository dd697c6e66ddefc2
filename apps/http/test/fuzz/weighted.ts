import fc from "fast-check";

/**
 * Takes one of several arbitraries, as often as its weight says.
 *
 * @param choices The arbitraries with their weights.
 */
export function weighted<Value>(
  ...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Value>])[]
): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** One of the values that a data set has, as text; a small number where it has none. */
export function anyOf<Value>(values: Iterable<Value>, textOf: (value: Value) => string = String): fc.Arbitrary<string> {
  const all = [...values];
  return all.length === 0 ? fc.nat(400).map(String) : fc.constantFrom(...all).map(textOf);
}

/** Any visible bytes, those above ASCII too. */
export const noise: fc.Arbitrary<string> = fc.string({
  unit: weighted([12, fc.integer({ min: 0x21, max: 0x7e })], [1, fc.integer({ min: 0x80, max: 0xff })]).map((code) =>
    String.fromCharCode(code),
  ),
  maxLength: 20,
});
