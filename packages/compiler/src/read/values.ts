import * as v from "valibot";

const WHOLE_NUMBER = /^-?\d{1,16}$/u;
const DECIMAL_NUMBER = /^-?\d{1,16}(?:\.\d{1,20})?$/u;

/** A whole number in decimal digits. */
export const integerText = (min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.regex(WHOLE_NUMBER, "a whole number"),
    v.transform(Number),
    v.minValue(min, `a whole number of at least ${min}`),
    v.maxValue(max, `a whole number of at most ${max}`),
  );

/** A whole number of at least 0, of any size: beyond 2^53-1 it is not exact. */
export const longIntegerText = v.pipe(v.string(), v.regex(/^\d{1,25}$/u, "a whole number"), v.transform(Number));

/** A decimal number without exponent. */
export const numberText = (min: number = -Number.MAX_VALUE, max: number = Number.MAX_VALUE) =>
  v.pipe(
    v.string(),
    v.regex(DECIMAL_NUMBER, "a number"),
    v.transform(Number),
    v.minValue(min, `a number of at least ${min}`),
    v.maxValue(max, `a number of at most ${max}`),
  );

/** A whole number of at least 0, in decimal digits or hexadecimal after `0x`, as the engine decodes it. */
export const decodedText = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,15}|0x[\da-f]{1,8})$/iu, "a whole number of at least 0"),
  v.transform(Number),
);

const UNITS: Readonly<Record<string, number>> = { sec: 1, min: 60, hour: 3600, day: 86_400 };

/** A duration as whole seconds: a number of seconds, or one with its unit, for example `60sec` or `2hours`. */
export const durationText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:(?:sec|min|hour|day)s?)?$/u, 'a duration, for example "60sec"'),
  v.transform((text) => {
    const count = Number.parseInt(text, 10);
    return count * (UNITS[text.replace(/^\d+/u, "").replace(/s$/u, "")] ?? 1);
  }),
);

/** An id, from 1. */
export const idText = integerText(1);

/** `true` or `false`. */
export const flagText = v.pipe(
  v.picklist(["true", "false"], '"true" or "false"'),
  v.transform((flag) => flag === "true"),
);

/** `0` or `1`. */
export const bitText = v.pipe(
  v.picklist(["0", "1"], '"0" or "1"'),
  v.transform((bit) => bit === "1"),
);

/** Text that is not blank, without white space around it. */
export const labelText = v.pipe(v.string(), v.trim(), v.nonEmpty("text"));

/** Text that is not blank; each run of white space becomes one space. */
export const nameText = v.pipe(
  v.string(),
  v.transform((name) => name.trim().replace(/\s+/gu, " ")),
  v.nonEmpty("a name"),
);

const parts = (text: string, separator: string) => text.split(separator).filter((part) => part !== "");

/** Ids, joined by `;`. */
export const idListText = (min: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => parts(text, ";")),
    v.array(integerText(min)),
    v.minLength(1, "at least one number"),
  );

/** `item-count`, joined by `;`. */
export const itemCountListText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}-\d{1,10}(?:;\d{1,10}-\d{1,10})*;?$/u, '"item-count", joined by ";"'),
  v.transform((text) => parts(text, ";").map((part) => part.split("-").map(Number))),
  v.array(v.tuple([v.number(), v.number()])),
  v.mapItems(([itemId, count]) => ({ itemId, count })),
);

/** `skill-level`. */
export const skillLevelText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}-\d{1,10}$/u, '"skill-level"'),
  v.transform((text) => text.split("-").map(Number)),
  v.tuple([v.number(), v.number()]),
  v.transform(([id, level]) => ({ id, level })),
);

/** `chance,amount`, where the chance is in percent. */
export const chanceAmountText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3},\d{1,5}$/u, '"chance,amount"'),
  v.transform((text) => text.split(",").map(Number)),
  v.tuple([v.number(), v.number()]),
  v.transform(([chance, amount]) => ({ chance, amount })),
);
