import type { SingleMethod } from "./method.js";
import type { DatasetMeta, NameCount, NpcTypeCount } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** What the data set is and holds. */
export interface MetaMethods {
  /**
   * Counts the items of each grade.
   *
   * @example
   * ```ts
   * const grades = await client.countItemGrades();
   * assert.ok(grades.some(({ name, count }) => name === "s" && count > 0));
   * ```
   */
  readonly countItemGrades: SingleMethod<readonly NameCount[]>;

  /**
   * Counts the items of each type.
   *
   * @example
   * ```ts
   * const types = await client.countItemTypes();
   * assert.equal(types.find(({ name }) => name === "weapon")?.count, 1217);
   * ```
   */
  readonly countItemTypes: SingleMethod<readonly NameCount[]>;

  /**
   * Counts the raw NPCs of each type.
   *
   * @example
   * ```ts
   * const types = await client.countNpcTypes();
   * assert.equal(types.find(({ name }) => name === "GrandBoss")?.isMonster, true);
   * ```
   */
  readonly countNpcTypes: SingleMethod<readonly NpcTypeCount[]>;

  /**
   * Gives the version of the data, where it comes from, and the hash of every table.
   *
   * @example
   * ```ts
   * const { dataVersion, tables } = await client.getDataset();
   * assert.match(dataVersion, /^[0-9a-f]{12}$/);
   * assert.equal(tables["items"]?.rows, 9206);
   * ```
   */
  readonly getDataset: SingleMethod<DatasetMeta>;
}

/** Makes the methods of the counts and of the data set. */
export const metaMethods = ({ single }: Verbs): MetaMethods => ({
  countItemGrades: single("meta/item-grades"),
  countItemTypes: single("meta/item-types"),
  countNpcTypes: single("meta/npc-types"),
  getDataset: single("meta/dataset"),
});
