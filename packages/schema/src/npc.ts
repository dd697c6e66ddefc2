import * as v from "valibot";
import { itemId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, count, finite, iconFile, integer, label, level } from "./measure.js";
import { locationRef, questRef, regionRef } from "./reference.js";
import { npcSkill, skillLevelRef } from "./skill.js";

export const monsterType = v.picklist([
  "Monster",
  "RaidBoss",
  "GrandBoss",
  "FestivalMonster",
  "RiftInvader",
  "PenaltyMonster",
  "FriendlyMonster",
  "FeedableBeast",
  "TamedBeast",
  "Chest",
  "HalishaChest",
]);
/** The NPC types that make up the monster subset. */
export type MonsterType = v.InferOutput<typeof monsterType>;

export const npcRace = v.picklist([
  "Undead",
  "Magic Creature",
  "Beast",
  "Animal",
  "Plant",
  "Humanoid",
  "Spirit",
  "Angel",
  "Demon",
  "Dragon",
  "Giant",
  "Bug",
  "Fairy",
  "Human",
  "Elf",
  "Dark Elf",
  "Orc",
  "Dwarf",
  "Other",
  "Non-race",
  "Siege",
  "Castle Guard",
  "Mercenary",
  "Unknown",
]);
/** The race of an NPC, in the order of the levels of the engine's race skill. */
export type NpcRace = v.InferOutput<typeof npcRace>;

/** The engine's numbers for an NPC; the order is the source's. */
const engineNumbers = [
  "radius",
  "height",
  "rHand",
  "lHand",
  "exp",
  "sp",
  "hp",
  "mp",
  "hpRegen",
  "mpRegen",
  "pAtk",
  "pDef",
  "mAtk",
  "mDef",
  "crit",
  "atkSpd",
  "str",
  "int",
  "dex",
  "wit",
  "con",
  "men",
  "corpseTime",
  "walkSpd",
  "runSpd",
  "dropHerbGroup",
] as const;

/** The names of the numbers that a raw NPC record carries flat, in source order. */
export const npcNumberNames: readonly (typeof engineNumbers)[number][] = engineNumbers;

const numberEntries = <Schema extends v.GenericSchema>(schema: Schema) => v.entriesFromList(engineNumbers, schema);

export const npcAiRow = v.strictObject({
  type: label,
  aggro: v.exactOptional(v.pipe(count, v.description("Range in game units at which it attacks; 0 = never first."))),
  canMove: v.exactOptional(v.boolean()),
  seedable: v.exactOptional(v.boolean()),
  ssCount: v.exactOptional(count),
  ssRate: v.exactOptional(count),
  spsCount: v.exactOptional(count),
  spsRate: v.exactOptional(count),
  clan: v.exactOptional(label),
  clanRange: v.exactOptional(v.pipe(count, v.description("Range in game units at which it helps its clan."))),
  ignoredIds: v.exactOptional(label),
});
/** The AI block of an NPC; ranges in game units, rates in percent. */
export type NpcAiRow = Immutable<v.InferOutput<typeof npcAiRow>>;

const petOnRide = v.exactOptional(finite);

export const petLevelStats = v.strictObject({
  level,
  maxMeal: finite,
  exp: count,
  expType: finite,
  mealInBattle: finite,
  mealInNormal: finite,
  pAtk: finite,
  pDef: finite,
  mAtk: finite,
  mDef: finite,
  hp: finite,
  mp: finite,
  hpRegen: finite,
  mpRegen: finite,
  ssCount: count,
  spsCount: count,
  mealInBattleOnRide: petOnRide,
  mealInNormalOnRide: petOnRide,
  atkSpdOnRide: petOnRide,
  pAtkOnRide: petOnRide,
  mAtkOnRide: petOnRide,
  speedOnRide: v.exactOptional(v.pipe(label, v.description('Six speeds as the source writes them, joined by ";".'))),
});
/** A pet's stats at one level. */
export type PetLevelStats = Immutable<v.InferOutput<typeof petLevelStats>>;

export const petData = v.strictObject({
  food1: v.union([itemId, v.literal(0)]),
  food2: v.union([itemId, v.literal(0)]),
  autoFeedLimit: v.pipe(amount, v.description("Share of a full meal, 0 to 1.")),
  hungryLimit: v.pipe(amount, v.description("Share of a full meal, 0 to 1.")),
  unsummonLimit: v.pipe(amount, v.description("Share of a full meal, 0 to 1.")),
  stats: v.pipe(v.array(petLevelStats), v.minLength(1)),
});
/** What a pet eats and how it grows; food 0 = none. */
export type PetData = Immutable<v.InferOutput<typeof petData>>;

const properties = v.pipe(
  v.record(v.string(), v.string()),
  v.description("Every other value that the source sets, as written."),
);

export const npcRow = v.strictObject({
  id: npcId,
  templateId: v.exactOptional(v.pipe(npcId, v.description("The client's NPC id where it is another one."))),
  name: v.string(),
  title: v.exactOptional(v.string()),
  level: v.exactOptional(level),
  type: v.exactOptional(label),
  ...numberEntries(v.exactOptional(finite)),
  ai: v.exactOptional(npcAiRow),
  skills: v.exactOptional(v.pipe(v.array(skillLevelRef), v.minLength(1))),
  petData: v.exactOptional(petData),
  properties: v.exactOptional(properties),
  file: v.pipe(label, v.description("Source file below the datapack's folder.")),
});
/** One NPC, monster, pet or summon as the source states it, spelling untouched. Table `npcs`. */
export type NpcRow = Immutable<v.InferOutput<typeof npcRow>>;

const npcType = v.pipe(v.nullable(v.string()), v.description("The engine's NPC type, for example RaidBoss."));

export const npcSummary = v.strictObject({
  id: v.pipe(npcId, v.description("Canonical raw id of the group.")),
  name: v.string(),
  title: v.nullable(v.string()),
  level: v.nullable(level),
  npcType,
  hp: v.pipe(v.nullable(integer), v.description("Hit points, rounded.")),
  isAggressive: v.boolean(),
});
/** An NPC or monster of the cleaned layer, as lists show it. */
export type NpcSummary = Immutable<v.InferOutput<typeof npcSummary>>;

export const npcStats = v.strictObject({
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
/** An NPC's combat stats; hp, mp, attack and defence rounded to integers. */
export type NpcStats = Immutable<v.InferOutput<typeof npcStats>>;

export const npcBaseStats = v.strictObject({
  str: v.nullable(finite),
  dex: v.nullable(finite),
  con: v.nullable(finite),
  int: v.nullable(finite),
  wit: v.nullable(finite),
  men: v.nullable(finite),
});
/** An NPC's six base stats. */
export type NpcBaseStats = Immutable<v.InferOutput<typeof npcBaseStats>>;

export const npcBehavior = v.strictObject({
  aggroRange: v.pipe(count, v.description("Game units; 0 = does not attack first.")),
  assistRange: v.exactOptional(v.pipe(count, v.description("Game units within which it helps its clan."))),
});
/** When an NPC attacks and helps; ranges in game units. */
export type NpcBehavior = Immutable<v.InferOutput<typeof npcBehavior>>;

const quests = v.exactOptional(v.pipe(v.array(questRef), v.minLength(1)));

export const npcDetail = v.strictObject({
  id: npcSummary.entries.id,
  name: v.string(),
  title: v.exactOptional(v.string()),
  level: v.nullable(level),
  npcType,
  isAggressive: v.boolean(),
  mergedIds: v.pipe(v.array(npcId), v.minLength(1), v.description("All raw ids of the group, ascending.")),
  stats: npcStats,
  baseStats: npcBaseStats,
  skills: v.array(npcSkill),
  race: v.exactOptional(npcRace),
  raceIconFile: v.exactOptional(iconFile),
  behavior: v.exactOptional(npcBehavior),
  startsQuests: quests,
  involvedInQuests: quests,
  primaryRegion: v.exactOptional(regionRef),
  primaryLocation: v.exactOptional(locationRef),
  dropCount: v.exactOptional(v.pipe(count, v.description("Rows of the drops sub-resource."))),
  spawnCount: v.exactOptional(v.pipe(count, v.description("Rows of the spawns sub-resource."))),
});
/** An NPC or monster of the cleaned layer with everything that is known about it. */
export type NpcDetail = Immutable<v.InferOutput<typeof npcDetail>>;

const engineNumber = v.nullable(finite);

export const rawNpc = v.strictObject({
  id: npcId,
  mergedIds: v.pipe(v.array(npcId), v.length(1), v.description("Its own id.")),
  mergedCount: v.literal(1),
  name: v.string(),
  title: v.nullable(v.string()),
  level: v.nullable(level),
  npcType,
  ...numberEntries(engineNumber),
  aiType: v.nullable(v.string()),
  aiAggro: engineNumber,
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
  properties: v.exactOptional(properties),
});
/** One source entry, untouched: the engine's numbers, unrounded. */
export type RawNpc = Immutable<v.InferOutput<typeof rawNpc>>;
