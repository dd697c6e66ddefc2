import { beforeAll, expect, it } from "vitest";
import { showLanguage } from "../languages/words.js";
import { duration, whole } from "./numbers.js";

beforeAll(() => showLanguage("en"));

it.each([
  [45, "45 s"],
  [90, "2 min"],
  [5400, "1 h 30 min"],
  // 11 h 59.5 min.
  [43_170, "12 h"],
  [3599, "1 h"],
])("writes %d seconds as %s", (seconds, text) => expect(duration(seconds)).toBe(text));

it("writes a number below zero with a minus sign", () => expect(whole(-1650)).toBe("−1,650"));
