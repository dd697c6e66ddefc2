import { nonEmpty, present } from "@gamedata/rules";
import type { NpcBaseStats, NpcBehavior, NpcDetail, NpcId, NpcRow, NpcStats, NpcSummary } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { npcDropsOf } from "../drops/npc-drops.js";
import { cleanName } from "../names/names.js";
import { bulkQuery, detailQuery } from "../query/define-query.js";
import { type BulkQuery, type Collection, collection, type RecordQuery } from "../query/query.js";
import { monsterKind, type Npc, npcKind, npcRefOf } from "../records/npcs.js";
import { petFactsOf } from "../records/pets.js";
import { castlesByNpc } from "../records/residences.js";
import { taughtBy } from "../skills/teachers.js";
import { crystalRulesByNpc } from "../soul-crystals/soul-crystals.js";
import { leadersOf } from "../spawns/minions.js";
import { spawnGroupsOf } from "../spawns/npc-spawns.js";
import { primaryAreasOf } from "../spawns/primary-areas.js";
import { teleportsByNpc } from "../teleports/teleports.js";
import { effectiveStatsOf } from "./effective-stats.js";
import { listMonsters, listNpcs, npcMinionsOf } from "./list-npcs.js";
import {
  aggroRangeOf,
  isAggressive,
  npcQuestsOf,
  npcRaceOf,
  npcSkillsOf,
  raceIconFileOf,
  raidPointsOf,
  rounded,
} from "./npc-facts.js";

/**
 * Returns an NPC or monster of the cleaned layer, by the id of any of its raw NPCs, with stats, skills, quests, minions, teleports,
 * soul crystals and primary region
 * and location.
 *
 * @throws {GameDataError} `INVALID_ID`, or `NPC_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const queen = getNpc(catalog, 29001);
 * assert.equal(queen.level, 40);
 * assert.equal(queen.primaryLocation?.name, "The Ant Nest");
 * assert.deepEqual(queen.minions?.map(({ npc, max }) => [npc.name, max]), [["Nurse Ant", 3], ["Royal Guard Ant", 4]]);
 * ```
 */
export const getNpc: RecordQuery<NpcId, NpcDetail> = detailQuery(npcKind, npcDetailOf);

/** Returns the details of many NPCs by the id of any of their raw NPCs; each NPC once. See {@link BulkQuery}. */
export const getNpcs: BulkQuery<NpcId, NpcDetail> = bulkQuery(npcKind, npcDetailOf);

/** The collection of NPCs of the cleaned layer. */
export const npcCollection: Collection<NpcSummary, NpcDetail> = collection(npcKind, listNpcs, getNpc, getNpcs);

/**
 * Returns a monster of the cleaned layer, by the id of any of its raw NPCs, in the format of an NPC.
 *
 * @throws {GameDataError} `INVALID_ID`, or `MONSTER_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * assert.equal(getMonster(catalog, 20001).name, "Gremlin");
 * assert.throws(() => getMonster(catalog, 30001), isGameDataError);
 * ```
 */
export const getMonster: RecordQuery<NpcId, NpcDetail> = detailQuery(monsterKind, npcDetailOf);

/** Returns the details of many monsters by the id of any of their raw NPCs; each monster once. See {@link BulkQuery}. */
export const getMonsters: BulkQuery<NpcId, NpcDetail> = bulkQuery(monsterKind, npcDetailOf);

/** The collection of monsters of the cleaned layer. */
export const monsterCollection: Collection<NpcSummary, NpcDetail> = collection(
  monsterKind,
  listMonsters,
  getMonster,
  getMonsters,
);

function npcDetailOf(catalog: Catalog, npc: Npc): NpcDetail {
  const { canonical, mergedIds } = npc;
  const quests = npcQuestsOf(catalog, mergedIds);
  const { primaryRegion, primaryLocation, spawnCount } = primaryAreasOf(catalog, npc);
  const dropCount = npcDropsOf(catalog, npc).length;
  return present({
    id: npc.id,
    name: npc.name,
    title: canonical.title === undefined ? undefined : cleanName(canonical.title),
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    isAggressive: isAggressive(canonical),
    mergedIds,
    effectiveStats: effectiveStatsOf(catalog, canonical),
    stats: statsOf(canonical),
    baseStats: baseStatsOf(canonical),
    skills: npcSkillsOf(catalog, canonical),
    race: npcRaceOf(canonical),
    raceIconFile: raceIconFileOf(catalog, canonical),
    elements: canonical.elements,
    behavior: behaviorOf(canonical),
    startsQuests: nonEmpty(quests.starts),
    involvedInQuests: nonEmpty(quests.involvedIn),
    minions: nonEmpty(npcMinionsOf(catalog, npc)),
    minionOf: nonEmpty(leadersOf(catalog, npc).map(npcRefOf)),
    spawnGroups: nonEmpty(spawnGroupsOf(catalog, npc)),
    teaches: taughtBy(catalog, npc),
    teleports: teleportsByNpc(catalog).get(npc.id),
    soulCrystals: crystalRulesByNpc(catalog).get(npc.id),
    raidPoints: raidPointsOf(catalog, canonical),
    castle: castlesByNpc(catalog).get(npc.id),
    ...petFactsOf(catalog, npc),
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

/**
 * Returns the aggro and assist ranges; `undefined` if the source has no AI block. Shots and whether an NPC moves or can be sown
 * are no sign of one: some sources state them elsewhere.
 */
function behaviorOf(row: NpcRow): NpcBehavior | undefined {
  const { type, aggro, isAggressive: stated, clan, clanRange, ignoredIds } = row.ai ?? {};
  const isStated = [type, aggro, stated, clan, clanRange, ignoredIds].some((fact) => fact !== undefined);
  if (!isStated) return undefined;
  return present({ aggroRange: aggroRangeOf(row), assistRange: clanRange });
}
