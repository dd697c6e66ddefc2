import { spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { mergeSpawns } from "./merge-spawns.js";
import { mostFrequent } from "./most-frequent.js";
import { rawSpawnOf } from "./raw-spawn.js";

describe("rawSpawnOf", () => {
  it("fills in what the source leaves out with 0", () => {
    expect(rawSpawnOf(spawnRow(1, 5, -6, { z: 7, respawnDelay: 60 }))).toEqual({
      npcId: 1,
      x: 5,
      y: -6,
      z: 7,
      heading: 0,
      respawnDelay: 60,
      respawnRandom: 0,
      periodOfDay: 0,
    });
  });
});

describe("mergeSpawns", () => {
  it("keeps exact duplicates once, in order; another raw id, delay or time of day is another spawn", () => {
    const rows = [
      spawnRow(1, 5, 6),
      spawnRow(1, 9, 9),
      spawnRow(1, 5, 6, { respawnDelay: 0 }),
      spawnRow(2, 5, 6),
      spawnRow(1, 5, 6, { periodOfDay: 2 }),
    ];
    expect(mergeSpawns(rows)).toEqual([rows[0], rows[1], rows[3], rows[4]]);
  });
});

describe("mostFrequent", () => {
  it("counts places, the lowest id on a tie, and skips spawns without one", () => {
    const [a, b, c] = [{ id: 3 }, { id: 2 }, { id: 9 }];
    expect(mostFrequent([a, b, null, c, a, undefined, b])).toBe(b);
    expect(mostFrequent([c, a, c])).toBe(c);
    expect(mostFrequent([null, undefined])).toBeUndefined();
  });
});
