import type { BulkMethod, DetailMethod, ListMethod, PartMethod } from "./method.js";
import type { NpcListQuery } from "./query.js";
import type { EnrichedSpawn, NpcDetail, NpcDrops, NpcId, NpcSummary, ShopView } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** NPCs and monsters of the cleaned layer: one record for each name and level, found by any of its raw ids. */
export interface NpcMethods {
  /**
   * Lists NPCs, monsters among them.
   *
   * @example
   * ```ts
   * const { meta } = await client.listNpcs({ npcType: "GrandBoss", levelMin: 40, levelMax: 40 });
   * assert.equal(meta.total, 1);
   * ```
   */
  readonly listNpcs: ListMethod<NpcSummary, NpcListQuery>;

  /**
   * Gives an NPC; otherwise `NPC_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const { name, level } = await client.getNpc(29001, { fields: ["name", "level"] });
   * assert.equal(`${name}, level ${level}`, "Queen Ant, level 40");
   * ```
   */
  readonly getNpc: DetailMethod<NpcId, NpcDetail>;

  /**
   * Gives many NPCs by raw id; those that several of the ids name are given once.
   *
   * @example
   * ```ts
   * const { data } = await client.getNpcs([29001, 30001]);
   * assert.deepEqual(data.map((npc) => npc.name), ["Queen Ant", "Lector"]);
   * ```
   */
  readonly getNpcs: BulkMethod<NpcId, NpcDetail>;

  /**
   * Lists where an NPC spawns, without pages; otherwise `NPC_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const [spawn] = await client.listNpcSpawns(29001);
   * assert.deepEqual([spawn?.x, spawn?.y], [-21610, 181594]);
   * ```
   */
  readonly listNpcSpawns: PartMethod<NpcId, readonly EnrichedSpawn[]>;

  /**
   * Gives what an NPC drops: adena, then regular drops, then spoil; otherwise `NPC_NOT_FOUND` or `DROPS_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const [adena] = (await client.getNpcDrops(20120)).drops;
   * assert.deepEqual([adena?.qty, adena?.chanceDisplay], ["19–29", "70%"]);
   * ```
   */
  readonly getNpcDrops: PartMethod<NpcId, NpcDrops>;

  /**
   * Gives what an NPC sells and exchanges, which may be nothing; otherwise `NPC_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const { buyList = [] } = await client.getNpcShop(30001);
   * assert.equal(buyList.find((product) => product.itemId === 1)?.price, 883);
   * ```
   */
  readonly getNpcShop: PartMethod<NpcId, ShopView>;

  /**
   * Lists monsters.
   *
   * @example
   * ```ts
   * for await (const { id, name } of client.listMonsters({ location: 34, fields: ["id", "name"] })) {
   *   assert.ok(id > 0 && name);
   * }
   * ```
   */
  readonly listMonsters: ListMethod<NpcSummary, NpcListQuery>;

  /**
   * Gives a monster; otherwise `MONSTER_NOT_FOUND`, for an NPC that is no monster too.
   *
   * @example
   * ```ts
   * assert.equal((await client.getMonster(20120)).name, "Wolf");
   * ```
   */
  readonly getMonster: DetailMethod<NpcId, NpcDetail>;

  /**
   * Gives many monsters by raw id; those that several of the ids name are given once.
   *
   * @example
   * ```ts
   * const { data, missing } = await client.getMonsters([20120, 30001]);
   * assert.equal(data.length, 1);
   * assert.deepEqual(missing, [30001]);
   * ```
   */
  readonly getMonsters: BulkMethod<NpcId, NpcDetail>;
}

/** Makes the methods of NPCs and monsters. */
export const npcMethods = ({ list, detail, bulk, part }: Verbs): NpcMethods => ({
  listNpcs: list("npcs"),
  getNpc: detail("npcs"),
  getNpcs: bulk("npcs", "id"),
  listNpcSpawns: part("npcs", "/spawns"),
  getNpcDrops: part("npcs", "/drops"),
  getNpcShop: part("npcs", "/shop"),
  listMonsters: list("monsters"),
  getMonster: detail("monsters"),
  getMonsters: bulk("monsters", "id"),
});
