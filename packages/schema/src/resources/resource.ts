import {
  armorSetId,
  castleId,
  clanHallId,
  classId,
  doorId,
  experienceLevelId,
  hennaId,
  itemId,
  locationId,
  multisellId,
  npcId,
  questId,
  regionId,
  skillId,
  staticObjectId,
  teleportId,
} from "../values/id.js";
import type { CollectionFacts } from "./collection-facts.js";

/** The schema of every public resource, by the name that the specification and the OpenAPI document give it. */
export * as resources from "./resource-schemas.js";

export const itemFacts = {
  one: "Item",
  many: "Items",
  label: "item",
  id: itemId,
  row: "ItemSummary",
  detail: "ItemDetail",
  notFound: "ITEM_NOT_FOUND",
} as const satisfies CollectionFacts;

export const npcFacts = {
  one: "Npc",
  many: "Npcs",
  label: "NPC",
  id: npcId,
  row: "NpcSummary",
  detail: "NpcDetail",
  notFound: "NPC_NOT_FOUND",
} as const satisfies CollectionFacts;

export const monsterFacts = {
  one: "Monster",
  many: "Monsters",
  label: "monster",
  id: npcId,
  row: "NpcSummary",
  detail: "NpcDetail",
  notFound: "MONSTER_NOT_FOUND",
} as const satisfies CollectionFacts;

export const questFacts = {
  one: "Quest",
  many: "Quests",
  label: "quest",
  id: questId,
  row: "QuestSummary",
  detail: "QuestDetail",
  notFound: "QUEST_NOT_FOUND",
} as const satisfies CollectionFacts;

export const classFacts = {
  one: "Class",
  many: "Classes",
  label: "class",
  id: classId,
  row: "ClassSummary",
  detail: "ClassDetail",
  notFound: "CLASS_NOT_FOUND",
} as const satisfies CollectionFacts;

export const armorSetFacts = {
  one: "ArmorSet",
  many: "ArmorSets",
  label: "armor set",
  id: armorSetId,
  row: "ArmorSet",
  detail: "ArmorSet",
  notFound: "ARMOR_SET_NOT_FOUND",
} as const satisfies CollectionFacts;

export const hennaFacts = {
  one: "Henna",
  many: "Hennas",
  label: "henna symbol",
  id: hennaId,
  row: "HennaSummary",
  detail: "HennaDetail",
  notFound: "HENNA_NOT_FOUND",
} as const satisfies CollectionFacts;

export const locationFacts = {
  one: "Location",
  many: "Locations",
  label: "location",
  id: locationId,
  row: "LocationRef",
  detail: "LocationDetail",
  notFound: "LOCATION_NOT_FOUND",
} as const satisfies CollectionFacts;

export const regionFacts = {
  one: "Region",
  many: "Regions",
  label: "region",
  id: regionId,
  row: "RegionRef",
  detail: "RegionDetail",
  notFound: "REGION_NOT_FOUND",
} as const satisfies CollectionFacts;

export const rawNpcFacts = {
  one: "RawNpc",
  many: "RawNpcs",
  label: "NPC",
  id: npcId,
  row: "RawNpc",
  detail: "RawNpc",
  notFound: "NPC_NOT_FOUND",
} as const satisfies CollectionFacts;

export const rawMonsterFacts = {
  one: "RawMonster",
  many: "RawMonsters",
  label: "monster",
  id: npcId,
  row: "RawNpc",
  detail: "RawNpc",
  notFound: "MONSTER_NOT_FOUND",
} as const satisfies CollectionFacts;

export const recipeFacts = {
  one: "Recipe",
  many: "Recipes",
  label: "recipe",
  id: itemId,
  row: "RecipeSummary",
  detail: "RecipeDetail",
  notFound: "RECIPE_NOT_FOUND",
} as const satisfies CollectionFacts;

export const skillFacts = {
  one: "Skill",
  many: "Skills",
  label: "skill",
  id: skillId,
  row: "SkillOverview",
  detail: "SkillDetail",
  notFound: "SKILL_NOT_FOUND",
} as const satisfies CollectionFacts;

export const seedFacts = {
  one: "Seed",
  many: "Seeds",
  label: "seed",
  id: itemId,
  row: "Seed",
  detail: "Seed",
  notFound: "SEED_NOT_FOUND",
} as const satisfies CollectionFacts;

export const castleFacts = {
  one: "Castle",
  many: "Castles",
  label: "castle",
  id: castleId,
  row: "CastleSummary",
  detail: "CastleDetail",
  notFound: "CASTLE_NOT_FOUND",
} as const satisfies CollectionFacts;

export const clanHallFacts = {
  one: "ClanHall",
  many: "ClanHalls",
  label: "clan hall",
  id: clanHallId,
  row: "ClanHall",
  detail: "ClanHall",
  notFound: "CLAN_HALL_NOT_FOUND",
} as const satisfies CollectionFacts;

export const doorFacts = {
  one: "Door",
  many: "Doors",
  label: "door",
  id: doorId,
  row: "Door",
  detail: "Door",
  notFound: "DOOR_NOT_FOUND",
} as const satisfies CollectionFacts;

export const staticObjectFacts = {
  one: "StaticObject",
  many: "StaticObjects",
  label: "static object",
  id: staticObjectId,
  row: "StaticObject",
  detail: "StaticObject",
  notFound: "STATIC_OBJECT_NOT_FOUND",
} as const satisfies CollectionFacts;

export const fishFacts = {
  one: "Fish",
  many: "Fishes",
  label: "fish",
  id: itemId,
  row: "FishSummary",
  detail: "FishDetail",
  notFound: "FISH_NOT_FOUND",
} as const satisfies CollectionFacts;

export const teleportFacts = {
  one: "Teleport",
  many: "Teleports",
  label: "teleport",
  id: teleportId,
  row: "Teleport",
  detail: "Teleport",
  notFound: "TELEPORT_NOT_FOUND",
} as const satisfies CollectionFacts;

export const experienceLevelFacts = {
  one: "ExperienceLevel",
  many: "ExperienceLevels",
  label: "experience level",
  id: experienceLevelId,
  row: "ExperienceLevel",
  detail: "ExperienceLevel",
  notFound: "EXPERIENCE_LEVEL_NOT_FOUND",
} as const satisfies CollectionFacts;

export const soulCrystalFacts = {
  one: "SoulCrystal",
  many: "SoulCrystals",
  label: "soul crystal",
  id: itemId,
  row: "SoulCrystalSummary",
  detail: "SoulCrystalDetail",
  notFound: "SOUL_CRYSTAL_NOT_FOUND",
} as const satisfies CollectionFacts;

export const augmentationFacts = {
  one: "Augmentation",
  many: "Augmentations",
  label: "life stone",
  id: itemId,
  row: "AugmentationSummary",
  detail: "AugmentationDetail",
  notFound: "AUGMENTATION_NOT_FOUND",
} as const satisfies CollectionFacts;

export const exchangeFacts = {
  one: "Exchange",
  many: "Exchanges",
  label: "exchange",
  id: multisellId,
  row: "ExchangeSummary",
  detail: "ExchangeDetail",
  notFound: "EXCHANGE_NOT_FOUND",
} as const satisfies CollectionFacts;

/** Every collection of the service. */
export const collections = {
  items: itemFacts,
  npcs: npcFacts,
  monsters: monsterFacts,
  quests: questFacts,
  classes: classFacts,
  armorSets: armorSetFacts,
  hennas: hennaFacts,
  locations: locationFacts,
  regions: regionFacts,
  rawNpcs: rawNpcFacts,
  rawMonsters: rawMonsterFacts,
  recipes: recipeFacts,
  skills: skillFacts,
  seeds: seedFacts,
  fishes: fishFacts,
  castles: castleFacts,
  clanHalls: clanHallFacts,
  teleports: teleportFacts,
  experienceLevels: experienceLevelFacts,
  soulCrystals: soulCrystalFacts,
  exchanges: exchangeFacts,
  augmentations: augmentationFacts,
  doors: doorFacts,
  staticObjects: staticObjectFacts,
} as const;
