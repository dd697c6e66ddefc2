/** The longest walk of a way that can be asked for, in game units. */
export const MAXIMUM_WALK = 50_000;

/** The longest walks with which ways are looked for, one after the other, in game units: the default first. */
export const WALKS = [6000, 12_000, 25_000, MAXIMUM_WALK] as const;
