import * as v from "valibot";

/** A number as the parsers of the servers take it: a sign, decimals and an exponent, and white space around it. */
const NUMBER = /^[+-]?(?:\d{1,25}(?:\.\d{0,40})?|\.\d{1,40})(?:e[+-]?\d{1,3})?$/iu;

const numeric = (expected: string) =>
  v.pipe(v.string(), v.trim(), v.regex(NUMBER, expected), v.transform(Number), v.finite(expected));

const whole = v.pipe(numeric("a whole number"), v.integer("a whole number"));

export const integerText = (min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    whole,
    v.minValue(min, `a whole number of at least ${min}`),
    v.maxValue(max, `a whole number of at most ${max}`),
  );

/** A whole number of at least 0, of any size: beyond 2^53-1 it is not exact. */
export const longIntegerText = v.pipe(whole, v.minValue(0, "a whole number of at least 0"));

export const numberText = (min: number = -Number.MAX_VALUE, max: number = Number.MAX_VALUE) =>
  v.pipe(
    numeric("a number"),
    v.minValue(min, `a number of at least ${min}`),
    v.maxValue(max, `a number of at most ${max}`),
  );

export const number = numberText();

/** Farther than any world reaches, game units: what is computed of the tiles of a map is for each of them. */
const FARTHEST = 2 ** 22;

/** A number of a form in another unit: so many of those that the source states make one. */
export const inUnitsOf = (size: number, form: v.GenericSchema<string, number> = numberText(0)) =>
  v.pipe(
    form,
    v.transform((value) => value / size),
  );

/** A place on an axis of the world. */
export const coordinate = integerText(-FARTHEST, FARTHEST);

export const radius = integerText(1, FARTHEST);

export const pointEntries = { x: coordinate, y: coordinate, z: coordinate };

/** Coordinates, with white space, commas or semicolons between them. */
export const coordinatesText = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split(/[\s,;]+/u)),
  v.array(coordinate),
);

/** Whole numbers, joined by a character. */
export const numbersText = (length: number, separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator)),
    v.array(integerText()),
    v.length(length, `${length} whole numbers, joined by "${separator}"`),
  );

/** A chance in percent, as parts per million; the decimal point is moved in the text, so that no digit changes. */
export const percentText = v.pipe(
  v.string(),
  v.check((text) => v.is(numberText(0), text), "a number of at least 0"),
  v.transform((text) => {
    const [digits, exponent = "0"] = text.trim().toLowerCase().split("e");
    return Number(`${digits}e${Number(exponent) + 4}`);
  }),
);

/** A whole number of at least 0, in decimal digits or hexadecimal after `0x`, as the engine decodes it. */
export const decodedText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\d{1,15}|0x[\da-f]{1,8})$/iu, "a whole number of at least 0"),
  v.transform(Number),
);

/** The seconds of each unit of a duration, by the first letters of its name. */
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

const DURATION = /^(?:\d{1,9}(?:s(?:ec(?:ond)?s?)?|m(?:in(?:ute)?s?)?|h(?:ours?)?|d(?:ays?)?|w(?:eeks?)?))+$/iu;

/** A duration as whole seconds: a number of seconds, or numbers with their units, for example `60sec` or `1hour30min`. */
export const durationText = v.pipe(
  v.string(),
  // A blank between digits joins no number.
  v.transform((text) => text.trim().replace(/(?<!\d)\s+|\s+(?!\d)/gu, "")),
  v.check((text) => /^\d{1,9}$/u.test(text) || DURATION.test(text), 'a duration, for example "60sec"'),
  v.transform((text) =>
    [...text.matchAll(/(?<count>\d+)(?<unit>[a-z]?)/giu)].reduce(
      (seconds, { groups }) =>
        seconds + Number(groups?.["count"]) * (UNITS[groups?.["unit"]?.toLowerCase() ?? ""] ?? 1),
      0,
    ),
  ),
);

/** An id, from 1. */
export const idText = integerText(1);

/** The attributes of an element that only names a record, and of one that states more. */
export const idAttributes = v.strictObject({ id: idText });
export const openIdAttributes = v.object({ id: idText });

/** An id, or 0 for none. */
export const idOrNoneText = v.pipe(
  integerText(0),
  v.transform((id) => (id === 0 ? undefined : id)),
);

/** Returns a number above 0; any other one stands for none. */
export const positiveOrNone = (value = 0): number | undefined => (value > 0 ? value : undefined);

/** A word, in whatever case, as what it stands for. */
export const choiceText = <const Value>(choices: Readonly<Record<string, Value>>, expected: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.picklist(Object.keys(choices), expected),
    // A word of the list stands for something.
    v.transform((word) => choices[word] as Value),
  );

/** `true` or `false`, or `1` or `0`. */
export const flagText = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.picklist(["true", "false", "1", "0"], '"true" or "false"'),
  v.transform((flag) => flag === "true" || flag === "1"),
);

/** What a record may leave out: a flag, how many, and a level from 1. */
export const flag = v.exactOptional(flagText);
export const count = v.exactOptional(integerText(0));
export const level = v.exactOptional(integerText(1));

/** Text that is not blank, without white space around it. */
export const labelText = v.pipe(v.string(), v.trim(), v.nonEmpty("text"));

/** A name, perhaps in brackets. */
export const bracketedText = v.pipe(
  labelText,
  v.transform((text) => /^\[(?<name>.+)\]$/u.exec(text)?.groups?.["name"] ?? text),
);

/** Text without white space around it; a blank one is none. */
export const optionalText = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === "" ? undefined : text)),
);

/** A word; blank text, and one that stands for none in whatever case, is none. */
export const wordText = (none: string) =>
  v.pipe(
    optionalText,
    v.transform((word) => (word?.toLowerCase() === none ? undefined : word)),
  );

/** Text that is not blank; each run of white space becomes one space. */
export const nameText = v.pipe(
  v.string(),
  v.transform((name) => name.trim().replace(/\s+/gu, " ")),
  v.nonEmpty("a name"),
);

/** Returns what a text joins; it may end with the separator. */
const parts = (text: string, separator: string) =>
  text.split(separator).filter((part, at, all) => part !== "" || at < all.length - 1);

/** Numbers of a form, joined by a separator; without one, it is an error. */
const listText = (entry: v.GenericSchema<string, number>, separator = ";") =>
  v.pipe(
    v.string(),
    v.transform((text) => parts(text, separator)),
    v.array(entry),
    v.minLength(1, "at least one number"),
  );

/** Skills of a form, joined by `;`; those of id or level 0 are none. */
function skillList(form: RegExp, expected: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(form, expected),
    v.transform((text) => parts(text, ";").map((part) => part.split("-").map(Number))),
    v.transform((skills) =>
      skills.flatMap(([id = 0, level = 0, chance = 0]) => (id === 0 || level === 0 ? [] : [{ id, level, chance }])),
    ),
  );
}

/** Ids, joined by a separator. */
export const idListText = (min: number, separator?: string) => listText(integerText(min), separator);

/** Numbers of at least 0, joined by `;`. */
export const numberListText = listText(numberText(0));

/** `item-count`, joined by `;`. */
export const itemCountListText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}-\d{1,10}(?:;\d{1,10}-\d{1,10})*;?$/u, '"item-count", joined by ";"'),
  v.transform((text) => parts(text, ";").map((part) => part.split("-").map(Number))),
  v.array(v.tuple([v.number(), v.number()])),
  v.mapItems(([itemId, count]) => ({ itemId, count })),
);

/** Two numbers, joined by a character, in a form. */
export const pairText = (form: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.regex(form, expected),
    v.transform((text) => text.split(/[-,]/u).map(Number)),
    v.tuple([v.number(), v.number()]),
  );

/** `skill-level`. */
export const skillLevelText = v.pipe(
  pairText(/^\d{1,10}-\d{1,10}$/u, '"skill-level"'),
  v.transform(([id, level]) => ({ id, level })),
);

/** The skills of a list of `skill-level`, joined by `;`, and perhaps ended by one; `0-0` and a blank text are none. */
export const skillLevelListText = v.pipe(
  skillList(/^(?:\d{1,10}-\d{1,10}(?:;|$))*$/u, '"skill-level", joined by ";"'),
  v.mapItems(({ id, level }) => ({ id, level })),
);

/** The same of `skill-level-chance`, where the chance is in percent. */
export const skillChanceListText = skillList(
  /^(?:\d{1,10}-\d{1,10}-\d{1,3}(?:;|$))*$/u,
  '"skill-level-chance", joined by ";"',
);

/** `chance,amount`, where the chance is in percent. */
export const chanceAmountText = v.pipe(
  pairText(/^\d{1,3},\d{1,5}$/u, '"chance,amount"'),
  v.transform(([chance, amount]) => ({ chance, amount })),
);
