/** Digits of a chance or a mean that is computed: products of binary fractions have no more that are true. */
const DIGITS = 9;

/** Returns a chance in percent, or a mean, without what its computation adds behind the digits that are true. */
export const rounded = (value: number): number => Number(value.toFixed(DIGITS));
