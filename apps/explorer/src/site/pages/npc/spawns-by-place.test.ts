import type { EnrichedSpawn } from "@gamedata/client";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../../../scripts/test/yaml.js";
import { spawnsByPlace } from "./spawns-by-place.js";

const spawn = (place: number | null, respawnDelay: number, periodOfDay = 0) => {
  const location = place === null ? null : { id: place, name: `Place ${place}` };
  return { respawnDelay, periodOfDay, location, region: null } as unknown as EnrichedSpawn;
};

describe("the spawns of an NPC", () => {
  it("are grouped by place and time of day, those with most first", () => {
    const places = spawnsByPlace([
      spawn(1, 60),
      spawn(null, 30),
      spawn(2, 60),
      { ...spawn(2, 90), count: 3 },
      spawn(2, 60, 2),
    ]);
    expect(
      places.map(({ location, periodOfDay, count, respawnLeast, respawnMost }) => [
        location?.name,
        periodOfDay,
        count,
        respawnLeast,
        respawnMost,
      ]),
    ).toEqual(yaml`
      [[Place 2, 0, 4, 60, 90], [Place 1, 0, 1, 60, 60], [undefined, 0, 1, 30, 30], [Place 2, 2, 1, 60, 60]]
    `);
  });
});
