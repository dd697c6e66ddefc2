import type { BulkMethod, DetailMethod, ListMethod } from "./method.js";
import type { RequestOptions } from "./options.js";
import type { ArmorSet, ClassDetail, ClassId, ClassSummary, HennaDetail, HennaId, HennaSummary } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** What makes a character: classes, armor sets and henna symbols. */
export interface CharacterMethods {
  /**
   * Lists all player classes on one page.
   *
   * @example
   * ```ts
   * assert.equal((await client.listClasses()).meta.total, 89);
   * ```
   */
  readonly listClasses: ListMethod<ClassSummary, RequestOptions>;

  /**
   * Gives a player class, from id 0; otherwise `CLASS_NOT_FOUND`.
   *
   * @example
   * ```ts
   * assert.equal((await client.getClass(0)).name, "Human Fighter");
   * ```
   */
  readonly getClass: DetailMethod<ClassId, ClassDetail>;

  /**
   * Gives many player classes by id.
   *
   * @example
   * ```ts
   * const { data } = await client.getClasses([2, 3], { fields: ["parentClassId"] });
   * assert.deepEqual(data, [{ parentClassId: 1 }, { parentClassId: 1 }]);
   * ```
   */
  readonly getClasses: BulkMethod<ClassId, ClassDetail>;

  /**
   * Lists all armor sets with their pieces and bonus skills on one page; there is nothing more to say about one.
   *
   * @example
   * ```ts
   * const [first] = (await client.listArmorSets()).data;
   * assert.equal(first?.pieces.chest.itemId, 23);
   * ```
   */
  readonly listArmorSets: ListMethod<ArmorSet, RequestOptions>;

  /**
   * Lists all henna symbols on one page.
   *
   * @example
   * ```ts
   * const { data } = await client.listHennas({ fields: ["symbolId", "statChanges"] });
   * assert.deepEqual(data[0], { symbolId: 1, statChanges: { STR: 1, CON: -3 } });
   * ```
   */
  readonly listHennas: ListMethod<HennaSummary, RequestOptions>;

  /**
   * Gives a henna symbol; otherwise `HENNA_NOT_FOUND`.
   *
   * @example
   * ```ts
   * assert.equal((await client.getHenna(1)).dyeItem.id, 4445);
   * ```
   */
  readonly getHenna: DetailMethod<HennaId, HennaDetail>;

  /**
   * Gives many henna symbols by id.
   *
   * @example
   * ```ts
   * const { data } = await client.getHennas([1, 13], { fields: ["engravePrice"] });
   * assert.deepEqual(data, [{ engravePrice: 37_000 }, { engravePrice: 87_000 }]);
   * ```
   */
  readonly getHennas: BulkMethod<HennaId, HennaDetail>;
}

/** Makes the methods of classes, armor sets and henna symbols. */
export const characterMethods = ({ list, detail, bulk }: Verbs): CharacterMethods => ({
  listClasses: list("classes"),
  getClass: detail("classes"),
  getClasses: bulk("classes"),
  listArmorSets: list("armor-sets"),
  listHennas: list("hennas"),
  getHenna: detail("hennas"),
  getHennas: bulk("hennas"),
});
