import { npcRow, skillAt } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { npcRaceOf, raceIconFileOf } from "./npc-facts.js";

describe("npcRaceOf", () => {
  it.each([
    [1, "Undead"],
    [6, "Humanoid"],
    [12, "Bug"],
    [14, "Human"],
    [24, "Unknown"],
    [25, "Kamael"],
    [26, undefined],
  ])("reads level %i of the race skill as %s", (level, race) => {
    expect(npcRaceOf(npcRow(1, "Toad", { skills: [skillAt(4045, 1), skillAt(4416, level)] }))).toBe(race);
  });

  it("is that of the source where it states one", () => {
    const skills = [skillAt(4416, 24)];
    expect(npcRaceOf(npcRow(1, "Toad", { race: "Kamael" }))).toBe("Kamael");
    expect(npcRaceOf(npcRow(1, "Toad", { race: "Beast", skills }))).toBe("Beast");
    expect(npcRaceOf(npcRow(1, "Toad"))).toBeUndefined();
  });
});

describe("raceIconFileOf", () => {
  const catalog = catalogWith({ raceIcons: [{ skillLevel: 2, iconFile: "race_bog.png" }] });
  const ofLevel = (level: number) => npcRow(1, "Toad", { skills: [skillAt(4416, level)] });

  it("is the icon of the level of the race skill, or of the race that the source states beside it", () => {
    expect(raceIconFileOf(catalog, ofLevel(2))).toBe("race_bog.png");
    expect(raceIconFileOf(catalog, { ...ofLevel(24), race: "Magic Creature" })).toBe("race_bog.png");
    expect(raceIconFileOf(catalog, { ...ofLevel(2), race: "Beast" })).toBeUndefined();
  });

  it("is nothing for a level without an icon, and without the race skill", () => {
    expect(raceIconFileOf(catalog, ofLevel(3))).toBeUndefined();
    expect(raceIconFileOf(catalog, npcRow(1, "Toad"))).toBeUndefined();
  });
});
