import { inventedDataset, inventedText } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { createCatalog, getClass, listClasses, listHennas } from "../index.js";

const catalog = createCatalog(inventedDataset);

describe("a class's detail", () => {
  it("shows what it learns, the spellbook on the lowest level only", () => {
    const { allowedHennas, ...detail } = getClass(catalog, 1);
    expect(allowedHennas).toEqual(listHennas(catalog).data);
    expect(detail).toEqual(yaml`
      { id: 1, name: Thornwright, race: Human, type: Mystic, professionLevel: 1, parentClassId: 0, childClassIds: [],
        skills: [
          { skillId: 10, name: Thorns, iconFile: thorns.png, skillLevel: 1, minPlayerLevel: 20, spCost: 900,
            mpConsume: 5, spellbook: { itemId: 6, name: "Spellbook: Thorns", iconFile: null } },
          { skillId: 10, name: Thorns, iconFile: thorns.png, skillLevel: 2, minPlayerLevel: 24, spCost: 1200,
            mpConsume: 6 }] }
    `);
  });

  it("of the base class leads to its children", () => {
    expect(getClass(catalog, 0)).toMatchObject({ parentClassId: null, childClassIds: [1], skills: [] });
    expect(getClass(catalog, 0)).not.toHaveProperty("allowedHennas");
  });

  it("has the client's words with a text overlay", () => {
    const told = getClass(createCatalog(inventedDataset, { text: inventedText }), 1);
    expect(told.skills.map(({ description }) => description)).toEqual(["A hedge of thorns.", undefined]);
  });

  it("has a level that it learns twice by the level of the player", () => {
    const learned = (minPlayerLevel: number) => ({ skillId: 10, skillLevel: 1, minPlayerLevel, spCost: 900 });
    const classes = inventedDataset.classes.map((row) => ({ ...row, skills: [learned(25), learned(20)] }));
    const { skills } = getClass(createCatalog({ ...inventedDataset, classes }), 1);
    expect(skills.map(({ minPlayerLevel }) => minPlayerLevel)).toEqual([20, 25]);
  });

  it("is an error for an id that no class has", () => {
    expect(() => getClass(catalog, 2)).toThrow("There is no class with id 2.");
    expect(listClasses(catalog).data.map(({ id }) => id)).toEqual([0, 1]);
  });
});
