/** The most bytes of an answer's JSON, unless the host sets another number: about 4,000 tokens. */
export const DEFAULT_MAXIMUM_BYTES = 12_000;
