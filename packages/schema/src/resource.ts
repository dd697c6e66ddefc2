import { areaNpc } from "./area.js";
import { armorSet } from "./armor-set.js";
import { shopProduct, shopView } from "./buy-list.js";
import { classDetail, classSkill, classSummary } from "./class.js";
import { drop, itemSourceEntry, itemSourceNpc, npcDrops } from "./drop.js";
import { bulkMeta, listMeta } from "./envelope.js";
import { exchangeOption } from "./exchange.js";
import { hennaDetail, hennaSummary } from "./henna.js";
import { itemDetail, itemSummary, specialAbilityOption } from "./item.js";
import { locationDetail } from "./location.js";
import { datasetMeta, nameCount, npcTypeCount } from "./meta.js";
import { npcDetail, npcSummary, petData, rawNpc } from "./npc.js";
import { questClientJournalEntry, questDetail, questSummary } from "./quest.js";
import { classRef, itemQuantity, locationRef, npcRef, questRef, regionRef } from "./reference.js";
import { regionDetail } from "./region.js";
import { searchResult } from "./search.js";
import { skillSummary } from "./skill.js";
import { enrichedSpawn, rawSpawn } from "./spawn.js";

/** The schema of every public resource, by the name that the specification and the OpenAPI document give it. */
export const resources = {
  ListMeta: listMeta,
  BulkMeta: bulkMeta,
  NpcRef: npcRef,
  ClassRef: classRef,
  QuestRef: questRef,
  RegionRef: regionRef,
  LocationRef: locationRef,
  ItemQuantity: itemQuantity,
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
  ItemSourceNpc: itemSourceNpc,
  ItemSourceEntry: itemSourceEntry,
  NpcSummary: npcSummary,
  NpcDetail: npcDetail,
  PetData: petData,
  RawNpc: rawNpc,
  EnrichedSpawn: enrichedSpawn,
  RawSpawn: rawSpawn,
  Drop: drop,
  NpcDrops: npcDrops,
  ShopProduct: shopProduct,
  ShopView: shopView,
  QuestSummary: questSummary,
  QuestDetail: questDetail,
  QuestClientJournalEntry: questClientJournalEntry,
  ClassSummary: classSummary,
  ClassSkill: classSkill,
  ClassDetail: classDetail,
  AreaNpc: areaNpc,
  LocationDetail: locationDetail,
  RegionDetail: regionDetail,
  SearchResult: searchResult,
  DatasetMeta: datasetMeta,
} as const;

/** The name of a public resource. */
export type ResourceName = keyof typeof resources;
