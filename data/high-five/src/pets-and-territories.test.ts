import { highFive } from "@gamedata/high-five";
import { describe, expect, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";

// Worked out by hand from the files of the source that each test names.

const petOf = (id: number) => highFive.npcs.find((npc) => npc.id === id)?.petData;

describe("pets", () => {
  test("the wolf of stats/pets/0001.xml at its first level, and its 87 levels", () => {
    const pet = petOf(12_077);
    expect(pet).toMatchObject({ food1: 2515, food2: 0, hungryLimit: 0.55 });
    expect(pet).not.toHaveProperty("food3");
    expect(pet?.stats).toHaveLength(87);
    expect(pet?.stats[0]).toEqual(yaml`
      { level: 1, maxMeal: 248, exp: 0, expType: 73, mealInBattle: 2, mealInNormal: 2, pAtk: 2.11864406779661,
        pDef: 11.1111111111111, mAtk: 1.44675925925926, mDef: 8.13062889692864, hp: 19.8725961538461, mp: 20,
        hpRegen: 2, mpRegen: 0.9, ssCount: 1, spsCount: 1 }
    `);
  });

  test("the strider of stats/pets/0007.xml that can be ridden, and does not fly", () => {
    expect(petOf(12_528)).toMatchObject({ food1: 5169, food2: 5168, food3: 6316 });
    expect(petOf(12_528)?.stats[0]).toMatchObject(yaml`
      { mealInBattleOnRide: 5, atkSpdOnRide: 350, pAtkOnRide: 0.545866426485439, speedOnRide: "130;130;70;70;0;0" }
    `);
  });

  test("as many as files, of which 25 state no food", () => {
    const pets = highFive.npcs.flatMap(({ petData }) => petData ?? []);
    expect(pets).toHaveLength(52);
    expect(pets.filter(({ food1 }) => food1 === 0)).toHaveLength(25);
    // 52 files of 87 levels.
    expect(pets.reduce((levels, { stats }) => levels + stats.length, 0)).toBe(4524);
  });
});

describe("territories", () => {
  test("the five places of the Territory Manager of Gludio, lines 17 to 21 of sql/territory_spawnlist.sql", () => {
    const places = highFive.spawns.filter(({ npcId }) => npcId === 36_490);
    expect(places).toHaveLength(5);
    expect(places[0]).toEqual({ npcId: 36_490, x: -83_576, y: 243_280, z: -3728, heading: 24_400 });
  });

  test("no ward and no guard of a territory war", () => {
    // spawnType 3 and 2.
    expect(highFive.spawns.filter(({ npcId }) => npcId === 36_572 || npcId === 36_554)).toEqual([]);
  });
});
