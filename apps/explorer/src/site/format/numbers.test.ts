import { beforeAll, expect, it } from "vitest";
import { showLanguage } from "../languages/words.js";
import { duration, estimate, percent, whole } from "./numbers.js";

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

it.each([
  [2.34567, "2.35"],
  [30_729_000, "30,729,000"],
  [133_227_302_536_167_140, "133,000T"],
])("writes the estimate %d as %s", (value, text) => expect(estimate(value)).toBe(text));

it.each([
  [0, "0"],
  [0.000_000_05, "0.000005"],
  [3.8e-17, "< 0.000001"],
  // As the service computes 3.125 % of a kill.
  [0.031249999999999993, "3.13"],
  // A server may state more than certainty.
  [15, "1,500"],
])("writes the probability %d as %s percent", (probability, text) => expect(percent(probability)).toBe(text));
