import type { CollectionName, collections, ErrorCode, NotFoundCode, NpcId } from "@gamedata/schema";
import type { InferOutput } from "valibot";

type Collections = typeof collections;

/** An id that no record of a collection has. */
type NotFoundDetails = {
  [Name in CollectionName]: {
    readonly code: Collections[Name]["notFound"];
    /** What a record of the collection is called in messages. */
    readonly label: string;
    readonly id: InferOutput<Collections[Name]["id"]>;
  };
}[CollectionName];

/** What is wrong with the input, by `code`. `value` is the rejected value as text, shortened. */
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
      readonly parameter: "levelMin";
      readonly levelMin: number;
      readonly levelMax: number;
    }
  | { readonly code: "DROPS_NOT_FOUND"; readonly id: NpcId }
  | NotFoundDetails;

/** The error codes that a query can raise: those of the API that are not about transport. */
export type GameDataErrorCode = Extract<ErrorCode, GameDataErrorDetails["code"]>;

/**
 * The only error that queries throw on purpose: the input is invalid, or names a record that does not exist.
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

  /** What is wrong, with the data that belongs to the code. */
  readonly details: GameDataErrorDetails;

  /** @param details The code and its data; the message is made from them. */
  constructor(details: GameDataErrorDetails) {
    super(messageOf(details));
    this.details = details;
  }

  /** What is wrong, for programs; stable. */
  get code(): GameDataErrorCode {
    return this.details.code;
  }
}

/** Returns whether a caught value is an error that a query raised on purpose. */
export function isGameDataError(value: unknown): value is GameDataError {
  return value instanceof GameDataError;
}

/** Returns whether the error of a code is about a record that does not exist. */
export function isNotFoundCode(code: string): code is NotFoundCode | "DROPS_NOT_FOUND" {
  return code.endsWith("_NOT_FOUND");
}

function messageOf(details: GameDataErrorDetails): string {
  switch (details.code) {
    case "INVALID_ID":
    case "INVALID_PARAMETER":
      return `Invalid ${details.parameter} ${details.value}: it must be ${details.allowed}.`;
    case "INVALID_ENUM":
      return `Invalid ${details.parameter} ${details.value}: it must be one of ${details.allowed.join(", ")}.`;
    case "INVALID_RANGE":
      return `Invalid levelMin ${details.levelMin}: it must not be above levelMax ${details.levelMax}.`;
    case "DROPS_NOT_FOUND":
      return `The NPC with id ${details.id} drops nothing.`;
    default:
      return `There is no ${details.label} with id ${details.id}.`;
  }
}
