import { describe, expect, it } from "vitest";
import {
  GameDataError,
  parseClassId,
  parseClassIds,
  parseHennaId,
  parseHennaIds,
  parseItemId,
  parseItemIds,
  parseLocationId,
  parseLocationIds,
  parseNpcId,
  parseNpcIds,
  parseQuestId,
  parseQuestIds,
  parseRawNpcIds,
  parseRegionId,
  parseRegionIds,
  type QueryParams,
} from "../index.js";

type Parse = (text: string) => number;
type ParseMany = (params: QueryParams) => readonly number[] | undefined;

const one: readonly (readonly [kind: string, minimum: number, parse: Parse])[] = [
  ["an item", 1, parseItemId],
  ["an NPC", 1, parseNpcId],
  ["a quest", 1, parseQuestId],
  ["a class", 0, parseClassId],
  ["a henna", 1, parseHennaId],
  ["a location", 1, parseLocationId],
  ["a region", 0, parseRegionId],
];

const many: readonly (readonly [kind: string, minimum: number, parse: ParseMany])[] = [
  ["items", 1, parseItemIds],
  ["NPCs", 1, parseNpcIds],
  ["raw NPCs", 1, parseRawNpcIds],
  ["quests", 1, parseQuestIds],
  ["classes", 0, parseClassIds],
  ["hennas", 1, parseHennaIds],
  ["locations", 1, parseLocationIds],
  ["regions", 0, parseRegionIds],
];

const invalidId = (allowed: string) =>
  expect.objectContaining({ details: expect.objectContaining({ code: "INVALID_ID", allowed }) });
const bounds = (minimum: number) => `a whole number from ${minimum} to 9007199254740991 in decimal digits`;

describe.each(one)("the parser of the id of %s", (_kind, minimum, parse) => {
  it("takes the ids of its kind", () => {
    expect([String(minimum), "57", "9007199254740991"].map(parse)).toEqual([minimum, 57, Number.MAX_SAFE_INTEGER]);
  });

  it.each([String(minimum - 1), "057", "5.7", "9007199254740992", ""])(
    "refuses %j and says what is allowed",
    (text) => {
      expect(() => parse(text)).toThrow(GameDataError);
      expect(() => parse(text)).toThrow(invalidId(bounds(minimum)));
    },
  );
});

describe.each(many)("the parser of the ids of %s", (_kind, minimum, parse) => {
  it("takes the ids of its kind, each once and in their order", () => {
    expect(parse({ ids: `57,${minimum},57,8` })).toEqual([57, minimum, 8]);
    expect(parse({})).toBeUndefined();
  });

  it("refuses all for the one that is malformed", () => {
    expect(() => parse({ ids: `57,${minimum - 1}` })).toThrow(invalidId(bounds(minimum)));
  });
});
