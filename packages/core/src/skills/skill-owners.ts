import { nonEmpty } from "@gamedata/rules";
import type { ItemRef, ItemRow, SkillId, SkillLevelRef } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemIndex, itemRefOf } from "../records/items.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { groupByEach } from "../rows/group-by.js";
import { MARKER_SKILL_IDS } from "./marker-skills.js";
import { readSkillReference } from "./skill-index.js";

function skillsOfItem({ itemSkill, onCritSkill, onCastSkill, enchant4Skill }: ItemRow): readonly SkillLevelRef[] {
  const references = itemSkill === undefined ? [] : readSkillReference(itemSkill);
  return [...references, ...[onCritSkill, onCastSkill, enchant4Skill].filter((skill) => skill !== undefined)];
}

/** The skills of an NPC without those that only mark it. */
const skillsOfNpc = ({ canonical: { skills = [] } }: Npc): readonly SkillLevelRef[] =>
  skills.filter(({ id }) => !MARKER_SKILL_IDS.has(id));

/** The items that have each skill, by ascending id. */
const itemsBySkill = derived((catalog) => groupByEach(itemIndex(catalog).all, (row) => idsOf(skillsOfItem(row))));

/** The NPCs of the cleaned layer whose details list each skill. */
export const npcsBySkill = derived((catalog) => groupByEach(npcIndex(catalog).all, (npc) => idsOf(skillsOfNpc(npc))));

const idsOf = (skills: readonly SkillLevelRef[]): readonly SkillId[] => skills.map(({ id }) => id);

/** Returns whether a level of a skill, or any level of it, is among skills. */
const includes = (skills: readonly SkillLevelRef[], id: SkillId, level: number | undefined): boolean =>
  skills.some((skill) => skill.id === id && (level === undefined || skill.level === level));

/** Returns the items that have a skill, at one level or at any; `undefined` if there are none. */
export function itemsWithSkill(
  catalog: Catalog,
  id: SkillId,
  level: number | undefined,
): readonly ItemRef[] | undefined {
  const rows = itemsBySkill(catalog)
    .get(id)
    ?.filter((row) => includes(skillsOfItem(row), id, level));
  return nonEmpty(rows?.map((row) => itemRefOf(catalog, row.id)));
}

/** Returns the number of NPCs of the cleaned layer whose details list a skill, at one level or at any. */
export function countNpcsWithSkill(catalog: Catalog, id: SkillId, level: number | undefined): number {
  const npcs = npcsBySkill(catalog).get(id) ?? [];
  return level === undefined ? npcs.length : npcs.filter((npc) => includes(skillsOfNpc(npc), id, level)).length;
}
