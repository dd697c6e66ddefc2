import type { ErrorCode } from "@gamedata/schema";
import type { Facts, ListedFact, ListName } from "./facts.js";
import type { SpecifiedRoute } from "./routes.js";

/** A list query that is allowed: what the response must show. */
export interface AllowedQuery {
  readonly limit: number;
  readonly offset: number;
  /** Tells whether a record is in the list. */
  readonly isListed: (fact: ListedFact) => boolean;
  readonly sort: string;
}

/** What can come of a query: errors, any of which may be told, or success. */
export interface QueryExpectation {
  readonly codes: readonly ErrorCode[];
  readonly allowed: AllowedQuery | undefined;
}

const MAXIMUM_LIMIT = 200;
const sorts = {
  items: ["id", "-id", "name", "-name", "grade", "-grade"],
  npcs: ["id", "-id", "name", "-name", "level", "-level"],
} as const;
const itemTypes = ["weapon", "armor", "etcitem"];
const itemGrades = ["none", "d", "c", "b", "a", "s"];

const wholeNumber = /^-?\d+$/;
/** Numbers beyond the exact range compare as equally large. */
const SATURATED = 2 ** 53;

/** A value that was read, and the errors that it may be refused with. */
interface Reading<Value> {
  readonly value: Value;
  readonly codes?: readonly ErrorCode[];
}

/** `docs/contract-notes.md`: leading zeros are taken, minus zero, plus signs, fractions and exponents are not. */
function readInteger(text: string | undefined, minimum?: number, maximum?: number): Reading<number | undefined> {
  if (text === undefined || text === "") return { value: undefined };
  const value = Math.max(-SATURATED, Math.min(SATURATED, Number(text)));
  const isAllowed =
    wholeNumber.test(text) && !Object.is(value, -0) && value >= (minimum ?? value) && value <= (maximum ?? value);
  return isAllowed ? { value } : { value: undefined, codes: ["INVALID_PARAMETER"] };
}

function readChoice(text: string | undefined, allowed: Iterable<string>): Reading<string | undefined> {
  if (text === undefined || text === "") return { value: undefined };
  const value = [...allowed].find((choice) => choice.toLowerCase() === text.toLowerCase());
  return value === undefined ? { value, codes: ["INVALID_ENUM"] } : { value };
}

function readExactChoice(text: string | undefined, allowed: readonly string[]): Reading<string | undefined> {
  if (text === undefined || text === "") return { value: undefined };
  return allowed.includes(text) ? { value: text } : { value: undefined, codes: ["INVALID_ENUM"] };
}

function readRange(min: number | undefined, max: number | undefined): Reading<undefined> {
  const isReversed = min !== undefined && max !== undefined && min > max;
  return { value: undefined, codes: isReversed ? ["INVALID_RANGE"] : [] };
}

const typesOf = (list: ListName, { npcTypes, monsterTypes }: Facts): Iterable<string> => {
  switch (list) {
    case "items":
      return itemTypes;
    case "npcs":
    case "raw/npcs":
      return npcTypes;
    case "monsters":
    case "raw/monsters":
      return monsterTypes;
  }
};

function readFilters(list: ListName, textOf: (name: string) => string | undefined, facts: Facts) {
  const isItems = list === "items";
  const text = textOf("q")?.trim().toLowerCase() ?? "";
  const type = readChoice(textOf(isItems ? "type" : "npcType"), typesOf(list, facts));
  const grade: Reading<string | undefined> = isItems ? readChoice(textOf("grade"), itemGrades) : { value: undefined };
  const sort = readExactChoice(textOf("sort"), isItems ? sorts.items : sorts.npcs);
  const noLevel: Reading<number | undefined> = { value: undefined };
  const levelMin = isItems ? noLevel : readInteger(textOf("levelMin"));
  const levelMax = isItems ? noLevel : readInteger(textOf("levelMax"));
  const range = readRange(levelMin.value, levelMax.value);
  const isListed = (fact: ListedFact) =>
    (text === "" || fact.lowerName.includes(text)) &&
    (type.value === undefined || fact.type === type.value) &&
    (grade.value === undefined || fact.grade === grade.value) &&
    (levelMin.value === undefined || (fact.level !== undefined && fact.level >= levelMin.value)) &&
    (levelMax.value === undefined || (fact.level !== undefined && fact.level <= levelMax.value));
  return { isListed, sort: sort.value ?? "id", readings: [type, grade, sort, levelMin, levelMax, range] };
}

/**
 * Tells what must come of a query of a paged list, by the contract's rules.
 *
 * @param route The route.
 * @param query The query as written, without the question mark.
 * @param facts What records there are.
 */
export function queryExpectation(route: SpecifiedRoute, query: string, facts: Facts): QueryExpectation {
  if (route.list !== "page") return { codes: [], allowed: undefined };
  const values = new URLSearchParams(query);
  const textOf = (name: string) => values.get(name) ?? undefined;
  const limit = readInteger(textOf("limit"), 1);
  const offset = readInteger(textOf("offset"), 0, Number.MAX_SAFE_INTEGER);
  const filters = route.filtered && readFilters(route.filtered, textOf, facts);
  const readings: readonly Reading<unknown>[] = [limit, offset, ...(filters?.readings ?? [])];
  const codes = readings.flatMap((reading) => reading.codes ?? []);
  if (codes.length > 0) return { codes, allowed: undefined };
  return {
    codes,
    allowed: {
      limit: Math.min(limit.value ?? route.defaultLimit ?? 0, MAXIMUM_LIMIT),
      offset: offset.value ?? 0,
      isListed: filters?.isListed ?? (() => true),
      sort: filters?.sort ?? "id",
    },
  };
}
