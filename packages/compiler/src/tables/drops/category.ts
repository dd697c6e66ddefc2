/** The category of what is spoiled. */
export const SPOIL_CATEGORY = -1;

/** The category of adena, in the sources that number their categories. */
export const ADENA_CATEGORY = 0;
