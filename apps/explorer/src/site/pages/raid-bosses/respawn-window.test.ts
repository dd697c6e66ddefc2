import { expect, it } from "vitest";
import { yaml } from "../../../../../../scripts/test/yaml.js";
import { respawnBounds, respawnWindow } from "./respawn-window.js";

const HOUR = 3_600_000;
/** 36 hours, 24 more or less. */
const respawn = { respawnDelay: 129_600, respawnRandom: 86_400 };

it("is from the least to the longest time after the kill", () => {
  expect(respawnBounds(respawn)).toEqual({ least: 12 * 3600, longest: 60 * 3600 });
  const killed = 1_000_000;
  expect(respawnWindow(killed, respawn, killed)).toEqual(yaml`
    { killed: ${killed}, opens: ${killed + 12 * HOUR}, closes: ${killed + 60 * HOUR}, phase: closed }
  `);
});

it.each([
  [12 * HOUR - 1, "closed"],
  [12 * HOUR, "open"],
  [60 * HOUR - 1, "open"],
  [60 * HOUR, "over"],
] as const)("is %i milliseconds after the kill in the phase %s", (after, phase) => {
  expect(respawnWindow(5, respawn, 5 + after).phase).toBe(phase);
});

it("never opens before the kill", () => {
  expect(respawnBounds({ respawnDelay: 60, respawnRandom: 90 })).toEqual({ least: 0, longest: 150 });
});
