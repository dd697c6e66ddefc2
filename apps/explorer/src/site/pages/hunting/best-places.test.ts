import type { HuntingTarget } from "@gamedata/client";
import { describe, expect, it } from "vitest";
import { bestPlaces } from "./best-places.js";

const target = (npc: string, place: number | null, spawnCount: number, score: number | null) =>
  ({
    npc: { name: npc },
    location: place === null ? null : { id: place, name: `place ${place}` },
    spawnCount,
    score,
    exp: (score ?? 0) * 10,
  }) as unknown as HuntingTarget;

describe("bestPlaces", () => {
  it("orders places by the mean of their spawns, not by their best monster", () => {
    const places = bestPlaces([target("rare", 1, 10, 900), target("good", 2, 50, 400), target("poor", 1, 90, 100)], 3);
    // 1: (10 · 900 + 90 · 100) / 100; 2: 400.
    expect(places.map(({ place, score, spawnCount, exp }) => [place.id, score, spawnCount, exp])).toEqual([
      [2, 400, 50, 4000],
      [1, 180, 100, 1800],
    ]);
    expect(places[1]?.targets.map(({ npc }) => npc.name)).toEqual(["rare", "poor"]);
  });

  it("leaves out places with few spawns, and monsters without a place or a score", () => {
    const rows = [target("few", 1, 39, 900), target("nowhere", null, 500, 800), target("unknown", 2, 500, null)];
    expect(bestPlaces(rows, 3)).toEqual([]);
  });

  it("gives no more places than asked for", () => {
    const rows = [1, 2, 3, 4].map((place) => target("one", place, 100, place));
    expect(bestPlaces(rows, 3).map(({ place }) => place.id)).toEqual([4, 3, 2]);
  });

  it("takes regions where no monster has a location", () => {
    const inRegion = (npc: string, region: number) =>
      ({ ...target(npc, null, 60, 100), region: { id: region, name: "wild" } }) as HuntingTarget;
    const found = (rows: readonly HuntingTarget[]) => bestPlaces(rows, 3).map(({ kind, place }) => [kind, place.id]);
    expect(found([inRegion("one", 7), inRegion("other", 7)])).toEqual([["region", 7]]);
    expect(found([inRegion("one", 7), target("named", 5, 60, 1)])).toEqual([["location", 5]]);
  });
});
