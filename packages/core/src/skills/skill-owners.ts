import { type ItemRef, type ItemRow, type NpcId, nonEmpty, type SkillId, type SkillLevelRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { MARKER_SKILL_IDS } from "../npcs/npc-race.js";
import { itemIndex, itemRefOf } from "../records/items.js";
import { npcIndex } from "../records/npcs.js";
import { readSkillReference } from "../records/skills.js";
import { groupBy } from "../rows/group-by.js";

/** An item or NPC that has a level of a skill. */
interface Owner<Id> {
  readonly id: Id;
  readonly skill: SkillLevelRef;
}

type Owners<Id> = ReadonlyMap<SkillId, readonly Owner<Id>[]>;

function skillsOfItem({ itemSkill, onCritSkill, onCastSkill }: ItemRow): readonly SkillLevelRef[] {
  const references = itemSkill === undefined ? [] : readSkillReference(itemSkill);
  return [...references, ...[onCritSkill, onCastSkill].filter((skill) => skill !== undefined)];
}

/** The items that have each skill, by skill id, by ascending item id. */
const itemsBySkill = derived(
  (catalog): Owners<number> =>
    groupBy(
      itemIndex(catalog).all.flatMap((row) => skillsOfItem(row).map((skill) => ({ id: row.id, skill }))),
      ({ skill }) => skill.id,
    ),
);

/** The NPCs of the cleaned layer that have each skill, by skill id; without the skills that only mark an NPC. */
const npcsBySkill = derived(
  (catalog): Owners<NpcId> =>
    groupBy(
      npcIndex(catalog).all.flatMap(({ id, canonical: { skills = [] } }) => skills.map((skill) => ({ id, skill }))),
      ({ skill }) => (MARKER_SKILL_IDS.has(skill.id) ? undefined : skill.id),
    ),
);

/** Returns the ids of those that have a level of a skill, or any level of it, each once. */
function ownersOf<Id>(owners: Owners<Id>, id: SkillId, level: number | undefined): ReadonlySet<Id> {
  const found = owners.get(id) ?? [];
  return new Set(found.flatMap((owner) => (level === undefined || owner.skill.level === level ? owner.id : [])));
}

/** Returns the items that have a skill, at one level or at any; `undefined` if there are none. */
export function itemsWithSkill(
  catalog: Catalog,
  id: SkillId,
  level: number | undefined,
): readonly ItemRef[] | undefined {
  return nonEmpty(Array.from(ownersOf(itemsBySkill(catalog), id, level), (itemId) => itemRefOf(catalog, itemId)));
}

/** Returns the number of NPCs of the cleaned layer whose details list a skill, at one level or at any. */
export function countNpcsWithSkill(catalog: Catalog, id: SkillId, level: number | undefined): number {
  return ownersOf(npcsBySkill(catalog), id, level).size;
}
