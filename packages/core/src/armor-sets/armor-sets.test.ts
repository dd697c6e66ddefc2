import { inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, listArmorSets } from "../index.js";

describe("an armor set", () => {
  it("shows pieces and skills; a skill that the data set lacks is null, one that the set lacks left out", () => {
    const sets = listArmorSets(
      createCatalog({
        ...inventedDataset,
        armorSets: [{ id: 2, name: "Bare Set", chest: 3, enchant6SkillId: 999 }, ...inventedDataset.armorSets],
      }),
    ).data;
    const [moss, bare] = sets;
    expect(moss).toMatchObject({
      id: 1,
      pieces: { chest: { itemId: 3, name: "Moss Tunic" } },
      bonusSkill: { id: 11, level: 1 },
      shield: { piece: { itemId: 4 }, bonusSkill: { id: 11 } },
    });
    expect(moss).not.toHaveProperty("enchant6BonusSkill");
    expect(bare).toEqual({
      id: 2,
      name: "Bare Set",
      pieces: { chest: { itemId: 3, name: "Moss Tunic", iconFile: null } },
      bonusSkill: null,
      enchant6BonusSkill: null,
    });
  });
});
