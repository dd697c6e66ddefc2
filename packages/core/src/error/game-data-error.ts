import type { ClassId, ErrorCode, HennaId, ItemId, LocationId, NpcId, QuestId, RegionId } from "@gamedata/schema";

/** What went wrong, told apart by `code`. `value` is the value that was refused, described and cut short. */
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
  | { readonly code: "ITEM_NOT_FOUND"; readonly id: ItemId }
  | { readonly code: "NPC_NOT_FOUND" | "MONSTER_NOT_FOUND" | "DROPS_NOT_FOUND"; readonly id: NpcId }
  | { readonly code: "QUEST_NOT_FOUND"; readonly id: QuestId }
  | { readonly code: "CLASS_NOT_FOUND"; readonly id: ClassId }
  | { readonly code: "HENNA_NOT_FOUND"; readonly id: HennaId }
  | { readonly code: "LOCATION_NOT_FOUND"; readonly id: LocationId }
  | { readonly code: "REGION_NOT_FOUND"; readonly id: RegionId };

/** The error codes that a query can raise: those of the API that are not about transport. */
export type GameDataErrorCode = Extract<ErrorCode, GameDataErrorDetails["code"]>;

/**
 * The only error that a query throws on purpose: the input is not allowed, or names something that does not exist.
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

  /** What went wrong, with the data that belongs to the code. */
  readonly details: GameDataErrorDetails;

  /** @param details The code and its data; the message is made from them. */
  constructor(details: GameDataErrorDetails) {
    super(messageOf(details));
    this.details = details;
  }

  /** What went wrong, for programs; stable. */
  get code(): GameDataErrorCode {
    return this.details.code;
  }
}

/**
 * Tells whether a caught value is an error that a query raised on purpose.
 *
 * @param value The caught value.
 */
export function isGameDataError(value: unknown): value is GameDataError {
  return value instanceof GameDataError;
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
    case "ITEM_NOT_FOUND":
      return `There is no item with id ${details.id}.`;
    case "NPC_NOT_FOUND":
      return `There is no NPC with id ${details.id}.`;
    case "MONSTER_NOT_FOUND":
      return `There is no monster with id ${details.id}.`;
    case "DROPS_NOT_FOUND":
      return `The NPC with id ${details.id} drops nothing.`;
    case "QUEST_NOT_FOUND":
      return `There is no quest with id ${details.id}.`;
    case "CLASS_NOT_FOUND":
      return `There is no class with id ${details.id}.`;
    case "HENNA_NOT_FOUND":
      return `There is no henna symbol with id ${details.id}.`;
    case "LOCATION_NOT_FOUND":
      return `There is no location with id ${details.id}.`;
    case "REGION_NOT_FOUND":
      return `There is no region with id ${details.id}.`;
  }
}
