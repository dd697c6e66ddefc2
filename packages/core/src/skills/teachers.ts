import { nonEmpty, presentGroup } from "@gamedata/rules";
import type {
  ClassId,
  ClassRow,
  NpcId,
  NpcTeaches,
  SkillId,
  SkillTeachers,
  SkillTreeRow,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { ancestryOf, classesBySkill, classRefsOf } from "../records/classes.js";
import { type Npc, npcIndex, npcRefOf, rawNpcIndex } from "../records/npcs.js";
import { groupByEach } from "../rows/group-by.js";
import { primaryAreasOf } from "../spawns/primary-areas.js";
import { treeRowsOf } from "./skill-owners.js";

const SHOWN_TEACHERS = 10;

/** Returns the classes that an NPC teaches itself, each once. */
function taughtClassIds(catalog: Catalog, { mergedIds }: Npc): readonly ClassId[] {
  const { byId } = rawNpcIndex(catalog);
  return [...new Set(mergedIds.flatMap((id) => byId.get(id)?.teachesClassIds ?? []))];
}

function taughtTrees(catalog: Catalog, { mergedIds }: Npc): readonly SkillTreeRow["tree"][] {
  const { byId } = rawNpcIndex(catalog);
  return [...new Set(mergedIds.flatMap((id) => byId.get(id)?.teachesTrees ?? []))];
}

/** The NPCs that teach the own skills of each class: those that teach it or a class after it, whose characters learn these skills too. */
const teachersByClass = derived((catalog) =>
  groupByEach(npcIndex(catalog).all, (npc) => [
    ...new Set(taughtClassIds(catalog, npc).flatMap((id) => ancestryOf(catalog, id).map((row) => row.id))),
  ]),
);

const teachersByTree = derived((catalog) => groupByEach(npcIndex(catalog).all, (npc) => taughtTrees(catalog, npc)));

/** Returns the NPCs of the cleaned layer that teach a skill, or one of its levels. */
function teachersFound(catalog: Catalog, id: SkillId, level: number | undefined): readonly Npc[] {
  const isTaught = ({ skills = [] }: ClassRow) =>
    skills.some(
      (row) => row.skillId === id && row.acquired === undefined && (level === undefined || row.skillLevel === level),
    );
  const classes = (classesBySkill(catalog).get(id) ?? []).filter(isTaught);
  const trees = new Set(
    treeRowsOf(catalog, id, level).flatMap(({ tree, residenceIds }) => (residenceIds === undefined ? tree : [])),
  );
  return [
    ...new Set([
      ...classes.flatMap((row) => teachersByClass(catalog).get(row.id) ?? []),
      ...[...trees].flatMap((tree) => teachersByTree(catalog).get(tree) ?? []),
    ]),
  ];
}

/** Returns the ids of the NPCs of the cleaned layer that teach a skill. */
export const teacherIdsOf = (catalog: Catalog, id: SkillId): ReadonlySet<NpcId> =>
  new Set(teachersFound(catalog, id, undefined).map((npc) => npc.id));

/**
 * Returns how many NPCs teach a skill, and the first ones, with the region of each: those that have a place come first. A trainer teaches
 * what characters of its classes learn, so also the skills of the classes before them (L2J Server, method `L2NpcInstance.showSkillList`;
 * aCis, `Folk.showSkillList`); skills that come by themselves, of scrolls or of a residence are not taught. `undefined` where no NPC teaches it.
 */
export function teachersOf(catalog: Catalog, id: SkillId, level: number | undefined): SkillTeachers | undefined {
  const found = teachersFound(catalog, id, level);
  if (found.length === 0) return undefined;
  const placed = found.map((npc) => ({ npc, region: primaryAreasOf(catalog, npc).primaryRegion ?? null }));
  placed.sort((a, b) => Number(a.region === null) - Number(b.region === null) || a.npc.id - b.npc.id);
  return {
    count: found.length,
    npcs: placed.slice(0, SHOWN_TEACHERS).map(({ npc, region }) => ({ ...npcRefOf(npc), region })),
  };
}

/** Returns what an NPC teaches: classes by id, and trees outside classes; `undefined` where it teaches nothing. */
export function taughtBy(catalog: Catalog, npc: Npc): NpcTeaches | undefined {
  return presentGroup({
    classes: nonEmpty(classRefsOf(catalog, taughtClassIds(catalog, npc))),
    trees: nonEmpty(taughtTrees(catalog, npc)),
  });
}
