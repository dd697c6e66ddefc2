import type { ClassId, ClassRow, Dataset, SkillId } from "@gamedata/schema";
import { groupBy, groupByEach } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { orderById } from "../query/order.js";

/** Classes by id, by the class that they come from, and by what they learn. */
export interface ClassIndex {
  /** All classes by ascending id. */
  readonly all: readonly ClassRow[];
  readonly byId: ReadonlyMap<ClassId, ClassRow>;
  readonly byParent: ReadonlyMap<ClassId, readonly ClassRow[]>;
  readonly bySkill: ReadonlyMap<SkillId, readonly ClassRow[]>;
}

/**
 * Finds classes; every list is by ascending id.
 *
 * @param dataset The data set.
 */
export function createClassIndex({ classes }: Dataset): ClassIndex {
  const all = orderById(classes, (row) => row.id);
  return {
    all,
    byId: indexBy(all, (row) => row.id),
    byParent: groupBy(all, (row) => row.parentClassId),
    bySkill: groupByEach(all, (row) => (row.skills ?? []).map((skill) => skill.skillId)),
  };
}
