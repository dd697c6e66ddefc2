import * as v from "valibot";
import type { NpcRace, NpcRow } from "../generated/types.js";
import { chronicleWord } from "../values/chronicle-word.js";
import { elements } from "../values/element.js";
import { closedObject, described, filledList, optional, optionalList } from "../values/form.js";
import { classId, itemId, npcId } from "../values/id.js";
import { amount, count, finite, label, level } from "../values/measure.js";
import { minionRow } from "./minion.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import { skillTreeName } from "./skill-tree.js";
import { given, type TableDescription } from "./table.js";

export const monsterType = described(
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
  "NPC type that belongs to the monster subset.",
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

export const numberEntries = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.entriesFromList(engineNumbers, schema);

export const isAggressiveAsStated = described(
  v.boolean(),
  "Whether it attacks first, where the source says so; false denies it whatever the aggro range is.",
);

export const npcAiRow = closedObject("AI settings of an NPC.", {
  type: optional(label),
  aggro: optional(count, "Aggro range in game units, as stated; 0 = none."),
  isAggressive: optional(isAggressiveAsStated),
  canMove: optional(v.boolean()),
  seedable: optional(v.boolean()),
  ssCount: optional(count, "Number of soulshots."),
  ssRate: optional(count, "Percent."),
  spsCount: optional(count, "Number of spiritshots."),
  spsRate: optional(count, "Percent."),
  clan: optional(label),
  clanRange: optional(count, "Range in game units within which it helps its clan."),
  ignoredIds: optional(label),
});

const petOnRide = optional(finite);

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
  speedOnRide: optional(
    label,
    'Speeds joined by ";": walk, run, slow and fast swim, slow and fast flight; 0 = it does not fly.',
  ),
});

const food = described(v.union([itemId, v.literal(0)]), "Item id; 0 = none.");
const mealShare = described(amount, "Share of a full meal, 0 to 1.");

export const petData = closedObject("Food of a pet and its stats by level.", {
  food1: food,
  food2: food,
  food3: optional(itemId),
  autoFeedLimit: optional(mealShare),
  hungryLimit: optional(mealShare),
  unsummonLimit: optional(mealShare),
  stats: filledList(petLevelStats),
});

export const properties = described(
  v.record(v.string(), v.string()),
  "All other values that the source sets, as text.",
);

export const npcRow = closedObject("NPC, monster, pet or summon exactly as the source states it.", () => ({
  id: npcId,
  templateId: optional(npcId, "NPC id of the client, when it differs."),
  name: v.string(),
  title: optional(v.string()),
  level: optional(level),
  type: optional(label),
  ...numberEntries(optional(finite)),
  race: optional(
    npcRace,
    "Present where the source states a race, and none or another one by the level of the race skill.",
  ),
  elements: optional(elements),
  ai: optional(npcAiRow),
  skills: optionalList(skillLevelRef),
  minions: optionalList(minionRow),
  teachesClassIds: optionalList(classId, "Classes whose skills it teaches, ascending."),
  teachesTrees: optionalList(skillTreeName, "Trees outside classes that it teaches."),
  summonItemIds: optionalList(itemId, "Items that summon it, ascending."),
  petData: optional(petData),
  properties: optional(properties),
  file: described(label, "Source file, relative to the datapack's folder."),
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
    { field: "summonItemIds", to: "item", keysOf: ({ summonItemIds = [] }) => summonItemIds },
    { field: "hands", to: "item", keysOf: ({ rHand, lHand }) => positiveIds(rHand, lHand) },
    { field: "minions", to: "npc", keysOf: ({ minions = [] }) => minions.map((minion) => minion.npcId) },
    { field: "teachesClassIds", to: "class", keysOf: ({ teachesClassIds = [] }) => teachesClassIds },
    { field: "dropHerbGroup", to: "herbGroup", keysOf: ({ dropHerbGroup }) => positiveIds(dropHerbGroup) },
  ],
};
