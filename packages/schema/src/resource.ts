import type * as v from "valibot";
import { areaNpc } from "./area.js";
import { armorSet } from "./armor-set.js";
import { shopProduct, shopView } from "./buy-list.js";
import { castleRef } from "./castle.js";
import { classDetail, classSkill, classSummary } from "./class.js";
import { craftingNode, craftingPlan } from "./crafting.js";
import { drop, itemSourceEntry, itemSourceNpc, npcDrops } from "./drop.js";
import { bulkMeta, listMeta } from "./envelope.js";
import { exchangeOption } from "./exchange.js";
import { experienceLevel } from "./experience.js";
import { farmingSpot } from "./farming.js";
import { hennaDetail, hennaSummary } from "./henna.js";
import {
  armorSetId,
  classId,
  experienceLevelId,
  hennaId,
  itemId,
  locationId,
  multisellId,
  npcId,
  questId,
  regionId,
  skillId,
  teleportId,
} from "./id.js";
import { itemDetail, itemSummary, specialAbilityOption } from "./item.js";
import { itemLootSource, itemSources, itemUses, kills, recipeUse } from "./item-links.js";
import { locationDetail } from "./location.js";
import { lootRates, lootRow, npcLoot } from "./loot.js";
import { datasetMeta, nameCount, npcTypeCount } from "./meta.js";
import { exchangeDetail, exchangeEntry, exchangeSummary } from "./multisell.js";
import { npcDetail, npcSummary, petData, rawNpc } from "./npc.js";
import { questClientJournalEntry, questDetail, questSummary } from "./quest.js";
import { recipeDetail, recipeSummary } from "./recipe.js";
import { classRef, itemQuantity, itemRef, locationRef, npcRef, questRef, regionRef } from "./reference.js";
import { regionDetail } from "./region.js";
import { searchResult } from "./search.js";
import { seed, seedRef } from "./seed.js";
import { skillSummary } from "./skill.js";
import { skillDetail, skillLearnedBy, skillLevel, skillOverview } from "./skill-detail.js";
import { appliedEffect, conditionalEffect, effectCondition, skillEffect } from "./skill-effect.js";
import { npcSoulCrystals, soulCrystalDetail, soulCrystalNpc, soulCrystalSummary } from "./soul-crystal.js";
import { enrichedSpawn, rawSpawn } from "./spawn.js";
import { npcTeleport, teleport } from "./teleport.js";

/** The schema of every public resource, by the name that the specification and the OpenAPI document give it. */
export const resources = {
  ListMeta: listMeta,
  BulkMeta: bulkMeta,
  NpcRef: npcRef,
  ClassRef: classRef,
  QuestRef: questRef,
  RegionRef: regionRef,
  LocationRef: locationRef,
  ItemRef: itemRef,
  ItemQuantity: itemQuantity,
  SkillEffect: skillEffect,
  EffectCondition: effectCondition,
  ConditionalEffect: conditionalEffect,
  AppliedEffect: appliedEffect,
  CastleRef: castleRef,
  SeedRef: seedRef,
  SkillSummary: skillSummary,
  NameCount: nameCount,
  NpcTypeCount: npcTypeCount,
  ExchangeOption: exchangeOption,
  ArmorSet: armorSet,
  HennaSummary: hennaSummary,
  HennaDetail: hennaDetail,
  SpecialAbilityOption: specialAbilityOption,
  ItemSummary: itemSummary,
  ItemDetail: itemDetail,
  Kills: kills,
  ItemLootSource: itemLootSource,
  ItemSources: itemSources,
  RecipeUse: recipeUse,
  ItemUses: itemUses,
  FarmingSpot: farmingSpot,
  ItemSourceNpc: itemSourceNpc,
  ItemSourceEntry: itemSourceEntry,
  NpcSummary: npcSummary,
  NpcTeleport: npcTeleport,
  NpcSoulCrystals: npcSoulCrystals,
  NpcDetail: npcDetail,
  PetData: petData,
  RawNpc: rawNpc,
  EnrichedSpawn: enrichedSpawn,
  RawSpawn: rawSpawn,
  Drop: drop,
  NpcDrops: npcDrops,
  LootRates: lootRates,
  LootRow: lootRow,
  NpcLoot: npcLoot,
  ShopProduct: shopProduct,
  ShopView: shopView,
  QuestSummary: questSummary,
  QuestDetail: questDetail,
  QuestClientJournalEntry: questClientJournalEntry,
  ClassSummary: classSummary,
  ClassSkill: classSkill,
  ClassDetail: classDetail,
  RecipeSummary: recipeSummary,
  RecipeDetail: recipeDetail,
  SkillOverview: skillOverview,
  SkillLevel: skillLevel,
  SkillLearnedBy: skillLearnedBy,
  SkillDetail: skillDetail,
  Seed: seed,
  Teleport: teleport,
  ExperienceLevel: experienceLevel,
  SoulCrystalSummary: soulCrystalSummary,
  SoulCrystalNpc: soulCrystalNpc,
  SoulCrystalDetail: soulCrystalDetail,
  CraftingNode: craftingNode,
  CraftingPlan: craftingPlan,
  ExchangeSummary: exchangeSummary,
  ExchangeEntry: exchangeEntry,
  ExchangeDetail: exchangeDetail,
  AreaNpc: areaNpc,
  LocationDetail: locationDetail,
  RegionDetail: regionDetail,
  SearchResult: searchResult,
  DatasetMeta: datasetMeta,
} as const;

/** The name of a public resource. */
export type ResourceName = keyof typeof resources;

/** What is fixed for a collection of records. */
export interface CollectionFacts {
  /** One record, as in the names of queries: `getItem`. */
  readonly one: string;
  /** Many records, as in the names of queries: `listItems`, `getItems`. */
  readonly many: string;
  /** One record, as in messages: "There is no item with id 5." */
  readonly label: string;
  /** The schema of a record's id. */
  readonly id: v.GenericSchema<number>;
  /** The resource that is a row of the list. */
  readonly row: ResourceName;
  /** The resource that `getX` and `getXs` return. */
  readonly detail: ResourceName;
  /** The code of the error for an id that no record has. */
  readonly notFound: `${string}_NOT_FOUND`;
}

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
  teleports: teleportFacts,
  experienceLevels: experienceLevelFacts,
  soulCrystals: soulCrystalFacts,
  exchanges: exchangeFacts,
} as const;

/** The name of a collection. */
export type CollectionName = keyof typeof collections;
