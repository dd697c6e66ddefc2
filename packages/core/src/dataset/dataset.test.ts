import { etcItemRow, npcRow, weaponRow } from "@gamedata/fixtures";
import { expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { countWords, listNpcs } from "../index.js";

const catalog = catalogWith({
  items: [
    weaponRow(1, "Fan", { grade: "r99", weaponType: "FAN", bodypart: "rhand" }),
    weaponRow(2, "Bow", { weaponType: "BOW", bodypart: "lrhand" }),
    weaponRow(3, "Long Bow", { grade: "r", weaponType: "BOW", bodypart: "lrhand" }),
    etcItemRow(4, "Rune", { etcItemType: "rune" }),
  ],
  npcs: [
    npcRow(10, "Toad", { level: 120, race: "Ertheia" }),
    // The same NPC twice: the cleaned layer counts it once.
    npcRow(11, "Toad", { level: 120, race: "Ertheia" }),
    npcRow(12, "Rush", { race: "Death Knight" }),
    npcRow(13, "Fen", { skills: [{ id: 4416, level: 5 }] }),
    npcRow(14, "Bog"),
  ],
  classes: [
    { id: 0, name: "Gale", race: "Ertheia", type: "Wizard", professionLevel: 0 },
    { id: 1, name: "Storm", race: "Ertheia", type: "Fighter", professionLevel: 1, parentClassId: 0 },
  ],
  quests: [{ id: 1, name: "Both", races: ["ERTHEIA", "ELF"] }],
  zones: ["water", "boss", "water"].map((kind, id) => ({
    id,
    kind,
    shape: "cylinder",
    points: { x: 0, y: 0, radius: 9 },
    minZ: 0,
    maxZ: 9,
  })),
});

it("counts the words of the data set: those of known chronicles in their order, then others by name", () => {
  expect(countWords(catalog)).toEqual({
    itemGrade: [
      { name: "none", count: 2 },
      { name: "r", count: 1 },
      { name: "r99", count: 1 },
    ],
    bodypart: [
      { name: "One-handed", count: 1 },
      { name: "Two-handed", count: 2 },
    ],
    weaponType: [
      { name: "BOW", count: 2 },
      { name: "FAN", count: 1 },
    ],
    armorType: [],
    etcItemType: [{ name: "rune", count: 1 }],
    npcRace: [
      { name: "Plant", count: 1 },
      { name: "Death Knight", count: 1 },
      { name: "Ertheia", count: 1 },
    ],
    classRace: [{ name: "Ertheia", count: 2 }],
    classType: [
      { name: "Fighter", count: 1 },
      { name: "Wizard", count: 1 },
    ],
    questRace: [
      { name: "ELF", count: 1 },
      { name: "ERTHEIA", count: 1 },
    ],
    zoneKind: [
      { name: "boss", count: 1 },
      { name: "water", count: 2 },
    ],
  });
});

it("has the words that filters accept", () => {
  expect(listNpcs(catalog, { race: "Ertheia" }).data.map(({ id }) => id)).toEqual([10]);
  expect(() => listNpcs(catalog, { race: "Gnome" })).toThrow(/^Invalid race "Gnome": .* Death Knight, Ertheia\.$/u);
  // A race of the known chronicles is accepted where no NPC has it.
  expect(listNpcs(catalog, { race: "Undead" }).data).toEqual([]);
});
