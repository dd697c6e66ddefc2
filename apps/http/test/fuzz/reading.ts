import type { ErrorCode } from "@gamedata/schema";
import type { RecordSchema } from "./routes.js";
import { searchedText } from "./searched-text.js";

/** A value that was read, and the errors that it may be refused with. */
export interface Reading<Value> {
  readonly value: Value;
  readonly codes?: readonly ErrorCode[];
}

const nothing = { value: undefined };
const refused = (code: ErrorCode) => ({ value: undefined, codes: [code] });

const isAbsent = (text: string | undefined): text is undefined | "" => text === undefined || text === "";

const integer = /^-?\d+$/;
const decimalId = /^(?:0|[1-9]\d{0,15})$/;
/** Numbers beyond the exact range compare as equally large. */
const SATURATED = 2 ** 53;
const MAXIMUM_IDS = 200;

/** `docs/specification.md`: leading zeros are allowed; minus zero, plus signs, fractions and exponents are not. */
export function readInteger(text: string | undefined, minimum?: number, maximum?: number): Reading<number | undefined> {
  if (isAbsent(text)) return nothing;
  const value = Math.max(-SATURATED, Math.min(SATURATED, Number(text)));
  const isAllowed =
    integer.test(text) && !Object.is(value, -0) && value >= (minimum ?? value) && value <= (maximum ?? value);
  return isAllowed ? { value } : refused("INVALID_PARAMETER");
}

const decimalNumber = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i;

/** Reads a number as JSON writes it, above one bound and at most the other; leading zeros are taken. */
export function readNumber(text: string | undefined, above: number, maximum: number): Reading<number | undefined> {
  if (isAbsent(text)) return nothing;
  const value = Number(text);
  const isAllowed = decimalNumber.test(text) && value > above && value <= maximum;
  return isAllowed ? { value } : refused("INVALID_PARAMETER");
}

/** Reads an id as a path has it: digits only, no leading zeros, at most 2^53-1. */
export function readId(text: string, minimum: 0 | 1, code: ErrorCode): Reading<number | undefined> {
  const value = Number(text);
  const isAllowed = decimalId.test(text) && Number.isSafeInteger(value) && value >= minimum;
  return isAllowed ? { value } : refused(code);
}

/** Reads an id as a query has it, in which leading zeros are allowed. */
const readQueryId = (text: string, minimum: 0 | 1, code: ErrorCode) =>
  readId(/^0+\d/.test(text) ? String(text.replace(/^0*/, "") || 0) : text, minimum, code);

/** Returns the values between commas; empty ones are ignored. */
const wordsOf = (text: string) => text.split(",").filter((word) => word !== "");

/** Reads the id of an area that a list is narrowed to. */
export const readAreaId = (text: string | undefined, minimum: 0 | 1): Reading<number | undefined> =>
  isAbsent(text) ? nothing : readQueryId(text, minimum, "INVALID_PARAMETER");

const MAXIMUM_COORDINATE = 10_000_000;

/** Reads the place that a route starts or ends at, which must be given: the id of an NPC, or `x,y`. */
export function readPlace(text: string | undefined): Reading<string | undefined> {
  if (isAbsent(text)) return refused("INVALID_PARAMETER");
  const parts = text.split(",");
  if (parts.length === 1)
    return readQueryId(text, 1, "INVALID_PARAMETER").value === undefined
      ? refused("INVALID_PARAMETER")
      : { value: String(Number(text)) };
  const numbers = parts.map((part) => readInteger(part, -MAXIMUM_COORDINATE, MAXIMUM_COORDINATE).value);
  const isPlace = numbers.length === 2 && numbers.every((number) => number !== undefined);
  return isPlace ? { value: numbers.join() } : refused("INVALID_PARAMETER");
}

/** Reads one of several words, upper and lower case aside. */
export function readChoice(text: string | undefined, allowed: Iterable<string>): Reading<string | undefined> {
  if (isAbsent(text)) return nothing;
  const value = [...allowed].find((choice) => choice.toLowerCase() === text.toLowerCase());
  return value === undefined ? refused("INVALID_ENUM") : { value };
}

/** Reads one of several words, spelled exactly so. */
export function readExactChoice(text: string | undefined, allowed: readonly string[]): Reading<string | undefined> {
  if (isAbsent(text)) return nothing;
  return allowed.includes(text) ? { value: text } : refused("INVALID_ENUM");
}

/** Reads several words between commas; of each the spelling that the list has, in the list's order. */
export function readChoices(
  text: string | undefined,
  allowed: readonly string[],
  read: (word: string) => Reading<string | undefined>,
): Reading<readonly string[] | undefined> {
  if (isAbsent(text) || wordsOf(text).length === 0) return nothing;
  const readings = wordsOf(text).map(read);
  const words = new Set(readings.map(({ value }) => value));
  if (readings.some(({ value }) => value === undefined)) return refused("INVALID_ENUM");
  return { value: allowed.filter((word) => words.has(word)) };
}

/** Reads the types of a search, upper and lower case aside. */
export const readTypes = (text: string | undefined, allowed: readonly string[]) =>
  readChoices(text, allowed, (word) => readChoice(word, allowed));

/** Reads the fields that are asked for; naming all is the same as naming none. */
export function readFields(
  text: string | undefined,
  record: RecordSchema | undefined,
): Reading<readonly string[] | undefined> {
  if (record === undefined) return nothing;
  const allowed = Object.keys(record.entries);
  const reading = readChoices(text, allowed, (word) => readExactChoice(word, allowed));
  return reading.value?.length === allowed.length ? nothing : reading;
}

/** Reads ids between commas, at most 200 with repetitions. */
export function readIdList(text: string | undefined): Reading<readonly number[] | undefined> {
  if (isAbsent(text) || wordsOf(text).length === 0) return nothing;
  const words = wordsOf(text);
  const ids = words.flatMap((word) => readQueryId(word, 1, "INVALID_PARAMETER").value ?? []);
  return ids.length === words.length && ids.length <= MAXIMUM_IDS ? { value: ids } : refused("INVALID_PARAMETER");
}

/** Reads four numbers as JSON writes them: the lesser of each direction first. */
export function readBox(text: string | undefined): Reading<readonly number[] | undefined> {
  if (isAbsent(text) || wordsOf(text).length === 0) return nothing;
  const words = wordsOf(text);
  const value = words.map((word) => Math.max(-SATURATED, Math.min(SATURATED, Number(word))));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = value;
  const isBox = words.length === 4 && words.every((word) => decimalNumber.test(word)) && x1 <= x2 && y1 <= y2;
  return isBox ? { value } : refused("INVALID_PARAMETER");
}

/** Reads the text that names are searched for; blank text is none. */
export const readText = (text: string | undefined): Reading<string | undefined> => ({
  value: searchedText(text ?? "") || undefined,
});

/** Reads pairs of an id and a number between commas: `id:count` or `id-level`, by their separator. */
export function readPairs(text: string | undefined, separator: string, minimum: 0 | 1): Reading<undefined> {
  if (isAbsent(text)) return nothing;
  const isPair = (word: string) => {
    const [id = "", count = "", ...rest] = word.split(separator);
    const pieces = readInteger(count, minimum, minimum === 0 ? Number.MAX_SAFE_INTEGER : undefined);
    return (
      readQueryId(id, 1, "INVALID_PARAMETER").value !== undefined && pieces.value !== undefined && rest.length === 0
    );
  };
  return wordsOf(text).every(isPair) ? nothing : refused("INVALID_PARAMETER");
}

/** Reads 1 to 50 pairs of an id and 1 to 1,000,000 pieces. */
export function readPieces(text: string | undefined): Reading<undefined> {
  const pairs = wordsOf(text ?? "");
  if (pairs.length === 0) return refused("INVALID_PARAMETER");
  const counts = pairs.map((pair) => readInteger(pair.split(":")[1] ?? "", 1, 1_000_000).value);
  return pairs.length > 50 || counts.includes(undefined) ? refused("INVALID_PARAMETER") : readPairs(text, ":", 1);
}

/** Reads ids between commas, each once, at most 200. */
export function readIds(text: string, minimum: 0 | 1): Reading<readonly number[]> {
  const readings = wordsOf(text).map((word) => readQueryId(word, minimum, "INVALID_ID"));
  const ids = [...new Set(readings.flatMap(({ value }) => value ?? []))];
  const codes = readings.flatMap((reading) => reading.codes ?? []);
  if (codes.length > 0) return { value: [], codes };
  return ids.length > MAXIMUM_IDS ? { value: [], codes: ["INVALID_PARAMETER"] } : { value: ids };
}
