import { etcItemRow, npcRow } from "@gamedata/fixtures";
import type { TeleportRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getTeleport, getTeleports, listTeleports } from "../index.js";

const teleportRow = (npcId: number, destination: number, name: string, isNoble = false): TeleportRow => ({
  npcId,
  destination,
  name,
  x: destination,
  y: -destination,
  z: 0,
  price: isNoble ? { itemId: 6651, count: 1 } : { itemId: 57, count: 900 },
  isNoble,
});

const catalog = catalogWith({
  items: [etcItemRow(57, "Adena", { iconFile: "adena.png" }), etcItemRow(6651, "Gate Pass")],
  npcs: [
    npcRow(7, "Porter", { level: 70 }),
    npcRow(8, " Porter", { level: 70 }),
    npcRow(9, "Porter", { level: 70 }),
    npcRow(10, "Ferryman", { level: 70 }),
  ],
  teleports: [
    teleportRow(10, 3, "Reed Town"),
    teleportRow(9, 99_999, "Moss Village", true),
    teleportRow(7, 12, "Reed Town"),
    teleportRow(11, 1, "Nowhere"),
  ],
});

describe("a teleport", () => {
  it("has an id made of the id of the raw NPC and the number of the destination, and names the cleaned NPC", () => {
    expect(getTeleport(catalog, 999_999)).toEqual(yaml`
      { id: 999999, from: { id: 7, name: Porter }, name: Moss Village, x: 99999, y: -99999, z: 0, price: { itemId: 6651,
          name: Gate Pass, iconFile: null, count: 1 }, isNoble: true }
    `);
    expect(getTeleport(catalog, 700_012)).toMatchObject(yaml`
      { name: Reed Town, price: { itemId: 57, name: Adena, iconFile: adena.png, count: 900 }, isNoble: false }
    `);
  });

  it("of an NPC that the data set does not have is not shown", () => {
    expect(() => getTeleport(catalog, 1_100_001)).toThrow("There is no teleport with id 1100001.");
    expect(getTeleports(catalog, [1_100_001, 1_000_003]).meta.missing).toEqual([1_100_001]);
    expect(listTeleports(catalog).meta.total).toBe(3);
  });
});

describe("the id of a teleport", () => {
  const to = (npcId: number, destination: number) => teleportRow(npcId, destination, "Reed Town");
  const npcs = [npcRow(30_848, "Jane"), npcRow(30_850, "Joan")];
  const idsWith = (...teleports: readonly TeleportRow[]) =>
    listTeleports(catalogWith({ npcs, teleports: [...teleports] })).data.map(({ id }) => id);

  it("is the id of the raw NPC, then the destination with as many digits as the longest has, at least five", () => {
    expect(idsWith(to(30_848, 7), to(30_850, 99_999))).toEqual([3_084_800_007, 3_085_099_999]);
    expect(idsWith(to(30_848, 200_922), to(30_850, 922))).toEqual([30_848_200_922, 30_850_000_922]);
  });
});

it("a list of teleports is filtered by NPC: the id of any raw NPC that was merged leads to the teleports of all", () => {
  const idsOf = (npc: number) => listTeleports(catalog, { npc }).data.map(({ id }) => id);
  for (const npc of [7, 9]) expect(idsOf(npc)).toEqual([700_012, 999_999]);
  expect([8, 11].map(idsOf)).toEqual([[], []]);
});
