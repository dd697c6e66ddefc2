import { npcRow, spawnRow } from "@gamedata/fixtures";
import { rawNpc } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getRawMonster, getRawNpc, listRawMonsterSpawns, listRawNpcs } from "../index.js";

const catalog = catalogWith({
  npcs: [
    npcRow(1, "Old  Toad", { level: 5, hp: 80.6, ai: { type: "MAGE", aggro: 0, canMove: false } }),
    npcRow(2, "Old  Toad", { level: 5 }),
    npcRow(3, "Mira", { type: "Folk", properties: { canBeAttacked: "false" } }),
    npcRow(4, "Fenn", { type: "Folk", templateId: 3, ai: { isAggressive: false }, properties: { isFlying: "true" } }),
  ],
  spawns: [spawnRow(2, 1, 1), spawnRow(1, 7, 8, { heading: -1 }), spawnRow(1, 7, 8, { heading: -1 })],
});

describe("a raw record", () => {
  it("keeps the source's spelling and numbers; what is missing is null", () => {
    expect(getRawNpc(catalog, 1)).toMatchObject(yaml`
      { id: 1, mergedIds: [1], mergedCount: 1, name: "Old  Toad", title: null, hp: 80.6, mp: null, aiType: MAGE,
        aiAggro: 0, aiCanMove: false, aiClan: null, skills: [], petData: null, source: { project: fixtures,
          chronicle: invented, file: xml/npcs/invented.xml } }
    `);
    expect(getRawNpc(catalog, 1)).not.toHaveProperty("properties");
    expect(getRawNpc(catalog, 3)).toMatchObject({ properties: { canBeAttacked: "false" }, aiType: null });
  });

  it("has its fields in the order of their schema", () => {
    expect(Object.keys(getRawNpc(catalog, 4))).toEqual(Object.keys(rawNpc.entries));
  });

  it("is found however its spaces are written, not merged", () => {
    expect(listRawNpcs(catalog, { q: "old  toad" }).meta.total).toBe(2);
    expect(listRawNpcs(catalog, { q: "old toad" }).meta.total).toBe(2);
  });
});

describe("a raw monster's spawns", () => {
  it("are its own, duplicates and all", () => {
    const spawn = { npcId: 1, x: 7, y: 8, z: 0, heading: -1, respawnDelay: 0, respawnRandom: 0, periodOfDay: 0 };
    expect(listRawMonsterSpawns(catalog, 1).data).toEqual([spawn, spawn]);
  });

  it("are refused for what is no monster", () => {
    expect(() => listRawMonsterSpawns(catalog, 3)).toThrow("There is no monster with id 3.");
    expect(() => getRawMonster(catalog, 3)).toThrow("There is no monster with id 3.");
    expect(() => getRawMonster(catalog, 5)).toThrow("There is no monster with id 5.");
  });
});
