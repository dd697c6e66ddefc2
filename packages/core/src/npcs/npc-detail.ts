import type { NpcBaseStats, NpcBehavior, NpcDetail, NpcRow, NpcStats } from "@gamedata/schema";
import { nonEmpty, present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { cleanName } from "../names/clean-name.js";
import type { Npc } from "./npc-index.js";
import { npcQuestsOf } from "./npc-quests.js";
import { npcRaceOf, RACE_SKILL_ID } from "./npc-race.js";
import { npcSkillsOf } from "./npc-skills.js";
import { isAggressive, rounded } from "./npc-summary.js";

/**
 * Shows an NPC or monster of the cleaned layer with all that is known about it.
 *
 * @param catalog The catalog.
 * @param npc The NPC.
 */
export function npcDetailOf(catalog: Catalog, npc: Npc): NpcDetail {
  const { canonical, mergedIds } = npc;
  const race = npcRaceOf(canonical);
  const quests = npcQuestsOf(catalog, mergedIds);
  const { npcPlace, npcDrops, skills } = catalog[parts];
  const { primaryRegion, primaryLocation, spawnCount } = npcPlace(npc);
  const dropCount = npcDrops(npc).length;
  return present({
    id: npc.id,
    name: npc.name,
    title: canonical.title === undefined ? undefined : cleanName(canonical.title),
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    isAggressive: isAggressive(canonical),
    mergedIds,
    stats: statsOf(canonical),
    baseStats: baseStatsOf(canonical),
    skills: npcSkillsOf(catalog, canonical),
    race,
    raceIconFile: race === undefined ? undefined : skills().byId.get(RACE_SKILL_ID)?.iconFile,
    behavior: behaviorOf(canonical),
    startsQuests: nonEmpty(quests.starts),
    involvedInQuests: nonEmpty(quests.involvedIn),
    primaryRegion,
    primaryLocation,
    dropCount: dropCount === 0 ? undefined : dropCount,
    spawnCount: spawnCount === 0 ? undefined : spawnCount,
  });
}

function statsOf(row: NpcRow): NpcStats {
  return {
    hp: rounded(row.hp),
    mp: rounded(row.mp),
    exp: row.exp ?? null,
    sp: row.sp ?? null,
    pAtk: rounded(row.pAtk),
    pDef: rounded(row.pDef),
    mAtk: rounded(row.mAtk),
    mDef: rounded(row.mDef),
    crit: row.crit ?? null,
    atkSpd: row.atkSpd ?? null,
    walkSpd: row.walkSpd ?? null,
    runSpd: row.runSpd ?? null,
  };
}

function baseStatsOf({ str, dex, con, int, wit, men }: NpcRow): NpcBaseStats {
  return {
    str: str ?? null,
    dex: dex ?? null,
    con: con ?? null,
    int: int ?? null,
    wit: wit ?? null,
    men: men ?? null,
  };
}

/** When it attacks and helps; nothing when the source has no AI block. */
function behaviorOf({ ai }: NpcRow): NpcBehavior | undefined {
  return ai && present({ aggroRange: ai.aggro ?? 0, assistRange: ai.clanRange });
}
