import { nonEmpty, present, presentGroup } from "@gamedata/rules";
import type { ConditionCategory, ConditionRecords, EffectCondition, NpcRef } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { categoriesByName, classRefsOf } from "../records/classes.js";
import { npcIndex, npcRefOf } from "../records/npcs.js";
import { castleIndex, castleRefOf, clanHallIndex } from "../records/residences.js";

/** Lists the values that a condition, and those inside it, state for a property of the player. */
function valuesOf({ and = [], or = [], not, player }: EffectCondition, name: string): readonly unknown[] {
  const inner = [...and, ...or, ...(not === undefined ? [] : [not])];
  return [...[player?.[name] ?? []].flat(), ...inner.flatMap((one) => valuesOf(one, name))];
}

/** Returns the records that the conditions of an item name by id or by group, where the data set has them; `undefined` without any. */
export function conditionRecordsOf(
  catalog: Catalog,
  conditions: EffectCondition | undefined,
): ConditionRecords | undefined {
  if (conditions === undefined) return undefined;
  const numbers = (name: string) => valuesOf(conditions, name).map(Number);
  return presentGroup({
    castles: nonEmpty(
      numbers("castle")
        .filter((id) => castleIndex(catalog).byId.has(id))
        .map((id) => castleRefOf(catalog, id)),
    ),
    clanHalls: nonEmpty(
      numbers("clanHall").flatMap((wanted) => {
        const hall = clanHallIndex(catalog).byId.get(wanted);
        return hall === undefined ? [] : [{ id: hall.id, name: hall.name }];
      }),
    ),
    categories: nonEmpty(valuesOf(conditions, "categoryType").flatMap((name) => categoryOf(catalog, String(name)))),
  });
}

function categoryOf(catalog: Catalog, name: string): readonly ConditionCategory[] {
  const category = categoriesByName(catalog).get(name);
  if (category === undefined) return [];
  const npcs = new Map<number, NpcRef>();
  for (const id of category.npcIds ?? []) {
    const npc = npcIndex(catalog).byRawId.get(id);
    if (npc !== undefined) npcs.set(npc.id, npcRefOf(npc));
  }
  return [
    present({ name, classes: nonEmpty(classRefsOf(catalog, category.classIds)), npcs: nonEmpty([...npcs.values()]) }),
  ];
}
