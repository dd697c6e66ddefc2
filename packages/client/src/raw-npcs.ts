import type { BulkMethod, DetailMethod, ListMethod, PartMethod } from "./method.js";
import type { RawNpcListQuery } from "./query.js";
import type { NpcId, RawNpc, RawSpawn } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** NPCs and monsters of the raw layer: every entry of the source, untouched. */
export interface RawNpcMethods {
  /**
   * Lists raw NPCs, monsters among them.
   *
   * @example
   * ```ts
   * assert.equal((await client.listRawNpcs({ limit: 1 })).meta.total, 6472);
   * ```
   */
  readonly listRawNpcs: ListMethod<RawNpc, RawNpcListQuery>;

  /**
   * Gives a raw NPC; otherwise `NPC_NOT_FOUND`.
   *
   * @example
   * ```ts
   * assert.equal((await client.getRawNpc(20001)).hp, 39.74519);
   * ```
   */
  readonly getRawNpc: DetailMethod<NpcId, RawNpc>;

  /**
   * Gives many raw NPCs by id.
   *
   * @example
   * ```ts
   * const { data } = await client.getRawNpcs([20001, 18342], { fields: ["id", "name"] });
   * assert.deepEqual(data, [{ id: 20001, name: "Gremlin" }, { id: 18342, name: "Gremlin" }]);
   * ```
   */
  readonly getRawNpcs: BulkMethod<NpcId, RawNpc>;

  /**
   * Lists raw monsters.
   *
   * @example
   * ```ts
   * const [first] = (await client.listRawMonsters({ q: "gremlin", sort: "-id", limit: 1 })).data;
   * assert.ok(first?.name.includes("Gremlin"));
   * ```
   */
  readonly listRawMonsters: ListMethod<RawNpc, RawNpcListQuery>;

  /**
   * Gives a raw monster; otherwise `MONSTER_NOT_FOUND`, for an NPC that is no monster too.
   *
   * @example
   * ```ts
   * assert.equal((await client.getRawMonster(20120)).npcType, "Monster");
   * ```
   */
  readonly getRawMonster: DetailMethod<NpcId, RawNpc>;

  /**
   * Gives many raw monsters by id.
   *
   * @example
   * ```ts
   * assert.deepEqual((await client.getRawMonsters([20120, 30001])).missing, [30001]);
   * ```
   */
  readonly getRawMonsters: BulkMethod<NpcId, RawNpc>;

  /**
   * Lists where a raw monster spawns, without pages; otherwise `MONSTER_NOT_FOUND`.
   *
   * @example
   * ```ts
   * assert.equal((await client.listRawMonsterSpawns(20120)).length, 64);
   * ```
   */
  readonly listRawMonsterSpawns: PartMethod<NpcId, readonly RawSpawn[]>;
}

/** Makes the methods of raw NPCs and monsters. */
export const rawNpcMethods = ({ list, detail, bulk, part }: Verbs): RawNpcMethods => ({
  listRawNpcs: list("raw/npcs"),
  getRawNpc: detail("raw/npcs"),
  getRawNpcs: bulk("raw/npcs"),
  listRawMonsters: list("raw/monsters"),
  getRawMonster: detail("raw/monsters"),
  getRawMonsters: bulk("raw/monsters"),
  listRawMonsterSpawns: part("raw/monsters", "/spawns"),
});
