import * as v from "valibot";
import { max, min, respawnDelay } from "../rows/minion.js";
import { isAggressiveAsStated, npcRace, numberEntries, petData, properties } from "../rows/npc.js";
import { skillLevelRef } from "../rows/skill.js";
import { skillTreeName } from "../rows/skill-tree.js";
import { respawn } from "../rows/spawn.js";
import { elements } from "../values/element.js";
import { closedObject, described, describedList, optional, optionalList } from "../values/form.js";
import { npcId } from "../values/id.js";
import { amount, coordinates, count, finite, iconFile, integer, level } from "../values/measure.js";
import { castleRef } from "./castle.js";
import { classRef, itemRef, locationRef, npcRef, questRef, regionRef } from "./reference.js";
import { npcSkill } from "./skill.js";
import { npcSoulCrystals } from "./soul-crystal.js";
import { spawnGroup } from "./spawn.js";
import { npcTeleport } from "./teleport.js";

export const npcMinion = closedObject("Minions that appear with an NPC, and their number.", {
  npc: npcRef,
  min,
  max,
  respawnDelay,
});

const canonicalId = described(npcId, "Id of the canonical raw NPC of the group.");
const npcType: v.GenericSchema<string | null> = described(
  v.nullable(v.string()),
  "The engine's NPC type, for example RaidBoss.",
);

export const npcStats = closedObject("Combat stats of an NPC. HP, MP, attack and defence are rounded to integers.", {
  hp: v.nullable(integer),
  mp: v.nullable(integer),
  exp: v.nullable(finite),
  sp: v.nullable(finite),
  pAtk: v.nullable(integer),
  pDef: v.nullable(integer),
  mAtk: v.nullable(integer),
  mDef: v.nullable(integer),
  crit: v.nullable(finite),
  atkSpd: v.nullable(finite),
  walkSpd: v.nullable(finite),
  runSpd: v.nullable(finite),
});

export const effectiveStats = closedObject(
  "Stats that the engine computes of those of the template, of the base stats, the level and the passive skills, as the game shows them: whole numbers, cut off or rounded as the engine does.",
  () => ({
    hp: described(count, "Hit points."),
    mp: described(count, "Magic points."),
    pAtk: described(count, "Physical attack."),
    pDef: described(count, "Physical defence."),
    mAtk: described(count, "Magic attack."),
    mDef: described(count, "Magic defence."),
    atkSpd: described(count, "Attack speed."),
    castSpd: described(count, "Casting speed."),
    critRate: described(count, "Chance of a critical hit, of 1,000."),
    accuracy: described(count, "Accuracy."),
    evasion: described(count, "Evasion."),
    walkSpd: described(count, "Game units a second."),
    runSpd: described(count, "Game units a second."),
    notCounted: optionalList(
      skillLevelRef,
      "Passive skills that change some of these stats under conditions; these effects are not counted.",
    ),
  }),
);

export const npcBaseStats = closedObject("Base stats of an NPC.", {
  str: v.nullable(finite),
  dex: v.nullable(finite),
  con: v.nullable(finite),
  int: v.nullable(finite),
  wit: v.nullable(finite),
  men: v.nullable(finite),
});

export const npcBehavior = closedObject("Ranges within which an NPC attacks players and helps its clan.", {
  aggroRange: described(
    count,
    "Game units within which it attacks first; 0 = it does not, also where the source states a range and denies that it is aggressive.",
  ),
  assistRange: optional(count, "Game units within which it helps its clan; missing without a clan."),
});

export const npcPlace = closedObject("Where an NPC spawns. Only with `with=place`.", () => ({
  region: described(v.nullable(regionRef), "The region with the most of its spawns."),
  location: described(
    v.nullable(locationRef),
    "The location with the most of its spawns; null where they are near none.",
  ),
  spawnCount: described(count, "Rows of the spawns sub-resource."),
  spawn: described(
    v.nullable(v.strictObject({ ...coordinates, ...respawn })),
    "The first of its spawns in `location`, in source order; null for an NPC without spawns, such as a minion.",
  ),
}));

export const npcBestDrop = closedObject("Drop of an NPC that is worth much. Only with `with=drops`.", () => ({
  ...itemRef.entries,
  probability: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1),
    v.description("Probability of at least one piece per kill, at rate 1 and without a level gap."),
  ),
  value: described(
    amount,
    "Estimate in adena: the expected pieces per kill, at half of the reference price; 0 without a price.",
  ),
}));

export const npcSummary = closedObject("NPC or monster of the cleaned layer, as returned in lists.", () => ({
  id: canonicalId,
  name: v.string(),
  title: v.nullable(v.string()),
  level: v.nullable(level),
  npcType,
  hp: described(v.nullable(integer), "Hit points, rounded."),
  isAggressive: v.boolean(),
  exp: optional(v.nullable(finite)),
  sp: optional(v.nullable(finite)),
  expPerHp: optional(v.nullable(amount), "Experience of a kill for each 1,000 effective HP."),
  effectiveStats: optional(effectiveStats),
  place: optional(npcPlace),
  minions: optional(describedList(npcMinion, "NPCs that appear with it. Only with `with=minions`.")),
  bestDrops: optional(
    v.pipe(
      v.array(npcBestDrop),
      v.maxLength(10),
      v.description(
        "The drops that are worth most per kill, adena, spoil and herbs aside, by value, then item id. Only with `with=drops`.",
      ),
    ),
  ),
}));

export const npcTeaches = closedObject("What an NPC teaches.", () => ({
  classes: optionalList(classRef, "Characters of these classes learn the skills of their class of it."),
  trees: optionalList(skillTreeName, "Trees of skills outside classes."),
}));

export const raidPoints = closedObject(
  "Raid points that a kill gives the killer, and each member of the party: a number between both.",
  { min: integer, max: integer },
);

const quests = optionalList(questRef);

export const npcDetail = closedObject("NPC or monster of the cleaned layer with all known facts.", {
  id: canonicalId,
  name: v.string(),
  title: optional(v.string()),
  level: v.nullable(level),
  npcType,
  isAggressive: v.boolean(),
  mergedIds: v.pipe(v.array(npcId), v.minLength(1), v.description("Ids of all raw NPCs of the group, ascending.")),
  effectiveStats: optional(effectiveStats),
  stats: npcStats,
  baseStats: npcBaseStats,
  skills: v.array(npcSkill),
  race: optional(npcRace),
  raceIconFile: optional(iconFile),
  elements: optional(elements),
  behavior: optional(npcBehavior, "Missing where the source states no AI."),
  startsQuests: quests,
  involvedInQuests: quests,
  minions: optionalList(
    npcMinion,
    "NPCs of the cleaned layer that appear with it, by id; `min` and `max` cover all of its raw NPCs.",
  ),
  minionOf: optionalList(npcRef, "With whom it appears, by id."),
  spawnGroups: optionalList(spawnGroup, "Groups of its spawns of which one is used at a time."),
  teaches: optional(npcTeaches),
  teleports: optionalList(npcTeleport),
  soulCrystals: optionalList(npcSoulCrystals),
  raidPoints: optional(raidPoints),
  castle: optional(castleRef, "Castle that taxes its shop."),
  summonedBy: optionalList(itemRef, "Items that summon it."),
  foods: optionalList(itemRef, "What a pet eats, as the source orders it."),
  primaryRegion: optional(regionRef),
  primaryLocation: optional(locationRef),
  dropCount: optional(count, "Rows of the drops sub-resource."),
  spawnCount: optional(count, "Rows of the spawns sub-resource."),
});

const engineNumber = v.nullable(finite);

export const rawNpc = closedObject("NPC entry exactly as the source states it, with unrounded numbers.", () => ({
  id: npcId,
  mergedIds: v.pipe(v.array(npcId), v.length(1), v.description("Its own id.")),
  mergedCount: v.literal(1),
  name: v.string(),
  title: v.nullable(v.string()),
  level: v.nullable(level),
  npcType,
  ...numberEntries(engineNumber),
  aiType: v.nullable(v.string()),
  aiAggro: described(
    engineNumber,
    "Aggro range as stated, also where `aiIsAggressive` is false, so that the NPC does not attack first.",
  ),
  aiCanMove: v.nullable(v.boolean()),
  aiSeedable: v.nullable(v.boolean()),
  aiSsCount: engineNumber,
  aiSsRate: engineNumber,
  aiSpsCount: engineNumber,
  aiSpsRate: engineNumber,
  aiClan: v.nullable(v.string()),
  aiClanRange: engineNumber,
  skills: v.array(skillLevelRef),
  petData: v.nullable(petData),
  source: v.strictObject({ project: v.string(), chronicle: v.string(), file: v.string() }),
  aiIsAggressive: optional(isAggressiveAsStated),
  properties: optional(properties),
  idTemplate: optional(npcId, "NPC id of the client, where it differs."),
}));
