import { classRow, etcItemRow, inventedDataset, npcRow, skillAt, weaponRow } from "@gamedata/fixtures";
import { expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { countWords, createCatalog, getDataset, listNpcs } from "../index.js";

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
    npcRow(13, "Fen", { skills: [skillAt(4416, 5)] }),
    npcRow(14, "Bog"),
  ],
  classes: [
    classRow(0, "Gale", { race: "Ertheia", type: "Wizard" }),
    classRow(1, "Storm", { race: "Ertheia", type: "Fighter" }),
  ],
  quests: [{ id: 1, name: "Both", races: ["ERTHEIA", "ELF"] }],
  zones: ["water", "boss", "water"].map((kind, id) => ({
    ...{ id, kind, shape: "cylinder", points: { x: 0, y: 0, radius: 9 }, minZ: 0, maxZ: 9 },
  })),
});

const countsOf = (words: readonly { readonly name: string; readonly count: number }[]) =>
  words.map(({ name, count }) => `${name} ${count}`).join(", ");

it("counts the words of the data set: those of known chronicles in their order, then others by name", () => {
  const counted = Object.entries(countWords(catalog)).map(([kind, words]) => [kind, countsOf(words)]);
  expect(Object.fromEntries(counted)).toEqual(yaml`
    { itemGrade: "none 2, r 1, r99 1", bodypart: "One-handed 1, Two-handed 2", weaponType: "BOW 2, FAN 1",
      armorType: "", etcItemType: rune 1, npcRace: "Plant 1, Death Knight 1, Ertheia 1", classRace: Ertheia 2,
      classType: "Fighter 1, Wizard 1", questRace: "ELF 1, ERTHEIA 1", zoneKind: "boss 1, water 2" }
  `);
});

it("has the words that filters accept", () => {
  expect(listNpcs(catalog, { race: "Ertheia" }).data.map(({ id }) => id)).toEqual([10]);
  expect(() => listNpcs(catalog, { race: "Gnome" })).toThrow(/^Invalid race "Gnome": .* Death Knight, Ertheia\.$/u);
  // A race of the known chronicles is accepted where no NPC has it.
  expect(listNpcs(catalog, { race: "Undead" }).data).toEqual([]);
});

it("says what the manifest says, the names of files aside", () => {
  const tables = { items: { file: "tables/items.json", rows: 3, sha256: "a1" } };
  const manifest = { ...inventedDataset.manifest, tables };
  const { dataVersion, source, tables: shown } = getDataset(createCatalog({ ...inventedDataset, manifest }));
  expect({ dataVersion, source }).toEqual({ dataVersion: manifest.dataVersion, source: manifest.source });
  expect(shown).toEqual({ items: { rows: 3, sha256: "a1" } });
});
