import type { ErrorCode, NotFoundCode, NotFoundIds, NpcId } from "@gamedata/schema/types";

/** The maximum number of characters of a text value in an error message. */
const SHOWN_CHARACTERS = 40;

/** Formats a value for an error message: text is quoted and shortened, objects are named by their type. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") {
    const shown = JSON.stringify(value.slice(0, SHOWN_CHARACTERS));
    return value.length > SHOWN_CHARACTERS ? `${shown}…` : shown;
  }
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (value === null || value === undefined || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "an array" : `a value of type ${typeof value}`;
}

type NotFoundDetails = {
  [Code in NotFoundCode]: {
    readonly code: Code;
    /** The name of a record of the collection in messages. */
    readonly label: string;
    readonly id: NotFoundIds[Code];
  };
}[NotFoundCode];

/** The error code and its data. `value` is the rejected value as text, shortened. */
export type GameDataErrorDetails =
  | {
      readonly code: "INVALID_ID" | "INVALID_PARAMETER";
      readonly parameter: string;
      readonly value: string;
      /** What is allowed, as a phrase: "a whole number of at least 1". */
      readonly allowed: string;
    }
  | {
      readonly code: "INVALID_ENUM";
      readonly parameter: string;
      readonly value: string;
      /** Every allowed value. */
      readonly allowed: readonly string[];
    }
  | {
      readonly code: "INVALID_RANGE";
      /** The lower bound, which is above the upper one. */
      readonly parameter: string;
      readonly minimum: number;
      readonly upperParameter: string;
      readonly maximum: number;
    }
  | { readonly code: "DROPS_NOT_FOUND"; readonly id: NpcId }
  | {
      readonly code: "DATA_NOT_FOUND";
      /** What the data set lacks, as a phrase: "numbers of the class by level". */
      readonly missing: string;
    }
  | {
      readonly code: "TELEPORT_ROUTE_NOT_FOUND";
      /** The start and the end as text: "NPC 30080" or "83396,147904". */
      readonly from: string;
      readonly to: string;
      /** The longest walk in game units. */
      readonly walk: number;
    }
  | NotFoundDetails;

/** The error codes of queries: those of the API except those about HTTP. */
export type GameDataErrorCode = Extract<ErrorCode, GameDataErrorDetails["code"]>;

/**
 * The only error that queries throw on purpose: the input is invalid, or a record does not exist.
 *
 * @example
 * ```ts
 * try {
 *   getItem(catalog, 999_999);
 * } catch (error) {
 *   if (!isGameDataError(error)) throw error;
 *   assert.equal(error.code, "ITEM_NOT_FOUND");
 *   assert.equal(error.message, "There is no item with id 999999.");
 * }
 * ```
 */
export class GameDataError extends Error {
  override readonly name = "GameDataError";

  /** The error code and its data. */
  readonly details: GameDataErrorDetails;

  /** Creates the error with a message that describes the details. */
  constructor(details: GameDataErrorDetails) {
    super(messageOf(details));
    this.details = details;
  }

  /** The stable error code, for programs. */
  get code(): GameDataErrorCode {
    return this.details.code;
  }
}

/** Returns whether a caught value is an error that a query threw on purpose. */
export function isGameDataError(value: unknown): value is GameDataError {
  return value instanceof GameDataError;
}

function messageOf(details: GameDataErrorDetails): string {
  switch (details.code) {
    case "INVALID_ID":
    case "INVALID_PARAMETER":
      return `${faultOf(details)}: it must be ${details.allowed}.`;
    case "INVALID_ENUM":
      return `${faultOf(details)}: ${details.allowed.length === 0 ? "the data set has none" : `it must be one of ${details.allowed.join(", ")}`}.`;
    case "INVALID_RANGE":
      return `Invalid ${details.parameter} ${details.minimum}: it must not be above ${details.upperParameter} ${details.maximum}.`;
    case "DROPS_NOT_FOUND":
      return `The NPC with id ${details.id} drops nothing.`;
    case "DATA_NOT_FOUND":
      return `The answer is not known: the data set has no ${details.missing}.`;
    case "TELEPORT_ROUTE_NOT_FOUND":
      return `No route leads from ${details.from} to ${details.to} with walks of at most ${details.walk} units.`;
    default:
      return `There is no ${details.label} with id ${details.id}.`;
  }
}

/** Creates the error for an answer that the data set does not state; what it lacks is a phrase: "numbers of the class by level". */
export const dataNotFound = (missing: string): GameDataError => new GameDataError({ code: "DATA_NOT_FOUND", missing });

function faultOf({ parameter, value }: { readonly parameter: string; readonly value: string }): string {
  // The text "undefined" would have quotes.
  return value === describeValue(undefined) ? `Missing ${parameter}` : `Invalid ${parameter} ${value}`;
}

/** Creates the error for a parameter whose value is not allowed; `allowed` is a phrase: "a list of ids". */
export function invalidParameter(parameter: string, value: unknown, allowed: string): GameDataError {
  return new GameDataError({ code: "INVALID_PARAMETER", parameter, value: describeValue(value), allowed });
}

/** Creates the error for a parameter whose value is none of the allowed ones. */
export function invalidEnum(parameter: string, value: unknown, allowed: readonly string[]): GameDataError {
  return new GameDataError({ code: "INVALID_ENUM", parameter, value: describeValue(value), allowed });
}
