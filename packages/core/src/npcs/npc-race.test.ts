import { npcRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { npcRaceOf } from "./npc-race.js";

describe("npcRaceOf", () => {
  it.each([
    [1, "Undead"],
    [6, "Humanoid"],
    [12, "Bug"],
    [14, "Human"],
    [24, "Unknown"],
    [25, undefined],
  ])("reads level %i of the race skill as %s", (level, race) => {
    expect(
      npcRaceOf(
        npcRow(1, "Toad", {
          skills: [
            { id: 4045, level: 1 },
            { id: 4416, level },
          ],
        }),
      ),
    ).toBe(race);
  });

  it("is nothing without the race skill", () => {
    expect(npcRaceOf(npcRow(1, "Toad"))).toBeUndefined();
  });
});
