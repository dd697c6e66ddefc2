import { RACE_SKILL_ID } from "@gamedata/rules";
import { npcRaces } from "@gamedata/schema";
import type {
  NpcId,
  NpcRace,
  NpcRow,
  NpcSkill,
  NpcSummary,
  QuestRef,
  QuestRole,
  RaidPoints,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { cleanName } from "../names/names.js";
import { type Quest, questIndex } from "../quests/quest-index.js";
import { engineRules } from "../records/engine-rules.js";
import { isBossType, type Npc } from "../records/npcs.js";
import { indexBy } from "../rows/group-by.js";
import { skillDescription, skillIconOf, skillIndex } from "../skills/skill-index.js";
import { MARKER_SKILL_IDS } from "../skills/skill-owners.js";

export function npcSummaryOf({ id, name, canonical }: Npc): NpcSummary {
  return {
    id,
    name,
    title: canonical.title === undefined ? null : cleanName(canonical.title),
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    hp: rounded(canonical.hp),
    isAggressive: isAggressive(canonical),
  };
}

/** Returns whether an NPC attacks first: its aggro range is above 0. */
export function isAggressive(row: NpcRow): boolean {
  return aggroRangeOf(row) > 0;
}

/** Returns the range in game units within which an NPC attacks first; 0 where the source denies that it is aggressive. */
export function aggroRangeOf({ ai }: NpcRow): number {
  return ai?.isAggressive === false ? 0 : (ai?.aggro ?? 0);
}

/** Rounds a stat to a whole number; null if it is missing. */
export function rounded(stat: number | undefined): number | null {
  return stat === undefined ? null : Math.round(stat);
}

const raceIcons = derived(({ dataset }) => indexBy(dataset.raceIcons, (row) => row.skillLevel));

/** Returns the race of an NPC: that of the source, else by the level of its race skill, from 1 = Undead. */
export const npcRaceOf = (npc: NpcRow): NpcRace | undefined => npc.race ?? npcRaces[(raceLevelOf(npc) ?? 0) - 1];

/** Returns the icon of the race of an NPC with a race skill; `undefined` if the data set has none. */
export function raceIconFileOf(catalog: Catalog, npc: NpcRow): string | undefined {
  const level = raceLevelOf(npc);
  if (level === undefined) return undefined;
  return raceIcons(catalog).get(npc.race === undefined ? level : npcRaces.indexOf(npc.race) + 1)?.iconFile;
}

function raceLevelOf({ skills }: NpcRow): number | undefined {
  return skills?.find((skill) => skill.id === RACE_SKILL_ID)?.level;
}

/** Returns the skills of an NPC in source order, without the marker skills. The name of an unknown skill is null. */
export function npcSkillsOf(catalog: Catalog, { skills = [] }: NpcRow): readonly NpcSkill[] {
  const { byId } = skillIndex(catalog);
  return skills
    .filter((skill) => !MARKER_SKILL_IDS.has(skill.id))
    .map(({ id, level }) => {
      const row = byId.get(id);
      return {
        id,
        level,
        name: row?.name ?? null,
        iconFile: skillIconOf(row, level),
        description: skillDescription(catalog, id, level) ?? null,
      };
    });
}

/**
 * Returns the raid points of a kill of a boss; `undefined` for other NPCs, and in an engine without the rule.
 *
 * Source: aCis, `RaidBoss.doDie` and `GrandBoss.doDie`; L2J Server, `L2RaidBossInstance.doDie` and `L2GrandBossInstance.doDie`.
 */
export function raidPointsOf(catalog: Catalog, { type, level }: NpcRow): RaidPoints | undefined {
  const { raidPointsDivisor, raidPointsSpread = 0 } = engineRules(catalog);
  if (raidPointsDivisor === undefined || level === undefined || !isBossType(type)) return undefined;
  const mean = Math.trunc(level / raidPointsDivisor);
  return { min: mean - raidPointsSpread, max: mean + raidPointsSpread };
}

interface NpcQuests {
  /** By quest id. */
  readonly starts: readonly QuestRef[];
  /** By quest id, each with its roles. */
  readonly involvedIn: readonly QuestRef[];
}

const noQuests: NpcQuests = { starts: [], involvedIn: [] };

/**
 * Returns the quests of an NPC, over all of its raw NPCs. Its role in a quest is `talk` if players talk to it and it
 * does not start the quest, and `kill` if players kill it.
 */
export function npcQuestsOf(catalog: Catalog, mergedIds: readonly NpcId[]): NpcQuests {
  const { byStartNpc, byTalkNpc, byKillNpc } = questIndex(catalog);
  const hasQuests = mergedIds.some((id) => byStartNpc.has(id) || byTalkNpc.has(id) || byKillNpc.has(id));
  if (!hasQuests) return noQuests;
  const questsOf = (byNpc: ReadonlyMap<NpcId, readonly Quest[]>): ReadonlySet<Quest> =>
    new Set(mergedIds.flatMap((id) => byNpc.get(id) ?? []));

  const started = questsOf(byStartNpc);
  const talked = new Set([...questsOf(byTalkNpc)].filter((quest) => !started.has(quest)));
  const killed = questsOf(byKillNpc);
  const involved = byQuestId(new Set([...talked, ...killed])).map((quest): QuestRef => {
    const roles: QuestRole[] = [];
    if (talked.has(quest)) roles.push("talk");
    if (killed.has(quest)) roles.push("kill");
    const { id, name, levelMin } = quest.ref;
    return { id, name, levelMin, roles };
  });
  return { starts: byQuestId(started).map(({ ref }) => ref), involvedIn: involved };
}

function byQuestId(quests: ReadonlySet<Quest>): readonly Quest[] {
  return [...quests].sort((a, b) => a.row.id - b.row.id);
}
