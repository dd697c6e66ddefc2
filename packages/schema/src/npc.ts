import * as v from "valibot";
import { chronicleWord } from "./chronicle-word.js";
import { elements } from "./element.js";
import { closedObject, describedList, filledList, optionalList } from "./form.js";
import type { NpcRace, NpcRow } from "./generated/types.js";
import { itemId, npcId } from "./id.js";
import { amount, coordinates, count, finite, iconFile, integer, label, level } from "./measure.js";
import { minionRow, npcMinion } from "./minion.js";
import { itemRef, locationRef, npcRef, questRef, regionRef } from "./reference.js";
import { npcSkill, skillLevelKey, skillLevelRef } from "./skill.js";
import { npcSoulCrystals } from "./soul-crystal.js";
import { respawn, spawnGroup } from "./spawn.js";
import { given, type TableDescription } from "./table.js";
import { npcTeleport } from "./teleport.js";

export const monsterType = v.pipe(
  v.picklist([
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
    "FriendlyMob",
    "SepulcherMonster",
  ]),
  v.description("NPC type that belongs to the monster subset."),
);

const races = [
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
  "Kamael",
] as const;

/** The races of NPCs of the known chronicles, in the order of the levels of the engine's race skill, from 1. */
export const npcRaces: readonly NpcRace[] = races;

export const npcRace = chronicleWord("npcRace", races, "Race of an NPC.");

/** The numbers of an NPC, by the engine's names and in source order. */
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

/** The names of the numbers of an NPC, in source order; a raw NPC has each as a field of its own. */
export const npcNumberNames: readonly (typeof engineNumbers)[number][] = engineNumbers;

const numberEntries = <Schema extends v.GenericSchema>(schema: Schema) => v.entriesFromList(engineNumbers, schema);

const isAggressiveAsStated = v.pipe(
  v.boolean(),
  v.description("Whether it attacks first, where the source says so; false denies it whatever the aggro range is."),
);

export const npcAiRow = closedObject("AI settings of an NPC.", {
  type: v.exactOptional(label),
  aggro: v.exactOptional(v.pipe(count, v.description("Aggro range in game units, as stated; 0 = none."))),
  isAggressive: v.exactOptional(isAggressiveAsStated),
  canMove: v.exactOptional(v.boolean()),
  seedable: v.exactOptional(v.boolean()),
  ssCount: v.exactOptional(v.pipe(count, v.description("Number of soulshots."))),
  ssRate: v.exactOptional(v.pipe(count, v.description("Percent."))),
  spsCount: v.exactOptional(v.pipe(count, v.description("Number of spiritshots."))),
  spsRate: v.exactOptional(v.pipe(count, v.description("Percent."))),
  clan: v.exactOptional(label),
  clanRange: v.exactOptional(v.pipe(count, v.description("Range in game units within which it helps its clan."))),
  ignoredIds: v.exactOptional(label),
});

const petOnRide = v.exactOptional(finite);

export const petLevelStats = closedObject("Stats of a pet at one level.", {
  level,
  maxMeal: finite,
  exp: amount,
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
  speedOnRide: v.exactOptional(
    v.pipe(
      label,
      v.description('Speeds joined by ";": walk, run, slow and fast swim, slow and fast flight; 0 = it does not fly.'),
    ),
  ),
});

const food = v.pipe(v.union([itemId, v.literal(0)]), v.description("Item id; 0 = none."));
const mealShare = v.pipe(amount, v.description("Share of a full meal, 0 to 1."));

export const petData = closedObject("Food of a pet and its stats by level.", {
  food1: food,
  food2: food,
  food3: v.exactOptional(itemId),
  autoFeedLimit: v.exactOptional(mealShare),
  hungryLimit: v.exactOptional(mealShare),
  unsummonLimit: v.exactOptional(mealShare),
  stats: filledList(petLevelStats),
});

const properties = v.pipe(
  v.record(v.string(), v.string()),
  v.description("All other values that the source sets, as text."),
);

export const npcRow = closedObject("NPC, monster, pet or summon exactly as the source states it.", () => ({
  id: npcId,
  templateId: v.exactOptional(v.pipe(npcId, v.description("NPC id of the client, when it differs."))),
  name: v.string(),
  title: v.exactOptional(v.string()),
  level: v.exactOptional(level),
  type: v.exactOptional(label),
  ...numberEntries(v.exactOptional(finite)),
  race: v.exactOptional(
    v.pipe(npcRace, v.description("Present where the source states a race and no level of the race skill.")),
  ),
  elements: v.exactOptional(elements),
  ai: v.exactOptional(npcAiRow),
  skills: optionalList(skillLevelRef),
  minions: optionalList(minionRow),
  petData: v.exactOptional(petData),
  properties: v.exactOptional(properties),
  file: v.pipe(label, v.description("Source file, relative to the datapack's folder.")),
}));

/** Ids, where 0 means none. */
const positiveIds = (...ids: readonly (number | undefined)[]) => given(...ids).filter((id) => id > 0);

export const npcTable: TableDescription<NpcRow> = {
  description: "Every NPC, monster, pet and summon.",
  row: npcRow,
  key: ["id"],
  targets: [{ kind: "npc", keysOf: ({ id }) => [id] }],
  references: [
    { field: "skills", to: "skillLevel", keysOf: ({ skills = [] }) => skills.map(skillLevelKey) },
    { field: "templateId", to: "npc", keysOf: ({ templateId }) => given(templateId) },
    {
      field: "petData",
      to: "item",
      keysOf: ({ petData }) => positiveIds(petData?.food1, petData?.food2, petData?.food3),
    },
    { field: "hands", to: "item", keysOf: ({ rHand, lHand }) => positiveIds(rHand, lHand) },
    { field: "minions", to: "npc", keysOf: ({ minions = [] }) => minions.map((minion) => minion.npcId) },
    { field: "dropHerbGroup", to: "herbGroup", keysOf: ({ dropHerbGroup }) => positiveIds(dropHerbGroup) },
  ],
};

const canonicalId = v.pipe(npcId, v.description("Id of the canonical raw NPC of the group."));
const npcType: v.GenericSchema<string | null> = v.pipe(
  v.nullable(v.string()),
  v.description("The engine's NPC type, for example RaidBoss."),
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

const effective = (description: string) => v.pipe(count, v.description(description));

export const effectiveStats = closedObject(
  "Stats that the engine computes of those of the template, of the base stats, the level and the passive skills, as the game shows them: whole numbers, cut off or rounded as the engine does.",
  () => ({
    hp: effective("Hit points."),
    mp: effective("Magic points."),
    pAtk: effective("Physical attack."),
    pDef: effective("Physical defence."),
    mAtk: effective("Magic attack."),
    mDef: effective("Magic defence."),
    atkSpd: effective("Attack speed."),
    castSpd: effective("Casting speed."),
    critRate: effective("Chance of a critical hit, of 1,000."),
    accuracy: effective("Accuracy."),
    evasion: effective("Evasion."),
    walkSpd: effective("Game units a second."),
    runSpd: effective("Game units a second."),
    notCounted: v.exactOptional(
      v.pipe(
        filledList(skillLevelRef),
        v.description(
          "Passive skills that change some of these stats under conditions; these effects are not counted.",
        ),
      ),
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
  aggroRange: v.pipe(
    count,
    v.description(
      "Game units within which it attacks first; 0 = it does not, also where the source states a range and denies that it is aggressive.",
    ),
  ),
  assistRange: v.exactOptional(
    v.pipe(count, v.description("Game units within which it helps its clan; missing without a clan.")),
  ),
});

export const npcPlace = closedObject("Where an NPC spawns. Only with `with=place`.", () => ({
  region: v.pipe(v.nullable(regionRef), v.description("The region with the most of its spawns.")),
  location: v.pipe(
    v.nullable(locationRef),
    v.description("The location with the most of its spawns; null where they are near none."),
  ),
  spawnCount: v.pipe(count, v.description("Rows of the spawns sub-resource.")),
  spawn: v.pipe(
    v.nullable(v.strictObject({ ...coordinates, ...respawn })),
    v.description(
      "The first of its spawns in `location`, in source order; null for an NPC without spawns, such as a minion.",
    ),
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
  value: v.pipe(
    amount,
    v.description(
      "Estimate in adena: the expected pieces per kill, at half of the reference price; 0 without a price.",
    ),
  ),
}));

export const npcSummary = closedObject("NPC or monster of the cleaned layer, as returned in lists.", () => ({
  id: canonicalId,
  name: v.string(),
  title: v.nullable(v.string()),
  level: v.nullable(level),
  npcType,
  hp: v.pipe(v.nullable(integer), v.description("Hit points, rounded.")),
  isAggressive: v.boolean(),
  exp: v.exactOptional(v.nullable(finite)),
  sp: v.exactOptional(v.nullable(finite)),
  expPerHp: v.exactOptional(
    v.pipe(v.nullable(amount), v.description("Experience of a kill for each 1,000 effective HP.")),
  ),
  effectiveStats: v.exactOptional(effectiveStats),
  place: v.exactOptional(npcPlace),
  minions: v.exactOptional(describedList(npcMinion, "NPCs that appear with it. Only with `with=minions`.")),
  bestDrops: v.exactOptional(
    v.pipe(
      v.array(npcBestDrop),
      v.maxLength(10),
      v.description(
        "The drops that are worth most per kill, adena, spoil and herbs aside, by value, then item id. Only with `with=drops`.",
      ),
    ),
  ),
}));

const quests = optionalList(questRef);

export const npcDetail = closedObject("NPC or monster of the cleaned layer with all known facts.", {
  id: canonicalId,
  name: v.string(),
  title: v.exactOptional(v.string()),
  level: v.nullable(level),
  npcType,
  isAggressive: v.boolean(),
  mergedIds: v.pipe(v.array(npcId), v.minLength(1), v.description("Ids of all raw NPCs of the group, ascending.")),
  effectiveStats: v.exactOptional(effectiveStats),
  stats: npcStats,
  baseStats: npcBaseStats,
  skills: v.array(npcSkill),
  race: v.exactOptional(npcRace),
  raceIconFile: v.exactOptional(iconFile),
  elements: v.exactOptional(elements),
  behavior: v.exactOptional(v.pipe(npcBehavior, v.description("Missing where the source states no AI."))),
  startsQuests: quests,
  involvedInQuests: quests,
  minions: v.exactOptional(
    v.pipe(
      filledList(npcMinion),
      v.description("NPCs of the cleaned layer that appear with it, by id; `min` and `max` cover all of its raw NPCs."),
    ),
  ),
  minionOf: v.exactOptional(v.pipe(filledList(npcRef), v.description("With whom it appears, by id."))),
  spawnGroups: v.exactOptional(
    v.pipe(filledList(spawnGroup), v.description("Groups of its spawns of which one is used at a time.")),
  ),
  teleports: optionalList(npcTeleport),
  soulCrystals: optionalList(npcSoulCrystals),
  primaryRegion: v.exactOptional(regionRef),
  primaryLocation: v.exactOptional(locationRef),
  dropCount: v.exactOptional(v.pipe(count, v.description("Rows of the drops sub-resource."))),
  spawnCount: v.exactOptional(v.pipe(count, v.description("Rows of the spawns sub-resource."))),
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
  aiAggro: v.pipe(
    engineNumber,
    v.description(
      "Aggro range as stated, also where `aiIsAggressive` is false, so that the NPC does not attack first.",
    ),
  ),
  aiIsAggressive: v.exactOptional(isAggressiveAsStated),
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
  idTemplate: v.exactOptional(v.pipe(npcId, v.description("NPC id of the client, where it differs."))),
}));
