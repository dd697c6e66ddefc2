/** Elements or values that are in one another; files of a datapack nest about 10 deep. */
export const DEEPEST_NESTING = 64;

/** The characters of one value or text; those of a datapack have some thousand. */
export const LONGEST_TEXT = 1_000_000;
