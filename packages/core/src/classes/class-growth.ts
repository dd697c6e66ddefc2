import { present } from "@gamedata/rules";
import type { ClassGrowth, ClassId } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { GameDataError } from "../error/game-data-error.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { classKind } from "../records/classes.js";
import { itemRefOf } from "../records/items.js";
import { indexBy } from "../rows/index-by.js";

/** What characters of each class have by level, by class id. */
export const growthByClass = derived(({ dataset }) => indexBy(dataset.classGrowth, ({ classId }) => classId));

/**
 * Returns what a character of a class has without equipment, skills and hennas, before the factors of its attributes and its level: base attributes, attack,
 * defence and speeds, and HP, MP and CP of each level.
 *
 * @throws {GameDataError} `INVALID_ID`; `CLASS_NOT_FOUND` for an unknown id; `DATA_NOT_FOUND` where the data set does not state them.
 *
 * @example
 * ```ts
 * const { str, levels } = getClassGrowth(catalog, 0);
 * assert.equal(str, 40);
 * assert.deepEqual(levels[1], { level: 2, hp: 91.83, mp: 35.46, cp: 36.732 });
 * ```
 */
export const getClassGrowth: RecordQuery<ClassId, ClassGrowth> = recordQuery(
  { name: "getClassGrowth", of: classKind, shape: "part", row: "ClassGrowth" },
  (catalog, { id }): ClassGrowth => {
    const row = growthByClass(catalog).get(id);
    if (row === undefined) throw new GameDataError({ code: "DATA_NOT_FOUND", id, missing: "classGrowth" });
    const { classId: _, fistsItemId, hp, mp, cp, hpRegen, mpRegen, cpRegen, ...base } = row;
    return present({
      ...base,
      fists: fistsItemId === undefined ? undefined : itemRefOf(catalog, fistsItemId),
      levels: hp.map((ofLevel, at) =>
        present({
          level: at + 1,
          hp: ofLevel,
          mp: mp[at] ?? 0,
          cp: cp[at] ?? 0,
          hpRegen: hpRegen?.[at],
          mpRegen: mpRegen?.[at],
          cpRegen: cpRegen?.[at],
        }),
      ),
    });
  },
);
