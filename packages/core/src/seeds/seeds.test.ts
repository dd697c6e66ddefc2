import { etcItemRow, inventedDataset } from "@gamedata/fixtures";
import type { ItemRow, SeedRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog, getItem, getSeed, getSeeds } from "../index.js";

const seedRow = (itemId: number, fields: Partial<SeedRow> = {}): SeedRow => ({
  itemId,
  level: 10,
  cropItemId: 20,
  matureItemId: 21,
  rewardItemIds: [22, 23],
  castleId: 1,
  isAlternative: false,
  seedsLimit: 300,
  cropsLimit: 200,
  ...fields,
});

const catalog = catalogWith({
  items: [
    etcItemRow(10, "Seed: Sedge"),
    etcItemRow(11, "Seed: Rush"),
    etcItemRow(12, "Alternative Sedge Seed"),
    etcItemRow(20, "Sedge", { iconFile: "sedge.png" }),
    etcItemRow(21, "Mature Sedge"),
    etcItemRow(22, "Rope"),
    etcItemRow(23, "Basket"),
    etcItemRow(30, "Circlet of Fenhold"),
  ],
  castles: [{ id: 1, circletItemId: 30 }],
  seeds: [
    seedRow(12, { isAlternative: true, seedsLimit: 900 }),
    seedRow(11, { level: 25, castleId: 2, rewardItemIds: [23, 23] }),
    seedRow(10),
  ],
});

describe("a seed", () => {
  it("shows its crop, its mature crop, its rewards in order, and its castle by the name of the circlet", () => {
    expect(getSeed(catalog, 12)).toEqual(yaml`
      { id: 12, name: Alternative Sedge Seed, level: 10, crop: { itemId: 20, name: Sedge, iconFile: sedge.png },
        mature: { itemId: 21, name: Mature Sedge, iconFile: null },
        rewards: [
          { itemId: 22, name: Rope, iconFile: null },
          { itemId: 23, name: Basket, iconFile: null }],
        castle: { id: 1, name: Fenhold Castle }, isAlternative: true, seedsLimit: 900, cropsLimit: 200 }
    `);
  });

  it("shows a castle by its number where no row names it, and by the circlet's name where that names no castle", () => {
    expect(getSeed(catalog, 11).castle).toEqual({ id: 2, name: "#2" });
    const castleWith = (...circlets: ItemRow[]) => {
      const items = [etcItemRow(10, "Seed: Sedge"), ...circlets];
      return getSeed(catalogWith({ items, castles: [{ id: 1, circletItemId: 30 }], seeds: [seedRow(10)] }), 10).castle;
    };
    expect(castleWith(etcItemRow(30, "Circlet of Fenhold - Sealed"))).toEqual({ id: 1, name: "Fenhold Castle" });
    expect(castleWith()).toEqual({ id: 1, name: "#1" });
    expect(getSeed(createCatalog(inventedDataset), 9).castle).toEqual({ id: 1, name: "Moss Shield" });
  });

  it("is not found by the id of another item", () => {
    expect(() => getSeed(catalog, 20)).toThrow("There is no seed with id 20.");
    expect(getSeeds(catalog, [20, 11]).meta.missing).toEqual([20]);
  });
});

describe("the seeds that an item grows from", () => {
  it("are those of which it is the crop, the mature crop or a reward, by id, each once", () => {
    const castle = { id: 1, name: "Fenhold Castle" };
    const sedge = { id: 10, name: "Seed: Sedge", level: 10, castle };
    const rush = { id: 11, name: "Seed: Rush", level: 25, castle: { id: 2, name: "#2" } };
    const other = { id: 12, name: "Alternative Sedge Seed", level: 10, castle };
    const grownFrom = (id: number) => getItem(catalog, id).grownFrom;
    const each = (kind: string) => [sedge, rush, other].map((seed) => ({ ...seed, kind }));
    expect(grownFrom(20)).toEqual(each("crop"));
    expect(grownFrom(21)).toEqual(each("mature"));
    expect(grownFrom(23)).toEqual(each("reward"));
    expect(grownFrom(22)).toEqual([sedge, other].map((seed) => ({ ...seed, kind: "reward" })));
    expect(grownFrom(10)).toBeUndefined();
  });
});
