import { describe, expect, it } from "vitest";
import { describeValue, GameDataError, type GameDataErrorDetails, isGameDataError } from "./game-data-error.js";

describe("GameDataError", () => {
  const refused = (parameter: string, value: string, allowed: string): GameDataErrorDetails => ({
    ...{ code: "INVALID_PARAMETER", parameter, value, allowed },
  });
  const noChoice = (parameter: string, value: string, ...allowed: string[]): GameDataErrorDetails => ({
    ...{ code: "INVALID_ENUM", parameter, value, allowed },
  });
  const range = { minimum: 50, upperParameter: "levelMax", maximum: 40 };

  it.each<[GameDataErrorDetails, string]>([
    [refused("limit", "0", "a whole number"), "Invalid limit 0: it must be a whole number."],
    [refused("q", "undefined", "text that is not blank"), "Missing q: it must be text that is not blank."],
    [refused("q", '"undefined"', "a number"), 'Invalid q "undefined": it must be a number.'],
    [noChoice("by", "undefined", "kill"), "Missing by: it must be one of kill."],
    [noChoice("type", '"sword"', "weapon", "armor"), 'Invalid type "sword": it must be one of weapon, armor.'],
    [noChoice("kind", '"water"'), 'Invalid kind "water": the data set has none.'],
    [
      { code: "INVALID_RANGE", parameter: "levelMin", ...range },
      "Invalid levelMin 50: it must not be above levelMax 40.",
    ],
    [{ code: "NPC_NOT_FOUND", label: "NPC", id: 9 }, "There is no NPC with id 9."],
    [{ code: "DROPS_NOT_FOUND", id: 9 }, "The NPC with id 9 drops nothing."],
    [
      { code: "TELEPORT_ROUTE_NOT_FOUND", from: "NPC 30080", to: "1,-2", walk: 6000 },
      "No route leads from NPC 30080 to 1,-2 with walks of at most 6000 units.",
    ],
  ])("says what went wrong: %o", (details, message) => {
    const error = new GameDataError(details);
    expect(error.message).toBe(message);
    expect(error.code).toBe(details.code);
    expect(error.details).toEqual(details);
    expect(error.name).toBe("GameDataError");
  });

  it("is told apart from other errors", () => {
    expect(isGameDataError(new GameDataError({ code: "ITEM_NOT_FOUND", label: "item", id: 9 }))).toBe(true);
    expect(isGameDataError(new Error("There is no item with id 9."))).toBe(false);
    expect(isGameDataError(undefined)).toBe(false);
  });
});

describe("describeValue", () => {
  it.each([
    ["weapon", '"weapon"'],
    ['a "quoted" line\nand more', '"a \\"quoted\\" line\\nand more"'],
    ["\ud800", '"\\ud800"'],
    [-0, "-0"],
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [null, "null"],
    [undefined, "undefined"],
    [true, "true"],
    [[1, 2], "an array"],
    [{ id: 1 }, "a value of type object"],
    [Symbol("id"), "a value of type symbol"],
    [10n, "a value of type bigint"],
  ])("shows %o", (value, shown) => {
    expect(describeValue(value)).toBe(shown);
  });

  it("cuts long text short", () => {
    expect(describeValue("x".repeat(10_000_000))).toBe(`"${"x".repeat(40)}"…`);
  });
});
