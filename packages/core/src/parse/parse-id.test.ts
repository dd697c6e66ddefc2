import { inventedDataset } from "@gamedata/fixtures";
import { type CollectionName, collections } from "@gamedata/schema";
import { expect, it } from "vitest";
import {
  createCatalog,
  findTeleportRoute,
  getCharacter,
  listFarmingSpots,
  listMonsters,
  listSeeds,
  listSkills,
  planClassSkills,
  planCrafting,
  planCraftingList,
  type QueryDescription,
} from "../index.js";
import { idFilter } from "../query/input.js";
import { parameterKindOf } from "../query/inspect.js";
import { idParameterOf } from "./parse-id.js";

const catalog = createCatalog(inventedDataset);
const ids = (query: QueryDescription<unknown>) =>
  Object.entries(query.input(catalog).entries).flatMap(([name, entry]) => {
    const found = idParameterOf(entry);
    return found === undefined ? [] : [`${name}: ${found.form} of ${found.collection}`];
  });

it("finds the ids that the parameters of a query take, and takes no other number for one", () => {
  expect(ids(listMonsters)).toEqual([
    "location: id of locations",
    "region: id of regions",
    "drops: id of items",
    "spoils: id of items",
    "skill: id of skills",
    "teaches: id of skills",
  ]);
  expect(ids(listFarmingSpots)).toEqual(["region: id of regions", "location: id of locations"]);
  expect(ids(listSkills)).toEqual(["classId: id of classes"]);
  expect(ids(listSeeds)).toEqual(["reward: id of items", "castle: id of castles"]);
  expect(ids(planCrafting)).toEqual(["recipe: id of items", "buy: ids of items", "stock: pairs of items"]);
  expect(ids(planCraftingList).slice(0, 2)).toEqual(["items: pairs of items", "recipes: ids of items"]);
});

it("finds the ids of pairs, and takes a place for no id", () => {
  expect(ids(planClassSkills)).toEqual(["known: pairs of skills"]);
  expect(ids(findTeleportRoute)).toEqual([]);
  const places = Object.entries(findTeleportRoute.input(catalog).entries).filter(
    ([, entry]) => parameterKindOf(entry) === "place",
  );
  expect(places.map(([name]) => name)).toEqual(["from", "to"]);
});

it("finds the ids of worn items, which an enchantment can follow", () => {
  expect(ids(getCharacter)).toEqual(["items: enchanted of items", "hennas: ids of hennas", "skills: pairs of skills"]);
});

it.each(Object.entries(collections))(
  "knows the ids of %s, or of the collection that it shares them with",
  (name, { id }) => {
    const found = idParameterOf(idFilter<number>(id, "Its id."));
    const shared: Readonly<Record<string, CollectionName>> = {
      monsters: "npcs",
      rawNpcs: "npcs",
      rawMonsters: "npcs",
      recipes: "items",
      fishes: "items",
      augmentations: "items",
      seeds: "items",
      soulCrystals: "items",
    };
    expect(found).toEqual({ form: "id", collection: shared[name] ?? name });
  },
);
