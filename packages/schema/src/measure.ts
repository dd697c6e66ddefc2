import * as v from "valibot";

/** A whole number of at least 0: an amount of items, adena, experience, seconds ... */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A whole number of at least 1. */
export const positiveCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A finite number of at least 0. */
export const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A finite number of any sign. */
export const finite = v.pipe(v.number(), v.finite());

/** A coordinate or heading in game units: a whole number of any sign. */
export const integer = v.pipe(v.number(), v.integer());

/** The level of a player, NPC or skill; at least 1. */
export const level = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A chance in percent, 0 to 100. */
export const percent = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

/** Text that says something: not empty, no white space around it. */
export const label = v.pipe(v.string(), v.regex(/^\S(?:[\s\S]*\S)?$/u));

/** The file name of a client icon, for example `weapon_small_sword_i00.png`. */
export const iconFile = v.pipe(v.string(), v.regex(/^[\w.-]+\.png$/u), v.description("File name of the client icon."));
