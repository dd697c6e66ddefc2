import { etcItemRow, npcRow, spawnRow } from "@gamedata/fixtures";
import type { TeleportRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { type FindTeleportRouteQuery, findTeleportRoute } from "../index.js";

/** The destinations of a teleport are numbered by their price, of noblesse by 9. */
const teleport = (npcId: number, x: number, y: number, count: number, fields: Partial<TeleportRow> = {}) => ({
  ...{ npcId, destination: count + 1, name: `${x},${y}`, x, y, z: 0, price: { itemId: 57, count }, isNoble: false },
  ...fields,
});

const catalog = catalogWith({
  items: [etcItemRow(57, "Adena"), etcItemRow(58, "Token"), etcItemRow(6651, "Gate Pass")],
  npcs: ["Porter", "Porter", "Ferryman", "Ghost", "Traveller", "Hermit"].map((name, at) =>
    npcRow(at + 1, name, { level: 1 }),
  ),
  spawns: [
    spawnRow(1, 0, 0),
    spawnRow(2, 500_000, 0),
    spawnRow(3, 100_000, 0),
    spawnRow(5, 900_000, 0),
    spawnRow(5, 0, 3000, { z: 4000 }),
    spawnRow(6, 300_000, 0),
  ],
  teleports: [
    // To the ferryman for 100, or to a point 30 away from him for 40; and beyond him in one step for 90.
    teleport(1, 100_000, 0, 100),
    teleport(1, 100_000, 30, 40),
    teleport(1, 200_000, 0, 90),
    teleport(1, 200_000, 0, 8, { isNoble: true, price: { itemId: 6651, count: 1 } }),
    teleport(3, 200_000, 0, 50),
    teleport(3, 200_000, 5, 51, { price: { itemId: 58, count: 1 } }),
    // The second porter stands elsewhere, under the same name.
    teleport(2, 300_000, 0, 7),
    teleport(4, 300_000, 0, 1),
  ],
});

const find = (query: FindTeleportRouteQuery) => findTeleportRoute(catalog, query);
const stepsOf = (query: FindTeleportRouteQuery) =>
  find(query).steps.map((step) => (step.type === "walk" ? `walk ${step.distance}` : `to ${step.name}`));

describe("a route", () => {
  it("has the price and the walks of its steps, each with the coordinates where it ends", () => {
    expect(find({ from: 1, to: [100_000, 40] })).toEqual(yaml`
      { from: { npc: { id: 1, name: Porter }, x: 0, y: 0, z: 0 }, to: { x: 100000, y: 40 }, price: 40, distance: 10,
        steps: [
          { type: teleport, id: 100041, from: { id: 1, name: Porter }, name: "100000,30", x: 100000, y: 30, z: 0,
            price: { itemId: 57, name: Adena, iconFile: null, count: 40 }, isNoble: false },
          { type: walk, x: 100000, y: 40, distance: 10 }],
        walk: 6000 }
    `);
  });

  it("names the cheaper ways with longer walks, and great differences of height", () => {
    // To the ferryman's shore: 100 with short walks; from 10,000 units before it for 40, from 40,000 before it for 5.
    const shores = catalogWith({
      items: [etcItemRow(57, "Adena")],
      npcs: [npcRow(1, "Porter", { level: 1 }), npcRow(2, "Hermit", { level: 1 })],
      spawns: [spawnRow(1, 0, 0), spawnRow(2, 100_000, 0, { z: 1001 })],
      teleports: [teleport(1, 100_000, 0, 100), teleport(1, 90_000, 0, 40), teleport(1, 60_000, 0, 5)],
    });
    const routeTo = (query: object) => findTeleportRoute(shores, { from: 1, to: [100_000, 0], ...query });
    expect(routeTo({})).toMatchObject(yaml`
      { price: 100, walk: 6000,
        alternatives: [
          { walk: 12000, price: 40, distance: 10000 },
          { walk: 50000, price: 5, distance: 40000 }] }
    `);
    expect(routeTo({ walk: 20_000 }).alternatives).toEqual([{ walk: 50_000, price: 5, distance: 40_000 }]);
    expect(routeTo({ walk: 50_000 })).not.toHaveProperty("alternatives");
    expect(routeTo({ to: 2 }).steps.at(-1)).toMatchObject({ type: "walk", distance: 1001, height: 1001 });
    expect(routeTo({ to: [100_000, 9] }).steps.at(-1)).not.toHaveProperty("height");
  });

  it("names great differences of height to the centre of a location, and measures the walk in 2D", () => {
    const cellar = catalogWith({
      items: [etcItemRow(57, "Adena")],
      npcs: [npcRow(1, "Porter", { level: 1 })],
      spawns: [spawnRow(1, 0, 0)],
      teleports: [teleport(1, 100_000, 0, 100)],
      locations: [
        { id: 1, name: "Cellar", type: 2, x: 100_000, y: 50, z: -1001 },
        { id: 2, name: "Yard", type: 1, x: 100_000, y: 60, z: -1000 },
      ],
    });
    const lastStep = (query: FindTeleportRouteQuery) => findTeleportRoute(cellar, query).steps.at(-1);
    expect(lastStep({ from: 1, to: [100_000, 50] })).toEqual(yaml`
      { type: walk, x: 100000, y: 50, distance: 50, height: 1001 }
    `);
    expect(lastStep({ from: 1, to: [100_000, 60] })).not.toHaveProperty("height");
    expect(lastStep({ from: 1, to: [100_000, 51] })).not.toHaveProperty("height");
    expect(findTeleportRoute(cellar, { from: [100_000, 50], to: [100_000, 60] }).steps).toEqual([
      { type: "walk", x: 100_000, y: 60, distance: 10 },
    ]);
  });

  it("is a walk where the end is near, and longer walks are not", () => {
    expect(stepsOf({ from: [0, 0], to: [0, 6000] })).toEqual(["walk 6000"]);
    expect(() => stepsOf({ from: [0, 0], to: [0, 6001] })).toThrow(
      "No route leads from 0,0 to 0,6001 with walks of at most 6000 units.",
    );
    // One could stop at the porter, but the walk is one.
    expect(() => stepsOf({ from: [-4000, 0], to: [4000, 0] })).toThrow("No route leads from -4000,0 to 4000,0");
  });

  it("starts at any spawn of an NPC, but teleports only where the raw NPC stands", () => {
    // The porter is one NPC with two spawns; only the second leads to the hermit, and the ghost stands nowhere.
    expect(find({ from: 1, to: 6 })).toMatchObject({ from: { npc: { id: 1 }, x: 500_000 }, price: 7 });
    expect(() => find({ from: [0, 0], to: 6 })).toThrow("No route leads from 0,0 to NPC 6");
  });
});

it.each([
  [{ from: 4, to: 1 }, "Invalid from 4: it must be the id of an NPC that spawns somewhere, or x,y."],
  [{ from: 1, to: 4 }, "Invalid to 4: it must be the id of an NPC that spawns somewhere, or x,y."],
  [{ from: 99, to: 1 }, "There is no NPC with id 99."],
])("a route is refused for %j", (query, message) => {
  expect(() => find(query)).toThrow(message);
});
